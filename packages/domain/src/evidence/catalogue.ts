import { allSources } from './data/index.gen.ts';
import { kept } from '../kept.ts';
import type { Source } from './source.ts';

const byId = new Map(allSources.map((source) => [source.id, source]));

/** Every source that herbs, medicines and rules cite. */
export function listSources(): readonly Source[] {
  return allSources;
}

/** By its id; undefined for what is not known. */
export function findSource(id: string): Source | undefined {
  return byId.get(id);
}

/** The sources behind ids, in their order; ids nobody knows are left out (a test refuses them in the data). */
export function sourcesOf(ids: readonly string[]): readonly Source[] {
  return kept(lists, ids, () => ids.flatMap((id) => byId.get(id) ?? []));
}

/** A rule cites the same list each time it speaks. */
const lists = new WeakMap<readonly string[], readonly Source[]>();
