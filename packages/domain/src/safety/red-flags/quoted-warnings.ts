import { sequence } from '../../resolve/phrases.ts';

/** What a leaflet, a label or a question warns of, as long as nobody has it; taken out of a message before it is read. */

const hasIt = String.raw`(?![^]{0,400}\b(?:i (?:now |also |do |already |just )?(?:have|had|got|feel|felt|took|am)|i've|i'm|(?:he|she|my \w+|our \w+) (?:now |also )?(?:has|had|got|is|feels|took|drank|ate|swallowed|can't)|(?:he|she)'s|and now|right now)\b)`;
const hadIt = String.raw`(?<!\b(?:i have|i've|i got|i'm|he has|she has|my \w+ has)\b[^]{0,200})(?<!\b(?:swallowed|took|taken|downed|necked|emptied|finished|whole)\b[^.?!]{0,80})`;
/** Neither before nor after it somebody has what is warned of. */
const toNobody = `${hasIt}${hadIt}`;
const leaflet =
  '(?:(?:package |information |patient )?(?:leaflet|insert|label|booklet)|patient information|smpc|spc|(?:product|prescribing) information|product page|listing)';
const ofWhat = String.raw`(?: (?:(?:of|for|to|in|on|from) )?[\w' ]{1,30})?`;
const paper = `(?:${leaflet}|packet|package|packaging|box|bottle|small print|website)`;
const says = String.raw`(?:says?|said|reads?|states?|warns?(?: of| me of)?|lists?|mentions?)`;
const medium = String.raw`(?:(?:the|local|evening|morning) )?(?:news|radio|tv|telly|papers?|newspapers?|facebook|instagram|internet|podcast|documentary)`;
const stranger = String.raw`(?:an?|some|two|three|four|five|several|many|\d+|someone|somebody|people) `;
const rate = String.raw`(?:common|uncommon|rare|possible)`;

export const quotedWarnings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\bthan (?:what )?(?:it )?)\bsays? on (?:the |my )?${paper}\b${toNobody}[^?]{0,300}|\b${paper}${ofWhat} ${says}${toNobody}[^?]{0,300}|\b${leaflet}${ofWhat}: ?${toNobody}[^.?!]{0,300}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:side[- ]effects?|warnings?|cautions?|contraindications?)(?: (?:listed|named|given|mentioned|reported|printed))?${ofWhat}: ?${toNobody}[^.?!]{0,200}|\b${rate}: ${toNobody}[^.?!]{0,200}`,
    'gi',
  ),
  // "The news said a man was stabbed": strangers, whom nobody here can help.
  new RegExp(
    String.raw`\b(?:on )?${medium}(?: they)? (?:said|says|say|reported|reports|told|had|tells) (?:that |us |of |how )*${stranger}${toNobody}[^.?!,;]{0,100}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:saw|read|heard) (?:on|in|from) ${medium} (?:that |of |how |about )*${stranger}${toNobody}[^.?!,;]{0,100}`,
    'gi',
  ),
  new RegExp(
    String.raw`["“][^"”]{0,160}["”],? (?:is|it says|it reads|stands|was|says) (?:written )?(?:on|in) (?:the |my |a )?(?:\w+ ){0,2}\w+${hasIt}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:product|shop|seller'?s|amazon|online)? ?description: ?${toNobody}[^.?!]{0,200}`, 'gi'),
  sequence(
    /\b(?:can|could|does|do|may|might|will)\b(?:(?!\b(?:i|me|my|him|her|his|we|us)\b)[^.?!]){0,40}/gi,
    /\b(?:cause|give|lead to|trigger|bring|increase|list|mean|have)/,
    /\b(?:(?!\b(?:i|me|my|him|her|his|we|us)\b)[^.?!]){0,30}\bsuicidal/,
    String.raw` (?:thoughts|ideas|ideation|feelings|behaviou?r)${hasIt}`,
  ),
  new RegExp(
    String.raw`\bsuicidal (?:thoughts|ideas|ideation|feelings|behaviou?r) (?:is |are |was |were )?(?:listed |given |named )?as (?:a |possible |rare )*side[- ]effects?${hasIt}`,
    'gi',
  ),
  sequence(
    /\bhow (?:do|can|could|should) (?:i|we|you|one) (?:best |safely )?(?:keep|stop|prevent)/gi,
    / (?:my |our |the |small |little )?/,
    /(?:children|child|kids?|toddlers?|baby|son|daughter|dogs?|cats?|pets?) (?:from )?/,
    /(?:eating|touching|picking|chewing|swallowing|licking|putting)\b[^.?!]{0,40}/,
  ),
  /\b(?:before|ahead of|prior to) (?:an? |my |the |any )?(?:surgery|operation|procedure)\b[^.?!]{0,24}\bbleed\w*/gi,
  /\b(?:avoid|prevent|lower|reduce|against|risk of|don't get|do not get|not get|protect\w* (?:me )?(?:from|against)) (?:\w+ )?blood clots?\b[^.?!]{0,30}/gi,
];
