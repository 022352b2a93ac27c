import { paragraph } from './html.ts';

interface Talk {
  readonly blocks: readonly string[];
  readonly followUps: readonly string[];
}

const starters = ['What helps me sleep?', 'Is ginger all right with my medicines?', 'How do I make chamomile tea?'];

const name = '(?:[\\s,]+(?:there|herbie|friend|mate|all|everyone))?';
const ending = '[\\s!.,?👍😊🙏🌿❤️]*$';
const greetings = new RegExp(
  `^\\s*(?:(?:hi+|hey+)(?:[\\s,]+(?:hi+|hey+))?|hello|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|yo)${name}(?:[\\s,!.]+(?:how are you(?: doing| today)?|how(?:'s| is) it going|nice to meet you|what'?s up))?${ending}`,
  'iu',
);
const foreignGreetings =
  /^\s*(?:hola|bonjour|bonsoir|salut|hallo|guten (?:tag|morgen|abend)|gr(?:ü|u)(?:ß|ss) gott|servus|moin|ciao|buongiorno|buonasera|olá|oi|bom dia|boa tarde|namaste|merhaba|selam|cześć|czesc|dzień dobry|hoi|goedendag|hej|ahoj|salaam|assalamu alaikum|shalom|привет|здравствуйте|你好|您好|こんにちは|안녕하세요|buen(?:os|as) (?:d[ií]as|tardes|noches))(?:[\s,]+\S+)?[\s!.,?]*$/iu;
const thanks = new RegExp(
  `^\\s*(?:(?:ok(?:ay)?|great|perfect|super|brilliant|lovely|wonderful|awesome|cool)[\\s,!.]+)?(?:many )?(?:thanks?(?: you)?|thank u|thx|ty|cheers|ta)\\b[^?]{0,60}${ending}`,
  'iu',
);
const foreignThanks =
  /^\s*(?:merci|gracias|muchas gracias|danke|vielen dank|grazie|obrigad[oa]|bedankt|dank je|dziękuję|teşekkürler|спасибо|谢谢|ありがとう)\b[^?]{0,30}$/iu;
const praise =
  /^\s*(?:you(?:'re| are)|this is|that(?:'s| is| was)|very|so)\s+(?:so |really |very |just )?(?:great|good|helpful|amazing|awesome|the best|wonderful|brilliant|kind|lovely|useful|perfect|nice)\b[^?]{0,30}$|^\s*(?:great|perfect|awesome|brilliant|nice|cool|ok(?:ay)?|got it|i see|good to know|understood)[\s!.,👍😊]*$/iu;
const goodbyes =
  /^\s*(?:(?:ok(?:ay)?|lovely|great|right|cool|perfect|brilliant)[\s,!.]+)?(?:that(?:'s| is| will be) (?:all|it|everything)(?: for (?:now|today))?|i'?m done|good ?bye|bye(?: bye)?|see (?:you|ya)(?: later)?|good ?night|take care|ciao|adios|adiós|tschüss|au revoir)\b[^?]{0,20}$/iu;
const whoAreYou =
  /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:a (?:real )?(?:doctor|human|person|bot|nurse)|an ai|human|real)\b|\bhow do you work\b/i;
const whatCanYouDo =
  /^\s*(?:what (?:can|do) you (?:do|help)|how can you help|what is this|how does this work)\b[^.]{0,20}$|^\s*help[\s!?.]*$/i;
const harming =
  /\b(?:slip|sneak|spike|put|hide|mix)\b[^.?!]{0,40}\b(?:someone|somebody|his|her|their|my (?:husband|wife|boss|ex|neighbou?r|partner|\w+))'?s?\b[^.?!]{0,20}\b(?:drink|food|tea|coffee|meal)\b|\bwithout (?:him|her|them|anyone) (?:knowing|noticing)\b|\b(?:poison|harm|hurt|sedate|drug|kill) (?:someone|somebody|him|her|them|my (?:husband|wife|boss|ex|neighbou?r|partner))\b|\buntraceable\b/i;
