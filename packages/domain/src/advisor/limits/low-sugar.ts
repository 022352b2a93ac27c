import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { listed, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { citedSources } from '../wording/source-list.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "How will I notice if it is too low?", in a talk of blood sugar. */
export function answerLowSugarSigns({
  question,
  subject: { person },
  wanted,
  earlierUses,
}: Understanding): AdvisorAnswer | null {
  const isTreated = person.medicines.some(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose'));
  const isOfSugar = isTreated || sugar.test(question) || [...wanted, ...earlierUses].includes('blood-sugar');
  if (!isOfSugar || !asksForSigns.test(question) || /\bpressure\b/i.test(question)) return null;
  return plainAnswer([paragraph(`${signs} ${isTreated ? whatToDo : seldom}`)]);
}

/** "Would it drop my sugar too low?", of a herb spoken of: whether it acts that way, beside what, and the signs. */
export function answerTooLow({ question, subject, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const { person } = subject;
  const items = herbsMeant({ herbs, earlierHerbs });
  const known = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0 || !supposed.test(question) || !dropsTooLow.test(question)) return null;
  const lowering = known.filter(({ effects }) => effects.some(({ effect }) => effect === 'lowers-glucose'));
  const names = (some: typeof known) => listed(some.map(({ name }) => inSentence(name)));
  if (lowering.length === 0)
    return plainAnswer([paragraph(`That is not among the known effects of ${names(known)}. ${signs}`)]);
  const beside = person.medicines.filter(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose'));
  const findings = findingsAbout(items, person);
  const lead =
    beside.length === 0
      ? `${capital(names(lowering))} can lower blood sugar a little.`
      : `Beside ${listed(beside.map(({ name }) => name))} it could: ${names(lowering)} can lower blood sugar as well.`;
  return {
    ...plainAnswer([lead, `${signs} ${beside.length === 0 ? seldom : whatToDo}`].map(paragraph)),
    findings,
    sources: citedSources([], findings),
  };
}

const dropsTooLow = oneOf(
  sequence(
    /\b(?:drop|lower|push|bring|take|make|send|cause|give|get)\w*\b[^.?!]{0,24}\b(?:sugars?|glucose)\b/i,
    /[^.?!]{0,16}\b(?:too (?:low|far|much)|low|crash|down)/,
  ),
  /\b(?:cause|give|bring on|lead to|trigger)\b[^.?!]{0,12}\b(?:hypos?|hypoglyc\w+|low (?:blood )?sugars?)\b/i,
  /\b(?:sugars?|glucose) (?:go|drop|fall|get) too (?:low|far)\b|\bgo hypo\b/i,
);

const sugar = /\b(?:sugar|glucose|hypos?|hypoglyc\w+)\b/i;
const asksForSigns = oneOf(
  /\bwhat (?:does|do|would|will) (?:a |the )?(?:hypos?|low (?:blood )?sugar|hypoglyc\w+) (?:feel|look|be) like\b/i,
  sequence(
    /\b/i,
    choice(
      /how (?:will|would|do|can|could) (?:i|he|she|one) (?:know|tell|notice|feel|spot|see)/,
      /what (?:does|would) (?:it|that|a hypo) feel|(?:signs?|symptoms?) of|what happens/,
    ),
    /\b[^.?!]{0,40}\b(?:too )?(?:low|hypos?|hypoglyc\w+|drops?)\b/,
  ),
);
const signs =
  'Low sugar shows as shaking, sweating, hunger, a fast heartbeat, a pale face, and being dizzy, cross or muddled. Measure it when you can.';
const whatToDo =
  'Below 4 mmol/L (70 mg/dl), or when in doubt, take sugar or juice at once, measure again after 15 minutes, then eat something. If you do not get better or cannot swallow, someone should call your emergency number. Tell the diabetes team of each time: the medicine may be too strong with the herb.';
const seldom =
  'Without medicine for diabetes it is rare. Something sweet helps at once; if it comes again, a doctor should look.';

/** "Would it drop my sugar too low?" is asked of what is taken; nothing has happened. */
const supposed = /\b(?:would|could|can|will|might|may|does|do) (?:it|that|this|they|these|those)\b/i;
