import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** Dangers in homely words: coffee that runs out of a corner of the mouth, stuff for the drains, snow after schnapps, pills laid by. */
const wet = String.raw`(?:tea|coffee|water|drinks?|soup|food|juice|milk|saliva|spit|it|everything)`;
const out = String.raw`(?:runs?|running|leaks?|leaking|dribbles?|dribbling|drips?|dripping|falls?|falling|comes?|coming|trickles?|spills?)`;
const fromOneCorner = new RegExp(
  String.raw`(?<!\b(?:asleep|sleep\w*|pillow|dentist|filling|numbed|injection|bab(?:y|ies)|toddler|teeth\w*|bell'?s|for years)\b[^]{0,120})\b${wet}\b[^.?!]{0,16}\b${out} (?:back )?(?:out )?(?:of|from|at) (?:the |a )?(?:one|left|right)? ?(?:corner|side) of (?:his|her|my|the) mouth\b(?![^]{0,120}\b(?:asleep|sleep\w*|pillow|dentist|filling|numbed|injection|teeth\w*|bell'?s|for years)\b)`,
  'i',
);
const likeAtTheDentist = concept(
  `(?:face|mouth|cheek|lips?)_(?:\\w+_){0,2}like_(?:after_|at_|i've_been_(?:to|at)_)?(?:the_|a_)?dentist*`,
);
const handFails = concept(
  `
    fingers?_(?:are_|is_|feel_)?(?:dead|numb) hand_(?:is_|feels_)?(?:dead|numb|heavy|weak) arm_(?:is_|feels_)?(?:dead|numb|heavy|weak)
    drop_things dropping_things dropped_(?:my|the|a)_\\w+ can't_grip won't_grip no_dentist sudden* words
  `,
);
const swallowedHere = String.raw`(?:drank|drunk|drinks|swallow(?:ed|s)|gulped|swigged|sipped|licked|ate|tasted)`;
const usedFor = String.raw`(?:drains?|oven|sink|dish ?washer|windows?|floors?|weeds|slugs|ants|rats|mice|toilet bowl|car|engine|pool|barbecue)`;
const schnapps = concept(
  `
    moonshine bootleg_\\w+ poteen fake_(?:vodka|alcohol|gin|spirits?)
    home_?_?made_(?:schnapps|spirits?|vodka|liquor|alcohol|grappa|gin|rum|brandy)
    home_?_?(?:distilled|brewed)_\\w+
  `,
);
const sightGoes = concept(`snow(?:_?storm)? blurr* can't_see can_hardly_see blind* see_double vision tunnel`);
const manyOf = concept(`(?:1\\d|[2-9]\\d|\\d{3}|ten|twelve|fifteen|twenty|thirty|forty|fifty)`);
const sleepAid = concept(`diphenhydramine benadryl nytol unisom dramamine dimenhydrinate doxylamine promethazine`);
const seesThings = concept(
  `seeing_(?:things|spiders|people|insects) spiders things_crawl* crawl* hallucinat* shadow_people talking_to_people`,
);
const layBy = String.raw`(?:saving|hoarding|stockpiling|stashing)`;
const pills = String.raw`(?:(?:my|the|his|her|all|sleeping|pain|some|of|enough) )*(?:pills|tablets|meds|medication|painkillers|zopiclone|diazepam|morphine)`;
const forNeed = String.raw`(?:shortages?|brexit|holidays?|travels?|travelling|trip|journey|pharmacy|prescription|costs|expensive|abroad|supply|prices?|cupboard|drawer|fridge|out of reach|safe)`;
const noPoint = concept(`what's_the_(?:point|use) no_(?:point|use) burden give_up worthless useless`);
const betterOff = concept(
  `(?:everybody|everyone|they|they_all|you_all|my_\\w+)(?:'d|_would|_will)_(?:all_)?be_better_off(?!_with_(?!out_me))`,
);
const stung = concept(`stung sting wasp bee hornet`);
const inTheMouth = concept(
  `(?:in|on|inside)_(?:my|his|her|the)_(?:mouth|tongue|throat) (?:my|his|her|the)_(?:tongue|throat)`,
);
const grows = concept(
  `grow(?:s|ing)? bigger getting_(?:big|bigger|fat|fatter|thick|thicker|huge) gets_(?:bigger|fatter|thicker)`,
);

export const homelyWordsSigns: readonly Signs[] = [
  { of: 'stroke', patterns: [fromOneCorner], near: [[likeAtTheDentist, handFails]] },
  {
    of: 'poisoning',
    patterns: [
      new RegExp(
        String.raw`\b${swallowedHere} (?:some |a bit |a sip |a gulp )?(?:of )?(?:the |that |our )?(?:(?:stuff|liquid|gel|powder|crystals|fluid|tablets?|thing|bottle) (?:we (?:use|have|keep) |that is |meant )?for|what we (?:use|have|keep) for) (?:the |our |cleaning (?:the )?|unblocking (?:the )?|killing (?:the )?)?${usedFor}\b`,
        'i',
      ),
      /\b(?:smelled|smelt) (?:of )?gas\b[^.?!]{0,40}\b(?:faint\w*|dizz\w*|sick|head ?aches?|passed out)\b/i,
    ],
    near: [[schnapps, sightGoes]],
  },
  {
    of: 'breathing-with-illness',
    patterns: [
      /\b(?:have|has|need|needs) to sit (?:down )?to (?:get (?:any |enough )?air|breathe)\b(?<!\b(?:run|running|stairs|training|match|uphill|gym)\b[^.?!]{0,60})/i,
    ],
  },
  { of: 'overdose', near: [[manyOf, sleepAid, seesThings]] },
  { of: 'breathing-or-allergy', near: [[stung, inTheMouth, grows]] },
  {
    of: 'self-harm',
    near: [[noPoint, betterOff]],
    patterns: [
      sequence(
        /\bhow (?:many|much) (?:\w+ ){0,3}?/i,
        /(?:paracetamols?|tylenols?|acetaminophen|ibuprofens?|aspirins?|pills|tablets|codeine|zopiclone|insulin|diazepam|antidepressants?|propranolol|amitriptyline)/,
        / (?:(?:do|does|would|will|must|should) )?(?:(?:i|you|one|someone|it) )?(?:(?:need|take|have) )?to (?:od|overdose)\b/,
      ),
      /\b(?:would|'d|might|it's|it is) be (?:so much |much |so |just )?(?:easier|simpler|nicer|better|a relief|best) (?:to be|if i (?:was|were)|being) (?:dead|gone(?! (?:by|for|from|to|before|home))|no more)\b/i,
      new RegExp(
        String.raw`\b(?:i'm|i am|i've been|i have been|been|^\W*) ?${layBy} (?:up |back |by |away )?${pills}\b(?![^.?!]{0,80}\b${forNeed}\b)`,
        'i',
      ),
      /\b(?:keep|put|lay|save|hide) (?:back |aside |by |away |up )?(?:one|a|two) (?:\w+ )?(?:pills?|tablets?) (?:each|every) (?:night|day|week)\b[^.?!]{0,16}\b(?:for later|for (?:the|that) day|until|till i)\b/i,
      /\b(?:don't|do not|can't) see (?:any|a|the|much) (?:point|sense|reason) (?:in |to |of )?(?:continuing|carrying on|living on)\b(?! (?:with|taking|using|drinking|it|this|the|to|on))|\bno (?:use|point|sense) in living on\b/i,
    ],
  },
];