const offTopic =
  /\b(?:weather|foot ?ball (?:match|score|game)|won the|soccer|stock(?:s| market)?|bitcoin|crypto|javascript|python|html|excel|cover letter|curriculum vitae|write (?:me )?(?:a |an |some )?(?:poem|essay|code|story|song|e-?mail|letter)|capital of|president|election|vot(?:e|ing)|politic\w*|homework|translate|recipe for (?:cake|pizza|lasagna)|joke|horoscope|movie|film|song|maths?|lottery|insurance|mortgage|invest\w*|tax(?:es)?|laptop|computer|phone|wi-?fi|printer|bike|bicycle|tyre|tire|car|flight|hotel|visa|passport|rent|landlord|lawyer|dating)\b|^\s*[\d\s+*/x×().-]+=?\??\s*$|\bwhat(?:'s| is) \d+\s*[x*×+/-]\s*\d+/i;
/** Answers what is no question about herbs: greetings, thanks, who are you, attempts to change the rules, off-topic. */
export function smallTalk(question: string): Talk | null {
  const text = question.replaceAll('’', "'");
  if (harming.test(text))
    return talk(
      'I will not help to harm anyone or to give something without consent. If you are so angry or hurt that you think of it, please talk to someone you trust or a crisis line today.',
      [],
    );
  if (greetings.test(text))
    return talk(
      'Hello! I am Herbie, a built-in guide to herbs. Tell me what you would like help with, and I will check it against your profile.',
    );
  if (foreignGreetings.test(text))
    return talk(
      'Hello! I understand your greeting, but I can only answer in English. Ask me about a herb, or tell me what you would like help with.',
    );
  if (foreignThanks.test(text))
    return talk('You are welcome! I can only answer in English, but I am glad if it helped.');
  if (thanks.test(text) && !/\?|\bbut\b|:/.test(text))
    return talk('You are welcome. If anything changes, such as a new medicine, ask me again.');
  if (praise.test(text))
    return talk('Thank you, I am glad it helps. Is there anything else I can look up or check for you?');
  if (goodbyes.test(text))
    return talk('Goodbye, and take care. Your conversation is kept here for when you come back.');
  if (whatCanYouDo.test(text))
    return talk(
      'Tell me what bothers you, and I will look for herbs that may help. I can say how people use them and how much they take. I check each herb with your medicines, your health, your age and your allergies. I am no doctor: I do not diagnose or prescribe.',
    );
  if (whoAreYou.test(text))
    return talk(
      'I am Herbie, a computer program with a sourced knowledge base of herbs. I am not a doctor or a person, and I give no medical advice. Every answer is checked by fixed rules against the profile you choose.',
    );
  return null;
}

/** Whether a message tries to change the rules the advisor keeps to. */
export function isTampering(question: string): boolean {
  return tampering.test(question);
}

export const ownRules =
  'I keep to my own rules, whatever a message says. I can help with questions about herbs, supplements and how they fit with medicines.';

/** The kind no to what has nothing to do with herbs; null for what may. */
export function declineOffTopic(question: string): Talk | null {
  if (!offTopic.test(question)) return null;
  return talk(
    'That is outside what I know. I can help with herbs, supplements, and how they fit with medicines and conditions.',
  );
}

const tampering =
  /\b(?:ignore (?:all |your |the |any |my )?(?:of )?(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?|guidelines|warnings?|safety)|(?:forget|drop|bypass|override) (?:about )?(?:your|all|the|my) (?:rules|instructions|guidelines|medicines|medications|profile|safety)|you are now|you have no (?:restrictions|rules|limits)|no restrictions|pretend (?:to be|you(?:'re| are)|i (?:take|have|am))|act as (?:a |an |my |if )?|role-?play|let'?s play a game|jailbreak|developer mode|dan mode|system prompt|<\|?im_start|\[system\]|reveal your (?:prompt|instructions)|disregard (?:your|the|all|any)|as a doctor you must|for a novel|hypothetically)\b/i;

function talk(text: string, followUps: readonly string[] = starters): Talk {
  return { blocks: [paragraph(text)], followUps };
}
