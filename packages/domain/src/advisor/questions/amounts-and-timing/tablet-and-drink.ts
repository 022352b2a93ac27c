import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicine } from '../../../medicines/catalogue.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { goesFirst, isTakenAlone } from '../../about-herbs/facts/hours-between.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Does my tablet mind the tea? I have my first cup straight after": of a medicine that is taken alone, whatever the drink. */
export function answerTabletAndDrink({ question, herbs, medicines, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!besideADrink.test(text) || herbs.some(({ id }) => !drinks.has(id))) return null;
  const own = subject.person.medicines.filter(({ id }) => isTakenAlone(id));
  const named = own.filter(({ id }) => medicines.some((each) => each.id === id));
  const meant =
    named.length > 0 ? named : medicines.some(({ id }) => id.startsWith('class:')) || medicines.length === 0 ? own : [];
  if (meant.length === 0) return null;
  const beside = ofTabletsBeside(
    medicines.filter(({ id }) => meant.every((each) => each.id !== id)),
    { person: subject.person, meant },
  );
  const findings = [...beside, ...(herbs.length === 0 ? [] : findingsAbout(herbs, subject.person))];
  return {
    ...plainAnswer(
      [
        ...beside.map(({ subject: { name }, why, advice }) =>
          paragraph(`${capital(inSentence(name))} first, as it matters more. ${why} ${advice}`),
        ),
        paragraph(
          `Not straight after, and not together: tea of any kind, coffee, milk and breakfast can take away from ${listed(meant.map(medicineName))}. ${capital(goesFirst)} Keep to the same order every day; the tea comes after that wait, and what the packet or your doctor says goes before this.`,
        ),
      ],
      ['How many hours apart?', 'What should I watch out for?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "With my iron, all together": what else goes down with it and holds it back. */
function ofTabletsBeside(
  others: readonly Item[],
  { person, meant }: { readonly person: Person; readonly meant: Person['medicines'] },
): readonly Finding[] {
  const items = others.flatMap((other): Item[] => {
    const herb = findHerb(findMedicine(other.id)?.sameAs ?? '');
    return herb === undefined ? [] : [{ ...other, kind: 'herb', id: herb.key, name: herb.name }];
  });
  return items.length === 0
    ? []
    : findingsAbout(items, person).filter(({ with: other }) => meant.some(({ id }) => id === other.id));
}

const drinks: ReadonlySet<string> = new Set(['coffee', 'dairy', 'green-tea', 'decaf-coffee']);

const tablet = String.raw`(?:tablets?|pills?|capsules?|medicines?|meds|dose|thyroxine|levothyroxine|thyroid|alendron\w+|bone|take (?:it|them) (?:at|around|about) \d)`;
const drink = String.raw`(?:(?:first |morning )?(?:cup|cuppa|mug|brew)|tea|coffee|latte|cappuccino|milky?|juice|breakfast|porridge)`;
/** In either order, and asked of being together or of waiting. */
const besideADrink = sequence(
  /(?=[^]*\b(?:straight (?:after|away)|right (?:after|away)|after|before|with(?: what)?|together|same time|mind|minds|bother|bothers|wait|how (?:long|soon)|wash\w*|swallow\w*|first|apart|gap|upset|spoil)\b)/i,
  oneOf(
    new RegExp(String.raw`\b${tablet}\b[^]{0,80}\b${drink}\b`, 'i'),
    new RegExp(String.raw`\b${drink}\b[^]{0,80}\b${tablet}\b`, 'i'),
  ),
);
