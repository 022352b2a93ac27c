import { choice, sequence } from '../../resolve/phrases.ts';
import { ageNumber, youngster } from './only-mentioned.ts';

/** "My grandson is here at the weekend, 9 months, snuffly": where somebody is stands between a child and its age. */
export const ageSetApart = [
  sequence(
    /\b/giu,
    String.raw`(${youngster}(?:['’]s)?(?: ${choice(
      /is|was|came|comes|coming|has come|who|here|there|stays|staying|visits|visiting|over|round|at|in|on|to|for|with|from/,
      /the|us|me|my|our|this|today|tonight|tomorrow|also|too|again|now|weekend|week|holidays?|house|home|place|stay|visit/,
      /called|named|lives|living|next door|downstairs|mon|tues|wednes|thurs|fri|satur|sun/,
    )}(?:day)?){1,9} ?[,(–-] ?)`,
    String.raw`(?:(?:he|she)(?:['’]s| is) )?(?:only |just |about |nearly )?`,
    String.raw`${ageNumber}[- ]?(months?|mos?|mths?|weeks?|wks?|days?)(?: old)?(?=\s*(?:[,.;?!)–]|$|and\b|with\b|has\b))`,
  ),
  '$1aged $2 $3',
] as const;
