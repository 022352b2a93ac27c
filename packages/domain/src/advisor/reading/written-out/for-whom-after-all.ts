import { sequence } from '../../../resolve/phrases.ts';
import { replacerOf, type Step } from '../../../resolve/patterns/quick-patterns.ts';
import { relation } from '../person/relation-words.ts';

const opening = String.raw`^\W*(?:(?:oh|no|ah|sorry|wait|oops|actually|well|but)\b[ ,.!]+)*`;
const kin = String.raw`((?:my|our|the) (?:[a-z]+ )?${relation.replace('(', '(?:')})\b`;

/** "My nan I mean, 84", "I meant my nan", "sorry, Alfie, not me": whom it is for. */
export const forWhomAfterAll: readonly Step[] = [
  [
    sequence(
      new RegExp(`${opening}(?:(?:i )?mean(?:t)? )?(?:for )?${kin}`, 'gi'),
      /,? (?:i (?:mean(?:t)?|should (?:say|have said))|(?:and )?not (?:for )?me)\b/,
    ),
    "it's for $1",
  ],
  [new RegExp(`${opening}(?:i )?mean(?:t)? (?:for )?${kin}`, 'gi'), "it's for $1"],
  [
    sequence(new RegExp(opening, 'gi'), /(?:(?:it's |its )?for )?([a-z]{3,12}),? not (?:for )?me\W*$/),
    "it's for $1, not for me",
  ],
];

/** The same of a message in which a name was replaced by the word for that one. */
export const withForWhom = replacerOf(() => forWhomAfterAll);
