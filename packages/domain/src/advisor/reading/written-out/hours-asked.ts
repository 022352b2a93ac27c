import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const what = String.raw`(?:the |my )?([a-z][\w' -]{2,24}?)`;
const tablet = String.raw`((?:my|the|his|her) (?:\w+ ){0,3}?(?:tablets?|pills?|meds|medicines?|thyroxine|levothyroxine|antibiotics?|dose|capsules?|one|doxycycline|warfarin|lithium))`;
const how = '(?:when|how (?:long|far|many hours)|what (?:gap|interval))';

/** "When do I take the iron away from my tablet?" asks for the hours between the two. */
export const hoursAsked: readonly Step[] = [
  [
    new RegExp(
      String.raw`\b${how} (?:do|should|must|can|would) (?:i|he|she|we) (?:take|have|keep|space|put|leave) ${what} (?:away|apart|clear|well away|separate|separated) from ${tablet}`,
      'gi',
    ),
    'how many hours apart should I take $1 and $2',
  ],
  [
    new RegExp(
      String.raw`\b${how} (?:do|should|must|can|would) (?:i|he|she|we) (?:leave|wait|have|need|keep)(?: as a gap)? between ${what} and ${tablet}`,
      'gi',
    ),
    'how many hours apart should I take $1 and $2',
  ],
];
