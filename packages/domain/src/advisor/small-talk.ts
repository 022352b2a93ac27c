import { paragraph } from './html.ts';

interface Talk {
  readonly blocks: readonly string[];
  readonly followUps: readonly string[];
}

const starters = ['What helps me sleep?', 'Is ginger all right with my medicines?', 'How do I make chamomile tea?'];

const greetings =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|hiya|greetings|howdy)(?: (?:there|herbie))?[\s!.,]*$/i;
const foreignGreetings =
  /^\s*(?:hola|bonjour|salut|hallo|guten (?:tag|morgen|abend)|ciao|olá|oi|namaste|merhaba|привет|你好|こんにちは|buenos d[ií]as)(?: herbie)?[\s!.,]*$/iu;
const thanks =
  /^\s*(?:thanks?|thank you|thx|ty|cheers|great,? thanks|thank you (?:so|very) much|merci|gracias|danke)(?: (?:a lot|so much|herbie|again))?[\s!.,]*$/i;
const whoAreYou =
  /\b(?:who|what) are you\b|\bare you (?:a (?:real )?(?:doctor|human|person|bot)|an ai|human|real)\b|\bhow do you work\b/i;
const tampering =
  /\b(?:ignore (?:all |your |the |any )?(?:previous |prior |above )?(?:instructions|rules|prompts?)|forget (?:your|all|the) (?:rules|instructions)|you are now|pretend (?:to be|you are)|act as (?:a |an |my )?|jailbreak|developer mode|system prompt|reveal your (?:prompt|instructions)|disregard (?:your|the|all))\b/i;
const offTopic =
  /\b(?:weather|football|soccer|stock(?:s| market)?|bitcoin|crypto|javascript|python code|write (?:me )?(?:a |an )?(?:poem|essay|code|story|song|email)|capital of|president|election|homework|translate|recipe for (?:cake|pizza|lasagna)|joke|horoscope|movie|song|math|lottery|car insurance|mortgage)\b/i;

/** Answers what is no question about herbs: greetings, thanks, who are you, attempts to change the rules, off-topic. */
export function smallTalk(question: string): Talk | null {
  if (tampering.test(question)) {
    return talk(
      'I keep to my own rules, whatever a message says. I can help with questions about herbs, supplements and how they fit with medicines.',
    );
  }
  if (greetings.test(question))
    return talk(
      'Hello! I am Herbie, a built-in guide to herbs. Tell me what you would like help with, and I will check it against your profile.',
    );
  if (foreignGreetings.test(question))
    return talk(
      'Hello! I understand your greeting, but I can only answer in English. Ask me about a herb, or tell me what you would like help with.',
    );
  if (thanks.test(question)) return talk('You are welcome. If anything changes, such as a new medicine, ask me again.');
  if (whoAreYou.test(question)) {
    return talk(
      'I am Herbie, a computer program with a sourced knowledge base of herbs. I am not a doctor or a person, and I give no medical advice. Every answer is checked by fixed rules against the profile you choose.',
    );
  }
  if (offTopic.test(question))
    return talk(
      'That is outside what I know. I can help with herbs, supplements, and how they fit with medicines and conditions.',
    );
  return null;
}

function talk(text: string): Talk {
  return { blocks: [paragraph(text)], followUps: starters };
}
