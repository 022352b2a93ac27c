import { onlyAnnoyed } from './data/figures.ts';
import { paragraph } from './wording/html.ts';
import { lately } from '../resolve/lately.ts';
import { withPlainApostrophes } from '../resolve/phrases.ts';
import {
  asksIfHarmful,
  declinesKindly,
  apology,
  assent,
  foreignGreeting,
  foreignThanks,
  goesOn,
  goodbye,
  greeting,
  harming,
  intoxicating,
  kindly,
  lonely,
  newcomer,
  sedating,
  partsKindly,
  ofLanguages,
  praise,
  thanks,
  undecided,
  whatCanYouDo,
  whoAreYou,
  willTry,
} from './data/small-talk-phrases.ts';
import { isToldInOne } from './reading/story.ts';
import { isOffTopic } from './reading/wishes/off-topic.ts';

interface Talk {
  readonly blocks: readonly string[];
  readonly followUps: readonly string[];
  /** It takes what was said, or takes leave: "thanks", "got it", "bye". */
  readonly closes?: boolean;
}

/** Answers what is no question about herbs: greetings, thanks, who are you, wishes to harm; null for all else. */
export function smallTalk(question: string, said = ''): Talk | null {
  const { reply } = replyTo(question);
  if (!reply) return null;
  const says = reply.again !== undefined && said.includes(reply.says) ? reply.again : reply.says;
  return { ...talk(says, reply.followUps), closes: reply.closes === true };
}

/** One answer asks for it several times. */
const replyTo = lately((question) => {
  const text = withPlainApostrophes(question);
  return { reply: replies.find(({ meets }) => meets(text) && isToldInOne(text, meets)) };
});

/** The kind no to what has nothing to do with herbs; null for what may. */
export function declineOffTopic(question: string): Talk | null {
  if (!isOffTopic(question)) return null;
  return talk(
    'That is outside what I know. I can help with herbs, supplements, and how they fit with medicines and conditions.',
  );
}

export const ownRules =
  'I keep to my own rules, whatever a message says. I can help with questions about herbs, supplements and how they fit with medicines.';

/** "My dog has fleas, garlic in his food?": nobody is to be harmed. */
const ofOwnPet =
  /^(?![^]*\b(?:poison|kill|harm|hurt|sedate|drug|neighbou?r\w*|noticing|knowing)\b)[^]*\b(?:my|our) (?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horses?|rabbits?)\b/i;

interface Reply {
  readonly meets: (text: string) => boolean;
  readonly says: string;
  /** What is said the next time. */
  readonly again?: string;
  readonly followUps?: readonly string[];
  readonly closes?: boolean;
}

const longestWord = 60;
const whatIDo =
  'Tell me what bothers you, and I will look for herbs that may help. I can say how people use them and how much they take. I check each herb with your medicines, your health, your age and your allergies. I am no doctor: I do not diagnose or prescribe.';

const ofNutmeg = /\bnutmegs?\b/i;
const forABuzz = /\b(?:trip(?:ping)?|high|buzz\w*|stoned|hallucinat\w*)\b/i;

