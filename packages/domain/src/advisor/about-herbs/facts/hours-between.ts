import type { Herb } from '../../../herbs/herb.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { listed } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import type { Telling } from '../telling.ts';
import { clausesOf } from '../../wording/sentences.ts';

/** "How far apart?": the hours between, by what it is kept apart from. */
export function gapOf(
  herb: Herb,
  { findings, question, subject }: Pick<Telling, 'findings' | 'question' | 'subject'>,
): string {
  const gaps = findings.filter((finding) => isAbout(finding, herb) && gapIn(finding) !== '');
  const asked = gaps.filter((finding) => isMeant(question, finding));
  const told = asked.length > 0 ? asked : gaps;
  // Of two herbs the gap is told once, from the side that names it.
  if (told.length > 0 && told.every(({ kind, subject }) => kind === 'supplement' && subject.id !== herb.key)) return '';
  if (told.length === 0) return gapFromAll(herb) ?? withoutFixedGap(subject.person.medicines);
  const byGap = Map.groupBy(told, gapIn);
  return [...byGap]
    .map(([gap, pairs]) => `with ${listed([...new Set(pairs.map((pair) => otherName(pair, herb)))])}: ${gap}`)
    .join(' ')
    .replaceAll(/(?<=[.;] )with/g, 'With');
}

/** No hours are known for the herb. */
function withoutFixedGap(medicines: readonly { readonly id: string; readonly name: string }[]): string {
  const first = aloneFirst(medicines);
  return first === null
    ? 'I hold no fixed gap for that. A pharmacist can name one.'
    : `I hold no fixed gap for that. ${first}`;
}

/** What is taken alone is so beside anything. */
export function aloneFirst(medicines: readonly { readonly id: string; readonly name: string }[]): string | null {
  const alone = medicines.filter(({ id }) => isTakenAlone(id)).map(({ name }) => inSentence(name));
  return alone.length === 0 ? null : `With ${listed(alone)} this always counts. ${goesFirst}`;
}

export function isTakenAlone(id: string): boolean {
  return findMedicineProfile(id)?.traits.has('empty-stomach-absorption') === true;
}

export const goesFirst =
  'That medicine goes first: alone, with plain water, on an empty stomach, and at least half an hour before anything else.';

/** What swells or binds is kept from all medicines alike, as its own text tells. */
export function gapFromAll({ monograph }: Herb): string | undefined {
  return clausesOf(monograph?.precautions.text ?? '').find((clause) => ofAllOthers.test(clause));
}

const ofAllOthers =
  /\b(?:other|all other|take) (?:medications?|medicines?)\b[^.]*\b(?:hours?|before|after|apart)\b|\b(?:apart from|hours? from) (?:all )?(?:other )?(?:medications?|medicines?)\b/i;

/** The sentences of an advice that tell of hours between. */
export function gapIn({ advice }: Finding): string {
  return clausesOf(advice)
    .filter((clause) => /\b(?:hours?|minutes|apart)\b/i.test(clause))
    .join(' ');
}

/** "My thyroid tablet" is levothyroxine: what is said of it speaks of the thyroid. */
function isMeant(question: string, { with: other, why, advice }: Finding): boolean {
  const told = `${other.name} ${other.text} ${why} ${advice}`.toLowerCase();
  const words = question.toLowerCase().match(/[\p{L}-]{5,}/gu) ?? [];
  return words.some((word) => !ofAnyGap.has(word) && told.includes(word));
}

const ofAnyGap: ReadonlySet<string> = new Set(
  'apart hours between should tablet tablets capsule capsules medicine medicines pills before after their other'.split(
    ' ',
  ),
);

function otherName({ subject, with: other }: Finding, { key }: Herb): string {
  if (other.id === key) return inSentence(subject.name);
  return other.kind === 'medicine' ? medicineName(other) : inSentence(other.name);
}
