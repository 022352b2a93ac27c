import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { medicine, poisonPlant } from '../words/taking-words.ts';

const smallNumber = '(?:[1-9]|one|two|three|four|five|six|seven|eight|nine)';
const young = new RegExp(
  String.raw`${child.source}|\b(?:he|she)(?:'s| is)(?: (?:only|just|nearly|about))? ${smallNumber}(?=\W*$|[,.!?]| (?:and|but|years?|months?))`,
  'i',
);
const had = concept(`had has_had he's_had she's_had got_at got_hold got_into eaten ate taken took swallow* sucked`);
const ofAGrownUp =
  /\b(?:grand\w+|gran|granny|nana?|nanny|mum|mom|mummy|dad|daddy|husband|wife|partner|aunt\w*|uncle|neighbou?r|lodger|visitor)'?s\b(?! (?:milk|soup|cooking|tea|honey|recipe))/i;
/** "She got at the bottle, maybe 6 gone": what is missing is in the child, whatever it was. */
const childGotAt = sequence(
  String.raw`(?:${child.source}|\b(?:he|she))(?:'s|'d)?\b(?: (?!found|said)\w+){0,2}? `,
  choice(
    /got (?:at|into|hold of|(?:his|her) hands on|the (?:lid|top|cap) off)|gotten into|been (?:at|in|into)/,
    /helped (?:him|her)self to|found|climbed (?:up )?(?:to|on)|reached|opened|emptied|was alone with/,
  ),
  /\b/i,
);
const vessel = concept(
  `
    (?<!(?:water|wine|beer|milk|gin|vodka|juice)_)(?:bottles?|jars?|tubs?)(?!_of_(?:milk|water|juice|wine|beer|gin|vodka|whisk\\w+|ketchup|squash|pop|coke|lemonade))
    lid blister_?packs? gumm(?:y|ies) vitamins? tablets? pills? capsules? melatonin supplements? medicine* syrup drops softgels? pastilles?
  `,
);
const isMissing = sequence(
  /\b/i,
  choice(
    /(?:about |maybe |around |like |at least |another )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a dozen|a few|several|some|half|most|all|loads|lots)/,
    /(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) or \w+/,
  ),
  / (?:of (?:it|them|the (?:bottle|jar|tub|lot)) |\w+ )?(?:is |are |were |was |'s |have |has )?(?:gone|missing|short|eaten|swallowed)\b/,
);
const beenAt = concept(
  `
    been_(?:at|in|into|chewing|eating) got_(?:at|into|hold_of)_(?:the|my|our|some)? bite_marks tooth_?marks
    teeth_marks chewed chewing nibbl*
  `,
);
const underOne = new RegExp(
  String.raw`\b(?:bab(?:y|ies)|newborn|infant|(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|mos?|weeks?|wks?)[- ]?olds?)\b`,
  'i',
);
const limpOrWeak = concept(
  `
    weak weakly floppy limp droop* sleepy lethargic drows* listless (?:weak|faint|quiet|feeble)_(?:cry|suck)
    can't_suck won't_(?:feed|suck) isn't_feeding not_feeding
  `,
);
const feedsHalf =
  /\b(?:half|(?:a )?third|quarter|less than half)\b[^.?!]{0,24}\b(?:feeds?|bottles?|milk|usual|normal|drink\w*)\b/i;
const feeding = concept(`feed* drink* bottles? milk nurs* taking takes`);

/** "Newborn with breathing trouble": so young, and named with what it is short of. */
const newbornShortOfAir =
  /\b(?:new-?born|(?:\d|one|two|three|four) (?:days?|weeks?)[- ]old|prem(?:ature)? baby)\b[^.?!]{0,24}\b(?:breathing (?:troubles?|problems?|difficult\w*|badly|hard|fast)|(?:trouble|difficulty|problems?) breathing|struggl\w+ (?:to breathe|for (?:air|breath))|grunt\w*|gasp\w*)\b(?![^.?!]{0,24}\b(?:ago|years|in (?:19|20)\d\d|now (?:\d\d|grown))\b)/i;
const aBaby = concept(`bab(?:y|ies) newborns? infants? she he son daughter`);
const feverish = concept(`fever* temperatures? temp burning_up 38(?!_weeks?) 38\\.\\d 39(?!_weeks?) 39\\.\\d`);
const underThreeMonths = sequence(
  /(?:\b(?:is|she's|he's|baby's|aged|only|just|about|nearly)|,) (?:only |just |about )?/i,
  choice(
    /(?:[12]|one|two) months?/,
    /(?:\d|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) weeks?/,
    /(?:\d|1\d|ten|five|six|seven|eight|nine) days?/,
  ),
  /(?: old)?(?=\W*$|[,.!?;]| and\b)/,
);
const babyHasFever = oneOf(
  sequence(
    /\b(?:my|our|the) (?:baby|infant|newborn)/i,
    /(?:'s| is| has| had| feels)? (?:got |running |been )?(?:a |very |so )?(?:\w+ )?/,
    /(?:fever(?:ish)?|temperature|burning up)\b(?! (?:is (?:normal|gone)|has gone))/,
  ),
  /\bbaby with (?:a )?(?:\w+ )?(?:fever|temperature)\b/i,
);

/** Small children: a grown-up's medicine, a plant with tooth marks, honey too early, feeds left half drunk. */
export const smallChildSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [young, had, ofAGrownUp, medicine],
      [child, beenAt, poisonPlant],
      [childGotAt, vessel, isMissing],
    ],
  },
  {
    of: 'sick-baby',
    patterns: [newbornShortOfAir],
    near: [[concept(`honey`), underOne, limpOrWeak]],
    together: [[aBaby, feverish, underThreeMonths]],
  },
  {
    of: 'child-check',
    patterns: [babyHasFever],
    near: [
      [concept(`honey`), underOne, concept(`constipat* no_poo hasn't_pooed hasn't_pooped`)],
      [underOne, feeding, feedsHalf],
      [concept(`newborns? neonate`), concept(`yellow* jaundic*`)],
    ],
  },
];
