import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { Person } from '../../safety/person/person.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';

const daisies = 'ragweed-daisy-family';
/** The relatives that creams, teas and cold remedies hold most often. */
const relatives = ['chamomile', 'calendula', 'arnica', 'echinacea', 'yarrow', 'feverfew'];

/** "My skin is dry", beside an allergy to ragweed: the well-known relatives are named once, whatever is offered. */
export function familyOfAllergy({ allergens }: Person, said: string): string[] {
  if (!allergens.some(({ id }) => id === daisies || isOfDaisies(findHerb(id)))) return [];
  const herbs = relatives
    .flatMap((key) => findHerb(key) ?? [])
    .filter((herb) => isOfDaisies(herb) && !allergens.some(({ id }) => id === herb.key));
  const own = allergens.filter(({ id }) => id === daisies || isOfDaisies(findHerb(id)));
  const names = own.map(({ name }) => inSentence(name)).toReversed();
  const line = `With an allergy to ${[...new Set(names)].join(', ')} leave out the relatives too, in creams and in mixtures: ${listed(herbs.map(({ name }) => inSentence(name)))}.`;
  return said.includes(line) ? [] : [paragraph(line)];
}

function isOfDaisies(herb: Herb | undefined): boolean {
  return herb?.rules.some((rule) => rule.kind === 'allergy' && rule.with.includes(daisies)) === true;
}
