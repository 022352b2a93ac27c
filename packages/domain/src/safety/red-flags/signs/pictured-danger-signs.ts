import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';

const heavyOnRibs = sequence(
  /\b(?:like|as (?:if|though)|feels? that)\b[^.?!]{0,40}\b/i,
  choice(
    /parked|parking|sits?|sitting|sat|kneel\w*|stands?|standing|stood|lying|leaning|press\w*/,
    /dropped|put|resting/,
  ),
  /\b[^.?!]{0,32}\bon my (?:ribs?|rib ?cage|breast ?bone|sternum|chest|torso)\b/,
);
const hardToRouse = sequence(
  /\b(?:hard|difficult|tough|impossible|so hard|harder and harder) to/i,
  / (?:wake|rouse|waken|wake up|bring round)\b/,
  notFollowedBy(
    sequence(
      / (?:up )?/,
      choice(
        /early|in the mornings?|for (?:school|work|college)|on (?:time|school)|before/,
        /at (?:six|seven|eight|\d)|when the alarm|after (?:a|the) (?:party|late night)|feeling/,
        /refreshed/,
      ),
    ),
  ),
  /(?<!\b(?:i find it|i'm|for me|i am|myself|alarm|motivation)\b[^.?!]{0,30})/,
);
const hotDrink = String.raw`(?:hot|boiling|freshly made|scalding) (?:\w+ )?(?:drinks?|teas?|coffees?|waters?|soups?|milk|cocoas?|noodles|porridge|fat|oil)|kettle|(?:mug|cup|pot|bowl|pan) of (?:hot |boiling )?(?:tea|coffee|soup|water|noodles|oil)`;
const smallChild = String.raw`baby|infant|newborn|toddler|(?:one|two|three|four|five|[1-9])[- ]years?[- ]olds?|\d{1,2}[- ]months?[- ]olds?|child|kid|daughter|son|grandson|granddaughter|little (?:boy|girl|one)`;
const andNotTheirThings = String.raw`(?!['’]s (?:homework|books?|toys?|clothes|shirts?|shoes|bed|cot|room|phone|tablet|laptop|bag|blanket|drawing|teddy|desk|painting))`;
const scaldedChild = oneOf(
  sequence(
    String.raw`\b(?:${hotDrink})\b[^.?!]{0,40}`,
    /\b(?:spill\w*|spilt|tipp\w*|pour\w*|knock\w*|splash\w*|pulled|went|fell|all over|over|down)\b/i,
    String.raw`[^.?!]{0,40}\b(?:${smallChild})\b${andNotTheirThings}`,
  ),
  sequence(
    String.raw`\b(?:${smallChild})\b[^.?!]{0,40}`,
    /\b(?:spill\w*|spilt|tipp\w*|pour\w*|knock\w*|splash\w*|pulled|scald\w*)\b/i,
    String.raw`[^.?!]{0,40}\b(?:${hotDrink})\b`,
  ),
);
const manyPuffs = sequence(
  /\b(?:us(?:e|ed|ing)|took|taken|sniffed|puffed|had|inhaled|pumped|sucked)\b[^.?!]{0,24}/i,
  /\b(?:inhaler|puffer|ventolin|salbutamol|albuterol|reliever|blue pump)\b[^.?!]{0,16}/,
  /\b(?:[1-9]\d|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|dozens of) times\b/,
);
/** "Bye. Look after my cat": nobody tells a guide to herbs so who comes back. */
const lastErrand = sequence(
  /^\W*(?:good ?bye|bye(?: bye)?|farewell|so long|adieu)\b[^?]{0,24}/i,
  /\b(?:look after|take (?:good )?care of|feed|be (?:good|kind) to|find a home for)\b/,
  /[^?]{0,8}\b(?:my|the) /,
  choice(
    /cats?|dogs?|kids?|children|sons?|daughters?|mum|mom|wife|husband|parents|brothers?|sisters?/,
    /boys?|girls?|pets?|animals/,
  ),
  /\b/,
);

const endsThings = sequence(
  /\b(?:plan(?:ning|ned|s)?|decided|ready|prepar\w+|intend\w*|hoping) (?:on |to )?(?:end(?:ing)?) /i,
  /(?:things|everything|it)\b/,
  notFollowedBy(
    / (?:with (?!me\b)|between|well|on a|at (?:work|the (?:firm|company))|for good with|amicably|my subscription|there with)/,
  ),
);
const jaundiceNow = oneOf(
  sequence(
    /\bjaundiced?\b[^.?!]{0,24}\b/i,
    choice(
      /since|for (?:two|three|four|five|a few|\d+) days|today|yesterday|now|this (?:morning|week)/,
      /suddenly|all of a sudden/,
    ),
    /\b/,
  ),
  sequence(
    /\b(?:have|has|got|getting|gone|went|going|look\w*|turned) jaundiced?/i,
    /\b(?! (?:as a (?:baby|newborn|child)|years ago|in the past|after birth))/,
  ),
);
const croup = oneOf(
  sequence(
    /\b/i,
    choice(
      /child|kid|toddler|baby|son|daughter|infant|boy|girl|\d[- ]year[- ]old/,
      /\d{1,2}[- ]month[- ]old|she|he|little one/,
    ),
    /\b[^.?!]{0,40}\b/,
    choice(
      /(?:barking|barky|seal[- ]like|croupy) cough\w*/,
      /bark(?:s|ed|ing)? like an? (?:\w+ )?(?:seal|sea lion|dog)|sounds? like a (?:seal|sea lion)/,
      /cough\w* (?:\w+ ){0,2}(?:bark\w*|like a (?:seal|dog))/,
    ),
    /\b/,
  ),
  /\b(?:barking|barky|seal[- ]like|croupy) cough\b[^.?!]{0,40}\b(?:child|kid|toddler|baby|son|daughter|infant|boy|girl|year[- ]old|month[- ]old)\b/i,
  /\b(?:child|kid|toddler|baby|son|daughter|infant|boy|girl|he|she) (?:has|have|had|got|may have|might have) (?:the )?croup\b/i,
);

const insect = String.raw`wasps?|bees?|bumble ?bees?|hornets?|yellow ?jackets?|insects?`;
const inTheMouth = String.raw`(?:(?:in|inside|on|at the back of)(?: (?:of|the|my|his|her|our))* (?:mouth|throat|tongue|gullet|gums?|palate)|(?:my|his|her) (?:tongue|throat|gums?|palate))`;
const stungInTheMouth = oneOf(
  new RegExp(
    String.raw`\b(?:stung|sting|stings|bitten|bit)\b[^.?!]{0,24}\b${inTheMouth}\b[^.?!]{0,24}\b(?:${insect})\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:${insect})\b[^.?!]{0,30}\b(?:stung|sting|stings|bitten|bit)\b[^.?!]{0,24}\b${inTheMouth}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:stung|bitten)(?: by (?:an? |the |some )?(?:\w+ )?(?:${insect}))? ${inTheMouth}\b`, 'i'),
  new RegExp(String.raw`\bswallowed (?:a|an|some) (?:live )?(?:${insect})\b`, 'i'),
);
const steppedOnANail = sequence(
  /\b(?:stood|stepped|trod|trodden|walked|landed|knelt)/i,
  / (?:right |straight |barefoot )?(?:on|onto|in) (?:a|an|some|the|two) (?:\w+ ){0,2}/,
  /(?:nails?|tacks?|screws?|rusty \w+|barbed wire|garden fork|thorns?|sea ?urchins?|fish ?hooks?)\b/,
);
const late = String.raw`5[3-9]|[6-8]\d`;
const periodsAgain = String.raw`(?:periods?|monthlies|bleeding) (?:(?:have|has|had|is|are|all|just|suddenly) )*(?:returned|back|come back|came back|started again|restarted|began again|begun again)`;
const periodsReturned = new RegExp(
  String.raw`\b${periodsAgain}\b[^.?!]{0,24}\b(?:at|aged|i'm|i am) (?:${late})\b|\b(?:i'm|i am|aged|at) (?:${late})\b[^.?!]{0,40}\b${periodsAgain}\b`,
  'i',
);
const shadowInSight =
  /\b(?:shadow|curtain|veil|shutter|blind)\b[^.?!]{0,16}\b(?:came|coming|come|comes|fell|falling|drawn|moving|creeping|across|over|in)\b[^.?!]{0,16}\b(?:my|his|her|one|the) (?:\w+ )?(?:eyes?|sight|vision|eyesight)\b/i;
const hotJointAndFever =
  /\b(?:big toe|toe|knee|ankle|wrist|elbow|finger|thumb|joint|hip|shoulder)\b[^.?!]{0,30}\b(?:glow\w*|hot|red|burn\w*|on fire|swollen|throb\w*)\b[^.?!]{0,24}\b(?:fever|temperature|chills|shiver\w*)\b/i;

/** Danger told in pictures or by what happened: a lorry on the ribs, a wasp in the mouth, a nail underfoot. */
export const picturedDangerSigns: readonly Signs[] = [
  { of: 'chest-pain', patterns: [heavyOnRibs] },
  { of: 'collapse-or-seizure', patterns: [hardToRouse] },
  { of: 'serious-injury', patterns: [scaldedChild] },
  { of: 'asthma', patterns: [manyPuffs] },
  { of: 'self-harm', patterns: [lastErrand, endsThings] },
  { of: 'bite', patterns: [stungInTheMouth] },
  { of: 'wound', patterns: [steppedOnANail] },
  { of: 'blood-where-none-belongs', patterns: [periodsReturned] },
  { of: 'eye', patterns: [shadowInSight] },
  { of: 'jaundice', patterns: [jaundiceNow] },
  { of: 'child-check', patterns: [croup] },
  { of: 'joint-or-bone', patterns: [hotJointAndFever] },
];
