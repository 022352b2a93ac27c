import { readList } from '../../resolve/read.ts';
import { tidied } from './profile-shorthand.ts';

/** What a list of supplements brings. Of the person it tells nothing else: "prenatal vitamins" is no pregnancy. */
export function readListed(names: readonly string[]) {
  const { mentions, unrecognised } = readList(tidied(names.join('\n')));
  const taken = mentions.filter(({ negated, allergy }) => !negated && !allergy);
  return {
    medicines: taken.filter(({ kind }) => kind === 'medicine'),
    herbs: taken.filter(({ kind }) => kind === 'herb'),
    unrecognised,
  };
}
