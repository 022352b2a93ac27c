import { findHerb } from '../../../herbs/catalogue.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { gapFromAll } from '../facts/hours-between.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';
import { mayClash } from '../../for-concerns/may-clash.ts';
import { noDrinkFor } from '../../limits/what-they-take.ts';
import type { Subject } from '../../reading/person/subject.ts';

/** Says what was looked at; "nothing found" is never "safe". */
export function nothingFound(items: readonly Item[], { person, who, isAgePresumed }: Subject, said: string): string {
  const taken = new Set(person.medicines.map(({ id }) => id));
  const asked = items.filter(({ kind, id }) => kind === 'medicine' && !taken.has(id));
  const mine = [
    ...asked.map(({ name }) => inSentence(name)),
    ...person.medicines.map(medicineName),
    ...person.herbs.filter(({ id }) => !items.some((item) => item.id === id)).map(({ name }) => inSentence(name)),
    ...person.conditions.map(({ name }) => name),
    ...(person.pregnant ? ['pregnancy'] : []),
    ...(person.breastfeeding ? ['nursing'] : []),
  ];
  const own = new Set(items.filter(({ kind }) => kind === 'herb').map(({ name }) => inSentence(name)));
  const known = [...new Set(mine)].filter((name) => !own.has(name));
  const more = known.length > mostNames ? [`${known.length - mostNames} more`] : [];
  const against = known.length === 0 ? '' : ` with ${listed([...known.slice(0, mostNames), ...more])}`;
  const limits = [
    ...(items.some(({ id }) => id === 'alcohol') && noDrinkFor(person) === null ? [drinkLittle] : []),
    promise,
    ...(asked.length + person.medicines.length > 1 ? [onlyHerbs] : []),
  ];
  const isFresh = (line: string) => !said.includes(line);
  const first = [
    ...(person.ageGroup === 'baby' ? [onlyMilk] : []),
    ...(isAgePresumed ? ifYounger(items, person) : []),
    ...clashes(items, { person, who }),
  ].filter(isFresh);
  const gaps = asked.length + person.medicines.length > 0 ? gapsOf(items) : [];
  const clear = paragraph(
    [`${clearOf(items)}${against} for ${who}.`, ...gaps.filter(isFresh), ...limits.filter(isFresh)].join(' '),
  );
  return first.length === 0 ? clear : beside(first.join(' '), clear);
}

/** Until the age is told, what is forbidden to one who is younger than presumed is said with it. */
function ifYounger(items: readonly Item[], { ageYears }: Person): readonly string[] {
  if (ageYears === null || ageYears >= adultYears) return [];
  return items.flatMap(({ kind, id }) => {
    const rules = (kind === 'herb' ? findHerb(id)?.rules : undefined) ?? [];
    return rules.flatMap((rule) =>
      rule.kind === 'age' && 'underYears' in rule && rule.underYears <= ageYears && rule.severity === 'contraindicated'
        ? [`${rule.why} ${rule.advice}`]
        : [],
    );
  });
}

/** What swells or binds is kept some hours from any medicine, also where no rule speaks of it. */
function gapsOf(items: readonly Item[]): readonly string[] {
  return items.flatMap(({ kind, id }) => {
    const herb = kind === 'herb' ? findHerb(id) : undefined;
    return (herb === undefined ? undefined : gapFromAll(herb)) ?? [];
  });
}

/** What was found against it stands before the words that nothing was found: they are about the rest. */
function beside(told: string, clear: string): string {
  return beyondThat(clear).replace('<p>', () => `<p>${escapeHtml(told)} `);
}

/** "Beyond that, I found no warning", after harm that was told. */
export function beyondThat(block: string): string {
  return isNothingFound(block) ? block.replace(nothingFoundFor, `Beyond that, ${nothingFoundFor}`) : block;
}

/** Whether a block says so. */
export function isNothingFound(block: string): boolean {
  return block.startsWith(`<p>${nothingFoundFor}`);
}

const nothingFoundFor = 'I found no warning for';

/** What clashes with many medicines has no leave before it is known which are taken. */
function clashes(items: readonly Item[], { person, who }: Pick<Subject, 'person' | 'who'>): readonly string[] {
  const herbs = items.filter(({ kind, id }) => kind === 'herb' && mayClash(id, person));
  const isNamed = items.some(({ kind }) => kind === 'medicine');
  if (herbs.length === 0 || isNamed || person.takesUnknown) return [];
  const names = listed([...new Set(herbs.map(({ name }) => inSentence(name)))]);
  const takes = who === 'you' ? 'you take' : `${who} takes`;
  return [
    `${capital(names)} clash${herbs.length > 1 ? '' : 'es'} with many medicines, so not before a pharmacist has seen what ${takes}.`,
  ];
}

/** "I found no warning for ginger": the part that tells which herbs were looked at. */
export function clearOf(items: readonly Item[]): string {
  const herbs = items.filter(({ kind }) => kind === 'herb').map(({ name }) => inSentence(name));
  return `${nothingFoundFor} ${listed([...new Set(herbs)])}`;
}

const drinkLittle = 'Keep alcohol to a little all the same: it burdens the liver and sleep by itself.';
const promise = 'That is no promise: not everything has been studied.';
/** That no rule speaks of a baby is no leave to give it tea. */
const onlyMilk =
  'A baby under one year needs milk and nothing else from me: give no tea, drops or syrup unless the pediatrician says so.';
const onlyHerbs = 'I do not check medicines against each other.';

const adultYears = 18;
/** Names told in one line. */
const mostNames = 5;
