import { isUnderage } from '../../safety/person/age-group.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "8 senna a night to stay thin": a laxative or water tablet against the weight is no matter of an amount. */
export function answerPurging({ history, said, subject }: Understanding, text: string): AdvisorAnswer | null {
  const told = history.flatMap(({ role, text: each }) => (role === 'user' ? [withPlainApostrophes(each)] : []));
  const latest = told.slice(-messagesBack);
  const isOfLaxative = laxative.test(text) || (takesSo.test(text) && latest.some((each) => laxative.test(each)));
  const isForWeight = toBeThin.test(text) || latest.some((each) => toBeThin.test(each));
  const takesIt = takesSo.test(text);
  // What is only asked about is answered with what the checks say of it.
  const isToldOn = isUnderage(subject.person) && !toBeThin.test(text) && !text.includes('?');
  if (!isOfLaxative || !isForWeight || !(takesIt || isToldOn)) return null;
  const first = said.includes(noCalories) ? stillNone : noCalories;
  const lines = takesIt ? [saltsGo, first, tellOne] : [first, tellOne];
  return { ...plainAnswer(lines.map(paragraph)), level: takesIt ? 'urgent' : 'none' };
}

const messagesBack = 3;
const laxative =
  /\b(?:laxatives?|senna|senokot|dulcolax|ex-?lax|bisacodyl|cascara|slimming teas?|detox teas?|skinny teas?|water (?:tablets?|pills?)|diuretics?|dandelion|epsom salts?)\b/i;
const toBeThin =
  /\b(?:skinny|skinnier|thin|thinner|slim\w*|los(?:e|ing) (?:\w+ )?weight|weight ?loss|shift (?:the |some |my )?weight|drop (?:a )?(?:dress )?siz\w+|flat(?:ter)? (?:tummy|stomach|belly)|fat|massive|huge|after (?:i eat|eating|meals|a binge|every meal))\b/i;
const takesSo =
  /\b(?:i|been|am|i'm|i've) (?:\w+ ){0,3}?(?:take|takes|taking|took|have|having|had|use|using|on|do|up to)(?: \w+){0,3}? (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a (?:whole )?(?:box|pack|strip|handful)|loads|lots|every)\b/i;
const noCalories =
  'A laxative or a water tablet takes no fat away: the food has been taken up long before, and what the scale loses is water and salts, which come back. So I name none of them for the weight, and no amount.';
const stillNone = 'I stay with that: none of them for the weight.';
const saltsGo =
  'So many wash potassium out of the body, and feeling dizzy, weak or a heart that skips is how that shows. Please have a blood test and a heart tracing today: ring your doctor or a medical advice line. Take no more of them, and drink. Fainting, chest pain, cramps or a fluttering heart: call your emergency number, 911, 112, 999 or 000.';
const tellOne =
  'Nobody will scold you. Tell one person you trust how it is with food and your body, such as a parent, a friend, a school nurse or your doctor; an eating disorder line listens also when you are not sure that it is one.';