/** The first that fits is given. */
const replies: readonly Reply[] = [
  {
    meets: (text) =>
      harming.test(text.replaceAll(onlyAnnoyed, ' ')) &&
      (!kindly.test(text) || sedating.test(text)) &&
      !ofOwnPet.test(text),
    says: 'I will not help to harm anyone, or to give somebody something without their consent. Even a mild herb can be dangerous with medicines or drink nobody told me of. If a relative refuses their tablets, their doctor or pharmacist can help. If you are angry, hurt or afraid, please talk to someone you trust or a help line today.',
    again: 'My answer stays no. Please bring it up with a doctor or pharmacist, or with the person themselves.',
    followUps: [],
  },
  {
    meets: (text) =>
      ofNutmeg.test(text) && (intoxicating.test(text) || forABuzz.test(text)) && !asksIfHarmful.test(text),
    says: 'I do not help with taking anything to get high, and give no amount. From about 5 g, one to three teaspoons, nutmeg poisons: vomiting, a racing heart, confusion and frightening visions that last a day or two. If some was taken already, call poison control now. A drug advice line will listen without judging.',
    again: 'I do not help with that. A doctor or a drug advice line will listen without judging.',
    followUps: [],
  },
  {
    meets: (text) => intoxicating.test(text) && !asksIfHarmful.test(text),
    says: 'I do not help with making or taking anything to get high. Datura and other plants used for that are poisons: they confuse, race the heart, and have killed. If some was taken already, call poison control or your emergency number now. If you feel you need it, a doctor or a drug advice line will listen without judging.',
    again:
      'I do not help with that, and I list no such plants. A doctor or a drug advice line will listen without judging.',
    followUps: [],
  },
  {
    meets: (text) => greeting.test(text),
    says: 'Hello! I am Herbie, a built-in guide to herbs. Tell me what you would like help with, and I will check it against your profile.',
  },
  {
    meets: (text) => foreignGreeting.test(text),
    says: 'Hello! I understand your greeting, but I can only answer in English. Ask me about a herb, or tell me what you would like help with.',
  },
  {
    meets: (text) => ofLanguages.test(text),
    says: 'Good, as I can only answer in English. Tell me what bothers you, or name a herb or medicine, and I check it for you.',
  },
  {
    meets: (text) => foreignThanks.test(text),
    says: 'You are welcome! I can only answer in English, but I am glad if it helped.',
    closes: true,
  },
  {
    meets: (text) => text.length <= longestWord && lonely.test(text) && !goesOn.test(text),
    says: 'Thank you for telling me. I am a program and no company, but what you feel counts. Is there a friend, a relative or your doctor you could tell it to this week? At findahelpline.com there are people who listen, at any hour.',
    again:
      'I am glad you wrote again. Please tell somebody near you how it is, or your doctor: that helps more than I can.',
    followUps: [],
  },
  {
    meets: (text) => partsKindly.test(text) && (praise.test(text) || thanks.test(text)) && !goesOn.test(text),
    says: 'You are welcome, and thank you. Take care of yourself, and rest well.',
    closes: true,
    followUps: [],
  },
  {
    meets: (text) => declinesKindly.test(text) && !goesOn.test(text),
    says: 'All right, then. Take care, and good luck with it. If anything changes or grows too much, ask me again, or tell somebody near you.',
    closes: true,
    followUps: [],
  },
  {
    meets: (text) => thanks.test(text) && !goesOn.test(text),
    says: 'You are welcome. If anything changes, such as a new medicine, ask me again.',
    closes: true,
  },
  {
    meets: (text) => apology.test(text),
    says: 'No harm done. Tell me what I can look up or check for you.',
  },
  {
    meets: (text) => praise.test(text) || assent.test(text) || willTry.test(text),
    says: 'Thank you, I am glad it helps. Is there anything else I can look up or check for you?',
    closes: true,
  },
  {
    meets: (text) => undecided.test(text),
    says: 'Take your time with the herbs; doing without one is a fair choice as well. Ask me whatever would help you decide.',
    again: 'No hurry. I am here when you want to look at it again.',
  },
  {
    meets: (text) => goodbye.test(text),
    says: 'Goodbye, and take care. Your conversation is kept here for when you come back.',
    closes: true,
  },
  {
    meets: (text) => newcomer.test(text),
    says: `Hello and welcome! I am Herbie, a guide to herbs. ${whatIDo}`,
    again: whatIDo,
  },
  {
    meets: (text) => whatCanYouDo.test(text),
    says: whatIDo,
  },
  {
    meets: (text) => whoAreYou.test(text),
    says: 'I am Herbie, a free computer program with a sourced knowledge base of herbs. I am not a doctor or a person, and I give no medical advice. Every answer is checked by fixed rules against the profile you choose.',
  },
];

const starters = ['What helps me sleep?', 'Is ginger all right with my medicines?', 'How do I make chamomile tea?'];

function talk(text: string, followUps: readonly string[] = starters): Talk {
  return { blocks: [paragraph(text)], followUps };
}
