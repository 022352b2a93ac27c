import { checkSafety, listHerbs, listMedicines, resolveName } from '@herbie/domain';
import { type Figure, overRounds } from './figures.ts';

const rounds = 5;
const checksEach = 60;
const resolvesEach = 1000;
const itemsEach = 60;
const person = {
  age: 34,
  gender: 'female',
  currentMedications: 'Metformin, warfarin',
  allergies: 'Ragweed',
  healthConcerns: 'Poor sleep, high blood pressure',
};
const queries = ['valeriann', 'melatonine', 'st jons wort', 'warfrin', 'ginko biloba', 'om', 'chamomille', 'xyzzyqqq'];

/** A cabinet of 60 items (two herbs to a medicine) against a person, and looking up a name with slips in it. */
export function measureKnowledge(): Figure[] {
  const [herbs, medicines] = [listHerbs(), listMedicines()];
  const cabinet = (start: number) =>
    Array.from({ length: itemsEach }, (_, place) => {
      const from = place % 3 === 2 ? medicines : herbs;
      return from[(start * 7 + place * 13) % from.length]?.name ?? '';
    });
  const checks = (count: number) => timesOf(count, (turn) => void checkSafety({ person, items: cabinet(turn) }));
  const resolves = (count: number) => timesOf(count, (turn) => void resolveName(queries[turn % queries.length] ?? ''));
  checks(checksEach);
  resolves(resolvesEach);
  const check = overRounds(Array.from({ length: rounds }, () => checks(checksEach)));
  const resolve = overRounds(Array.from({ length: rounds }, () => resolves(resolvesEach)));
  return [
    { name: `a check of ${itemsEach} items, p50`, value: check.p50, unit: 'ms' },
    { name: `a check of ${itemsEach} items, p95`, value: check.p95, unit: 'ms', atMost: 5 },
    { name: 'resolving a misspelt name, p95', value: resolve.p95, unit: 'ms', atMost: 1 },
  ];
}

function timesOf(count: number, work: (turn: number) => void): number[] {
  return Array.from({ length: count }, (_, turn) => {
    const started = performance.now();
    work(turn);
    return performance.now() - started;
  });
}
