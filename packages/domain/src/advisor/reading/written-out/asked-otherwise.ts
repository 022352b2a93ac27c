import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** What is asked by what somebody says, by a denial or by a plan from before, as it would be asked plainly. */
export const askedOtherwise: readonly Step[] = [
  // "Is it true you shouldn't have grapefruit with these?"
  [
    /\bis it true (?:that )?(?:i|you|we|one|people) (?:can['’]?t|cannot|shouldn['’]?t|should not|must not|mustn['’]?t|may not|are not allowed to) (?:take|have|drink|eat|use|mix) /gi,
    'is it ok to have ',
  ],
  // "My daughter says no valerian because I could fall. Is she right?"
  [
    /\b(?:(?:my|our|the) (?:\w+ )?\w+|he|she|they|people) (?:say|says|said|think|thinks|told me|tells me) (?:that )?(?:no|not to (?:take|have|drink|eat)|i (?:can['’]?t|cannot|shouldn['’]?t|should not|must not|mustn['’]?t|may not) (?:take|have|drink|eat|use)) ([a-z][a-z' -]{2,24}?)(?: at all| any ?more)?(?:,? (?:because|as|since|or) [^.?!]*)?(?:[.,;!?]+ *(?:is|are) (?:he|she|they|that|this|it) (?:right|true|correct)|(?=\?))\W*$/gi,
    'is $1 ok for me?',
  ],
  // "What can I take that won't mess with my lithium?" asks for ideas, and tells what they are checked against.
  [
    /\b((?:what|which|anything|something|any)\b[^.?!,]{0,40}?) (?:that|which) (?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|do not|wouldn['’]?t) (?:mess|interfere|clash|interact|conflict|react|fight|collide) with my ([a-z][a-z' -]{2,30})\?*$/gi,
    'I take $2. $1?',
  ],
  // "It's not grapefruit, is it?": asked, and not denied.
  [
    /\b(?:it|that|this)(?:'s|’s| is) not (?:really |actually |just |the same as |like |a kind of )*(?:an? )?([a-z][a-z' -]{2,24}?),? (?:or )?is it\b\W*$/gi,
    'is it like $1?',
  ],
  // "Do I boil it or what?"
  [
    /\b(?:do|should|must|shall) (?:i|we) (?:just )?(?:boil|steep|brew|simmer|infuse) (?:it|them|that) or (?:what|not|just (?:boil|steep|brew|simmer|infuse)(?: (?:it|them))?)(?=\W*$)/gi,
    'how do i make it',
  ],
];
