import { allHerbs } from './data/index.gen.ts';
import type { Herb } from './herb.ts';

const byKey = new Map(allHerbs.map((herb) => [herb.key, herb]));

export function listHerbs(): readonly Herb[] {
  return allHerbs;
}

export function findHerb(key: string): Herb | undefined {
  return byKey.get(key);
}
