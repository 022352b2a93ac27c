import { numberWords } from '../../../resolve/number-words.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "5 months", once a baby was spoken of: how old it is, and not how long something has lasted; said so in the whole talk. */
export function withAgesGiven(request: AdvisorRequest): AdvisorRequest {
  const history = request.history.map((turn, place) =>
    turn.role === 'user' ? { ...turn, text: withAgeGiven(turn.text, request.history.slice(0, place)) } : turn,
  );
  return { ...request, history, question: withAgeGiven(request.question, request.history) };
}

function withAgeGiven(text: string, before: AdvisorRequest['history']): string {
  const [, nearly, count = '', unit = ''] = bareAge.exec(withPlainApostrophes(text)) ?? [];
  const number = Number(count) || (numberWords[count.toLowerCase()] ?? 0);
  if (number === 0 || number > (/^y/i.test(unit) ? grownUp : longest)) return text;
  const who = youngSpokenOf(before);
  if (who === null) return text;
  const reached = nearly !== undefined && number > 1 ? number - 1 : number;
  return `${who} is ${reached} ${unit.toLowerCase()} old`;
}

const grownUp = 17;
const longest = 60;

/** Of a baby an age is always meant; of an older child where the answer before asked for it. */
function youngSpokenOf(before: AdvisorRequest['history']): string | null {
  const asked = before.filter(({ role }) => role === 'user').slice(-lately);
  const last = before.findLast(({ role }) => role === 'assistant')?.text ?? '';
  for (const { text } of asked.toReversed()) {
    if (ageTold.test(text)) return null;
    const baby = babies.exec(text)?.[1];
    if (baby !== undefined) return /^(?:newborn|infant)$/i.test(baby) ? 'my baby' : `my ${baby.toLowerCase()}`;
  }
  const child = howOld.exec(last)?.[1];
  return child === undefined ? null : `my ${child}`;
}

const lately = 2;
const babies =
  /\b(baby|newborn|infant|toddler|little one)(?!['’]s (?:breath|bottle|first)| (?:shampoo|oil|powder|blues|weight|bump|food|wipes|steps|on the way))\b/i;
const ageTold =
  /\b\d{1,2}[ -]?(?:days?|weeks?|months?|mos?|years?|yrs?)[ -]?old\b|\bpregnant\b|\bexpecting\b|\bbreast ?-?feeding\b|\bnursing\b/i;
const howOld = /how old is your ((?:\w+ ){0,2}\w+?)(?=[,?]| and\b)/i;
const bareAge = sequence(
  /^\W*(?:(?:and|oh|sorry|well|so)\W+)*(?:(?:he|she|it|baby|they)(?:'s| is|'re| are)? )?(?:only |just |about |around |now |already )*/i,
  /(nearly |almost |not quite )?/,
  choice(
    /(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen)/,
  ),
  /[ -]?(days?|weeks?|months?|years?)\b(?: old)?(?: now| already| today| tomorrow)*\W*$/,
);
