import type { Understanding } from './understanding.ts';

/** The herbs that a question names, or else those the talk last spoke of. */
export function herbsMeant({
  herbs,
  earlierHerbs,
}: Pick<Understanding, 'herbs' | 'earlierHerbs'>): Understanding['herbs'] {
  return herbs.length > 0 ? herbs : earlierHerbs;
}
