import { choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { noPlanOfOnesOwn, ofAGap } from './after-keep-taking.ts';
import { asksForFewerTablets, fewerWhileFasting } from '../questions/amounts-and-timing/while-fasting.ts';
import { keptSecret } from './keeps-it-private.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** What is said to a question, as long as a doctor has not seen what was told before it. */
export function untilSeen(alarm: RedFlag, told: string, question: string, isAgain = false): AdvisorAnswer | null {
  if (alarm.id === 'dehydration' && keepsWaterDown.test(question)) return null;
  if (alarm.id === 'after-birth-mind' && losesChild.test(question)) return plainAnswer([paragraph(nobodyTakesIt)]);
  const before = [...concernsIn(told).uses, ...(partOfIt[alarm.id] ?? [])];
  const now = concernsIn(question).uses;
  const isOther = (now.length > 0 && now.every((use) => !before.includes(use))) || isOfOtherPart(question, told);
  const [todo] = asksWhatToDo.test(question) ? alarm.paragraphs : [];
  if (todo !== undefined) return { ...plainAnswer([asISaid, todo].map(paragraph)), level: 'urgent' };
  if (asksToStop.test(withPlainApostrophes(question)))
    return { ...plainAnswer([paragraph(stopUntilSeen)]), level: 'urgent' };
  if (alarm.id in partOfIt && ofAGap.test(question))
    return { ...plainAnswer([paragraph(noPlanOfOnesOwn)]), level: 'urgent' };
  if (asksForFewerTablets(question)) return { ...plainAnswer([fewerWhileFasting].map(paragraph)), level: 'urgent' };
  const kept = keptSecret(question);
  if (kept !== null) return { ...plainAnswer([kept, stillToday].map(paragraph)), level: 'urgent' };
  if (isOther) return null;
  const hurts = stillHurts.test(question) ? [forThePain] : [];
  if (isAgain) return plainAnswer([...hurts, stayWithIt].map(paragraph));
  const lines = [...hurts, asksForLeave.test(question) ? `Not yet. ${noHerbYet}` : noHerbYet];
  return plainAnswer(lines.map(paragraph));
}

/** "What could I do for my bowels?", after food that sticks in the gullet. */
function isOfOtherPart(question: string, told: string): boolean {
  const named = forAPart.exec(question)?.[1]?.toLowerCase();
  return named !== undefined && !told.toLowerCase().includes(named);
}

const forAPart =
  /\b(?:for|about|with|help) (?:my|the|his|her) (bowels?|constipation|skin|knees?|hips?|hands?|feet|hair|bladder|nose|eyes|ears|joints|nails)\b/i;

/** What else is asked for is the same trouble: nerves and sleep when drink was stopped. */
const ofWithdrawal: readonly UseKey[] = ['anxiety', 'stress', 'sleep', 'nausea', 'mood'];
const partOfIt: Readonly<Record<string, readonly UseKey[]>> = {
  withdrawal: ofWithdrawal,
  dependence: ofWithdrawal,
  'known-withdrawal': ofWithdrawal,
};

/** An answer that waits for the doctor. */
export function isHold(answer: string): boolean {
  return answer.includes(noHerbYet) || answer.includes(stayWithIt);
}

/** "Water stays down, it is only food": what was taken for drying out. */
const keepsWaterDown = sequence(
  /(?<!\b(?:can't|cannot|can not|don't|doesn't|not|hardly|barely|never|no longer) )/i,
  choice(
    /\b(?:keep|keeps|keeping|hold|holds) (?:\w+ )?(?:water|fluids?|drinks?|liquids?|sips) down\b/,
    /\b(?:water|fluids?|drinks?|liquids?) (?:stays?|is staying|are staying) (?:down|in)\b/,
  ),
);
/** "They take babies away." */
const losesChild =
  /\b(?:tak(?:e|es|ing)|took|remove)\b[^.?!]{0,16}\b(?:bab(?:y|ies)|child(?:ren)?|kids?|him|her|it)\b[^.?!]{0,8}\b(?:away|off|from)\b|\blos(?:e|ing) (?:my|the|our) (?:bab(?:y|ies)|child(?:ren)?|kids?)\b|\bsocial (?:services|workers?)\b/i;
const nobodyTakesIt =
  'Many parents fear that, and it keeps them from help. To ask for help is to look after the baby. If a doctor is too much now, begin with the midwife, the health visitor or one person you trust, or a line that need not know your name: 988 in the US and Canada, 116 123 in the UK and Ireland. What you feel can be treated. I name no herb for it: it could cost you time.';

const asksWhatToDo =
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\b[ ,]*)*what (?:now|(?:should|can|do|must|shall) (?:i|we|he|she) do\b[^.?!]{0,16})\W*$/i;
/** "It hurts like hell": what may be asked for until then. */
const stillHurts = /\b(?:hurts?|pain(?:ful)?|sore|aches?|agony|killing me|burns?)\b/i;
const forThePain = 'For the pain till then a pharmacist can name a painkiller that suits you and your medicines.';
const asksForLeave =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:can|could|may|should|is it (?:ok|okay|safe|fine|all ?right))\b/i;
/** "Should I stop?", of what is taken. */
const asksToStop =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:should|shall|must|do|can|better|had i better) (?:i |she |he |we )?(?:(?:just|better|have to|need to|now) )*(?:stop|quit|leave (?:it|them|that)|come off|keep (?:on )?taking|carry on|go on|continue)\b/i;
const stopUntilSeen =
  'Take no more of any herb or supplement until a doctor has seen you, and take the packs along. What was prescribed is another matter: do not stop that alone, but ask about it in the same call, today.';
const asISaid =
  'First what I told you, and the call to a doctor or medical advice line today. Nothing herbal until then.';
const stillToday =
  'What you told me still needs a doctor or a medical advice line today. It is easier with somebody you trust beside you: a relative, a school nurse, a friend. Nobody should be angry with you for asking for help.';
const stayWithIt =
  'I stay with that, and not to be hard on you: no herb, tea or juice before somebody has examined you. Rest till then, and ring a medical advice line if the doctor is far off.';
const noHerbYet =
  'For this I name no herb until a doctor has seen it: it could hide what is behind it, or cost time. If you have been seen, tell me what was found. For sleep or something else I can help now.';
