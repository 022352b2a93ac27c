import { readText } from '../../../resolve/read.ts';
import type { Person } from '../../../safety/person/person.ts';
import { listed } from '../../wording/html.ts';

/** "Father is very happy and wants to leave the gliclazide": the medicine that is to be left off. */
export function leftOff(words: string, { medicines }: Person): string | null {
  const rest = stops.exec(words)?.[1];
  if (rest === undefined) return null;
  const named = readText(rest).mentions.find(
    ({ kind, id }) => kind === 'medicine' && medicines.some((each) => each.id === id),
  );
  return (
    named?.text ??
    (anyTablets.test(rest) && medicines[0] !== undefined ? listed(medicines.slice(0, 2).map(({ text }) => text)) : null)
  );
}

const stops =
  /\b(?:wants?|wanting|going|gonna|plans?|planning|thinking|likes?|can|could|may|should|shall|wish(?:es)?|hop(?:es|ing)|tempted|decided|about|keen|ready|rather)\b[^.?!]{0,24}\b(?:stop(?:ping)?|leav(?:e|ing)(?: off| out)?|skip(?:ping)?|com(?:e|ing) off|get(?:ting)? off|drop(?:ping)?|halv(?:e|ing)|quit(?:ting)?|giv(?:e|ing) up|swap(?:ping)?|replac(?:e|ing)|do(?:ing)? without)\b([^.?!,;]{0,50})/i;
const anyTablets =
  /^ (?:(?:taking|with|all|his|her|my|the|those|these) )*(?:tablets|pills|medicines?|medication|meds|injections?)\b/i;
