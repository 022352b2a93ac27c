import { listHerbs, type Morphology } from '@herbie/domain';

/** Every plant's shape by its herb's key. The build writes the outcome in place of this file's code: see write-out.ts. */
export const plantShapes: Readonly<Record<string, Morphology>> = Object.fromEntries(
  listHerbs().flatMap(({ key, monograph }) => (monograph?.morphology ? [[key, monograph.morphology]] : [])),
);
