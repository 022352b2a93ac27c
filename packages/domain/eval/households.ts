import { sortForHousehold, speaksAgainstSharing } from '../src/household/find-for-household.ts';
import {
  type Herb,
  listHerbs,
  listMedicines,
  type Person,
  readPerson,
  recommendHerbs,
  type Suggestion,
  type UseKey,
  useKeys,
} from '../src/index.ts';
import { anyAdult } from '../src/safety/person/empty-person.ts';
import { oracleForbids } from './household-oracle.ts';

const states = [
  'pregnant',
  'breastfeeding',
  'trying for a baby',
  'diabetes',
  'epilepsy',
  'kidney disease',
  'liver disease',
  'high blood pressure',
  'bleeding disorder',
  'breast cancer',
  'surgery next week',
  'drinks alcohol every day',
  'bipolar disorder',
  'gallstones',
  'stomach ulcer',
];
const allergies = ['ragweed', 'celery', 'birch pollen', 'nuts', 'honey', 'aspirin', 'soy', 'latex'];
const looked = 40;

export interface HouseholdRun {
  readonly households: number;
  readonly people: number;
  /** Herbs called suitable that a rule forbids to somebody in the household. */
  readonly violations: readonly string[];
}

/** Draws households at random from a pool of people and holds what the finder calls suitable against the oracle. */
export function runHouseholds({
  households,
  pool,
  seed,
}: {
  households: number;
  pool: number;
  seed: number;
}): HouseholdRun {
  const random = randomFrom(seed);
  const people = Array.from({ length: pool }, () => randomPerson(random));
  const judge = remembered(speaksAgainstSharing);
  const forbids = remembered(oracleForbids);
  const suggested = new Map<UseKey, readonly Suggestion[]>();
  const violations: string[] = [];
  for (let turn = 0; turn < households; turn += 1) {
    const use = pick(useKeys, random);
    const members = Array.from({ length: 1 + Math.floor(random() * 5) }, () => Math.floor(random() * people.length));
    const chosen = members.flatMap((id) => (people[id] ? [{ id, person: people[id] }] : []));
    const suggestions = suggested.get(use) ?? recommendHerbs({ person: anyAdult, wanted: [use], limit: looked });
    suggested.set(use, suggestions);
    for (const { herb } of sortForHousehold({ members: chosen, suggestions, judge }).suitable) {
      const culprit = chosen.find(({ person }) => forbids(herb, person));
      if (culprit) violations.push(`${herb.key} for ${JSON.stringify(culprit.person.medicines.map(({ id }) => id))}`);
    }
  }
  return { households, people: pool, violations: [...new Set(violations)] };
}

function remembered<Answer>(ask: (herb: Herb, person: Person) => Answer): (herb: Herb, person: Person) => Answer {
  const known = new WeakMap<Person, Map<string, Answer>>();
  return (herb, person) => {
    const own = known.get(person) ?? new Map<string, Answer>();
    known.set(person, own);
    const present = own.get(herb.key);
    if (present !== undefined) return present;
    const answer = ask(herb, person);
    own.set(herb.key, answer);
    return answer;
  };
}

function randomPerson(random: () => number): Person {
  const some = <T>(all: readonly T[], most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(all, random));
  const taken = [...some(listMedicines(), 5), ...some(listHerbs(), 2)].map(({ name }) => name);
  return readPerson({
    age: random() < 0.2 ? 1 + Math.floor(random() * 17) : 18 + Math.floor(random() * 75),
    gender: null,
    currentMedications: taken.join(', '),
    allergies: some(allergies, 2).join(', '),
    healthConcerns: some(states, 2).join(', '),
  });
}

function pick<T>(all: readonly T[], random: () => number): T {
  const chosen = all[Math.floor(random() * all.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** mulberry32: small, repeatable, good enough to vary cases. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
