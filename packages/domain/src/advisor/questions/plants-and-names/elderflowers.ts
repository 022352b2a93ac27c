import type { Herb } from '../../../herbs/herb.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "No, I meant the flowers", of the elder whose berries were spoken of: a plant part that is used as well, in its own way. */
export function ofElderflowers({ key, name, monograph }: Herb, person: Person): AdvisorAnswer {
  const item: Item = { kind: 'herb', id: key, name, text: name, form: 'tea' };
  const findings = findingsAbout([item], person);
  const against = findingsAgainst([item], person);
  const tea = monograph?.amounts.find(({ form }) => form === 'tea');
  return {
    ...plainAnswer(
      [
        against.length > 0 ? `Elderflowers: ask first. ${against[0]?.why ?? ''} ${against[0]?.advice ?? ''}` : used,
        sure,
        pick,
        ...(against.length > 0 ? [] : [make, ...(tea === undefined ? [] : [`As a tea: ${tea.text}`])]),
      ].map(paragraph),
      ['How do I dry them?'],
    ),
    findings,
    sources: citedSources([...(tea?.sources ?? []), ...(monograph?.precautions.sources ?? [])], findings),
  };
}

const used = 'The flowers of black elder are used too, as a tea or a syrup, and they need other care than the berries.';
const sure =
  'Take only what you know for certain: black elder (Sambucus nigra) is a woody shrub. Dwarf elder and plants of the hemlock family, which also carry white flower heads, are poisonous; those are soft-stemmed herbs. If one sign does not fit, leave it.';
const pick =
  'Leaves, bark, stems and unripe berries of elder are poisonous, so take the blossoms off the green stalks and use no other part. Pick in dry weather, away from roads and sprayed fields.';
const make =
  'For a tea pour hot water on the flowers, cover and strain. For a syrup let the flowers stand in hot sugar water with lemon overnight in the cold, strain, bring it to the boil, fill it hot into clean bottles, and keep it in the fridge.';
