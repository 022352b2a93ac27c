import type { Mention } from '../../resolve/mention.ts';
import { readText } from '../../resolve/read.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "A Lemsip with two paracetamol as well": the same painkiller twice, as many packs for colds and pain hold it unsaid. */
export function paracetamolTwice({ history, mentions, person, subject, said }: Understanding): string | null {
  const now = packsIn(mentions);
  const lately = history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).slice(-messagesBack);
  // What the one who writes takes is not what their child had.
  const before = subject.isOther
    ? []
    : [
        ...lately.flatMap((text) => packsIn(readText(text).mentions.filter(({ negated }) => !negated))),
        ...packsIn(person.medicines),
      ];
  const all = [...now, ...before];
  const mixed = all.find(({ isMixed }) => isMixed);
  const other = all.find(({ name }) => mixed !== undefined && !isSame(name, mixed.name));
  if (now.length === 0 || mixed === undefined || other === undefined) return null;
  const line = `No, not ${mixed.name} and ${other.name} together: ${other.isMixed ? 'both hold paracetamol (acetaminophen)' : `${mixed.name} holds paracetamol (acetaminophen) already`}, so it would be taken twice. ${isUnderage(subject.person) ? ofTheYoung : ofAdults} ${readThePack} ${tooMuch}`;
  return said.includes(line) ? null : line;
}

interface Pack {
  readonly name: string;
  /** It holds more than the one painkiller. */
  readonly isMixed: boolean;
}

function packsIn(named: readonly Named[]): readonly Pack[] {
  const medicines = named.filter(({ kind }) => kind === 'medicine');
  return medicines
    .filter(({ id }) => id === painkiller)
    .map(({ text }) => ({
      name: text,
      isMixed: medicines.some((each) => each.id !== painkiller && each.text === text),
    }));
}

type Named = Pick<Mention, 'kind' | 'id' | 'text'>;

/** The same, where nothing else is asked. */
export function answerParacetamolTwice(asked: Understanding): AdvisorAnswer | null {
  const line = asked.herbs.length + asked.wanted.length > 0 ? null : paracetamolTwice(asked);
  return line === null ? null : plainAnswer([paragraph(line)], ['What else could help?']);
}

const painkiller = 'acetaminophen';
const messagesBack = 3;

/** "Lemsip" and "Lemsip Max" are one pack, named twice. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}

/** As the leaflets of the packs have it. */
const ofAdults =
  'Take one or the other, with at least four hours between two doses of anything that holds it, and from all packs together no more than 4 g (eight tablets of 500 mg) in 24 hours; less, as a pharmacist says, below 50 kg (110 lb), with a sick liver or much alcohol.';
const ofTheYoung = 'One or the other, and how much goes by age and weight: ask a pharmacist before the next dose.';
const readThePack = 'Many packs for colds, flu, pain or the night hold it, so read each one first.';
const tooMuch =
  'If both were taken already, take no more of either, count up the day and ask a pharmacist or a poison line today; after more than that call the poison line or go to an emergency department now, even if you feel well, as the liver shows harm only days later.';
