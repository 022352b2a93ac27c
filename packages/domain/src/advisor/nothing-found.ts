import type { Item } from '../safety/assess.ts';
import { listed, paragraph } from './html.ts';
import { capital, inSentence, medicineName } from './names.ts';
import type { Subject } from './subject.ts';

/** Says what was looked at; "nothing found" is never "safe". */
export function nothingFound(items: readonly Item[], { person, who }: Subject, said: string): string {
  const namesOf = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map(({ name }) => inSentence(name));
  const mine = [
    ...namesOf('medicine'),
    ...person.medicines.map(medicineName),
    ...person.conditions.map(({ name }) => name),
    ...(person.pregnant ? ['pregnancy'] : []),
    ...(person.breastfeeding ? ['nursing'] : []),
  ];
  const known = [...new Set(mine)];
  const more = known.length > mostNames ? [`${known.length - mostNames} more`] : [];
  const against = known.length === 0 ? '' : ` with ${listed([...known.slice(0, mostNames), ...more])}`;
  const isForMany = namesOf('medicine').length + person.medicines.length > 1;
  const limits = [promise, ...(isForMany ? [onlyHerbs] : [])].filter((line) => !said.includes(line));
  return paragraph([`${capital(clearOf(items))}${against} for ${who}.`, ...limits].join(' '));
}

/** "I found no warning for ginger": the part that tells which herbs were looked at. */
export function clearOf(items: readonly Item[]): string {
  const herbs = items.filter(({ kind }) => kind === 'herb').map(({ name }) => inSentence(name));
  return `I found no warning for ${listed([...new Set(herbs)])}`;
}

const promise = 'That is no promise: not everything has been studied.';
const onlyHerbs = 'I do not check medicines against each other.';

/** Names told in one line. */
const mostNames = 5;
