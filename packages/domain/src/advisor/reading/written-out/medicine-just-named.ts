import { readText } from '../../../resolve/read.ts';
import { keepYourMedicine } from '../../limits/prescribed-medicines.ts';
import { lastMessage } from '../last-said.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { namesHerbOrMedicine } from '../named-things/names-a-herb.ts';

/** "Should I stop it?", after "could it be the ramipril?": the medicine is meant, whatever was offered in between. */
export function withItsMedicine(text: string, { history, person }: AdvisorRequest): string {
  const last = lastMessage(history);
  // Right after a word of giving one up, "it" is answered in its own way.
  const isOfStopping = keepYourMedicine(last, readText(last).mentions) !== null;
  if (!stopsIt.test(text) || isOfStopping || namesHerbOrMedicine(text)) return text;
  const name = lastSpokenOf(history, person.medicines);
  return name === null ? text : text.replace(stopsIt, `$1 ${name}`);
}

/** The medicine the person last spoke of; null where a herb was named since, or nothing at all. */
function lastSpokenOf(history: AdvisorRequest['history'], taken: AdvisorRequest['person']['medicines']): string | null {
  for (const { role, text } of history.toReversed()) {
    if (role !== 'user') continue;
    const named = readText(text).mentions.filter(({ negated, allergy }) => !negated && !allergy);
    if (named.some(({ kind }) => kind === 'herb')) return null;
    const medicine = named.find(({ kind, id }) => kind === 'medicine' && !isDrunk.has(id));
    if (medicine !== undefined) return medicine.text;
    const [only, ...others] = taken;
    if (prescribed.test(text) && only !== undefined) return others.length === 0 ? only.name : 'my tablets';
  }
  return null;
}

const isDrunk: ReadonlySet<string> = new Set(['alcohol', 'caffeine']);

const stopsIt =
  /\b((?:stop|stopped|quit|skip|leave out|halve|come off|get off|pause|reduce|lower)(?: taking| using)?) (?:it|them|this|that|these|those)\b/i;

/** "My doctor says I should not take the pills for ever", "since the new tablets". */
const prescribed =
  /\b(?:my|new|prescribed|blood pressure|heart|water|sleeping) (?:\w+ ){0,2}(?:pills?|tablets?|medicines?|medication|meds)\b|\b(?:doctor|gp|pharmacist)\b[^.?!]*\b(?:pills?|tablets?|medicines?|medication|meds)\b/i;
