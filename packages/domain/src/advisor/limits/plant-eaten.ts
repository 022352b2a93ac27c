import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isSettled } from './settled.ts';

/** "There were little white bells on it", after a plant from outdoors was eaten and made ill: what sounded like a poisoning is not over. */
export function stillOfThePlant({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const [told = '', before = ''] = history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).toReversed();
  const isHeld = last.includes(tellThem) || last.includes(betterIsNoProof);
  if (!isHeld && !(soundsPoisoned.test(last) && gathered.test(told))) return null;
  const text = withPlainApostrophes(question);
  if (isSettled(question) || bought.test(text) || isOther(question, `${told} ${before}`)) return null;
  return { ...plainAnswer([isHeld ? betterIsNoProof : tellThem, numbers].map(paragraph)), level: 'emergency' };
}

/** Another complaint than the one that came of it. */
function isOther(question: string, told: string): boolean {
  const { uses } = concernsIn(question);
  const before = concernsIn(told).uses;
  return uses.length > 0 && uses.every((use) => !before.includes(use)) && !ofTheBelly.test(question);
}

const ofTheBelly = /\b(?:stomach|belly|tummy|sick|nausea|vomit\w*|cramps?|diarrh\w+|wind|digest\w*|settle)\b/i;
const soundsPoisoned = /possible poisoning|may be poisoning/i;
const gathered =
  /\b(?:pick(?:ed|ing)?|forag\w+|gather\w*|wild|found|dug|hedge\w*|woods?|river|garden|bush|berr(?:y|ies)|mushrooms?|leaf|leaves|roots?|bulbs?|flowers?)\b/i;
const bought = /\b(?:shop|supermarket|store|bought|packet|greengrocer\w*|tesco|aldi|lidl|walmart)\b/i;
const tellThem =
  'Tell that to the poison line as well: how the plant looked helps them to name it. Lily of the valley, autumn crocus, hemlock and others are taken for food, and some of them harm the heart, the liver or the nerves only hours later. Take nothing to settle the stomach, no tea either, before they have said so.';
const betterIsNoProof =
  'That it feels better now proves nothing: with some plants a good spell comes before the harm. So no herb and no tea yet, only the call.';
const numbers =
  'In the US call Poison Control at 1-800-222-1222, day or night. Elsewhere call your emergency number or your national poison line. If I have misread you, tell me what was eaten and where it came from.';
