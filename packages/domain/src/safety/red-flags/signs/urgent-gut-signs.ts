import { choice, notFollowedBy, precededBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { swallowedThing } from '../words/swallowed-things.ts';

const hiccups = sequence(
  /\bhiccups?\b[^.?!]{0,16}\b/i,
  choice(
    /for (?:over )?(?:two|three|\d) days/,
    sequence(
      /since /,
      notFollowedBy(
        sequence(
          choice(
            /lunch|breakfast|dinner|supper|tea(?:time)?|noon|midday|this|an hour|(?:about )?\d/,
            /i (?:ate|drank|had|woke|got)|eating|drinking|the meal/,
          ),
          /\b/,
        ),
      ),
    ),
    /days|(?:for )?(?:a|the whole|all) week/,
  ),
  /\b/,
);
const gutPain = /\b(?:pain|cramp\w*|ache)\b[^.?!]{0,16}\b(?:under|below) (?:the|my) right ribs\b/i;
const afterFat = concept(`fat* greas* meal dinner won't_(?:stop|go) night hours`);
const looksYellow =
  /\b(?:i|he|she|husband|wife|mum|mom|dad|mother|father|baby|son|daughter|nan|gran\w*|partner|friend)(?:'s)? (?:looks?|looking|has gone|have gone|is going|turned|has turned|am going|went|seems?) (?:\w+ )?yellow(?:ish)?\b/i;
const lemonColoured = sequence(
  /\b(?:turn\w*|gone|going|went|is|looks?|looking|becom\w*)\b[^.?!]{0,16}/i,
  /\b(?:the (?:colou?r|shade) of|(?:as )?yellow (?:as|like)|like) (?:a |an )?/,
  /(?:lemons?|bananas?|custard|mustard|canary|daffodils?|simpson\w*)\b/,
  precededBy(
    sequence(
      /\b/,
      choice(
        /i|i'm|he|she|he's|she's|hubby|husband|wife|mum|mom|dad|mother|father|baby|son|daughter|nan/,
        /gran\w*|partner|friend|skin|face|eyes?|brother|sister|uncle|aunt/,
      ),
      /\b[^.?!]{0,60}/,
    ),
  ),
);
const longBleeding =
  /\b(?:period|bleeding)\b[^.?!]{0,24}\b(?:gone on for|going on for|lasted|lasts) (?:\w+ )?(?:two|three|four|five|\d|several) (?:weeks|months)\b|\bbled for (?:two|three|four|five|\d|several) weeks\b/i;
const afterMenopause =
  /\bmenopause\b[^.?!]{0,30}\b(?:years ago|ago)\b[^.?!]{0,40}\b(?:bleed\w*|bled|spotting|blood)\b|\bwent through (?:the )?menopause\b[^.?!]{0,60}\bbleed\w*\b/i;
/** "My last period was four years ago. Oh, and last month I had some bleeding again": told in two sentences, and not of gums. */
const longAfterTheLast =
  /\b(?:last period|periods (?:stopped|ended|finished)|menopause|through the change)\b[^.?!]{0,30}\byears ago\b[^?!]{0,160}(?<!\b(?:gums?|nose|cuts?|piles|bowels?|stools?)\b[^.?!]{0,40})\b(?:spotting|bled|bleeding|light period|like a period|blood (?:in|on|when))\b(?![^.?!]{0,24}\b(?:gums?|nose|cuts?|stools?|poo)\b)/i;
const oldAndMuddled = concept(`muddled confus* not_herself not_himself wandering`);
const smellyUrine = /\b(?:urine|wee|pee)\b[^.?!]{0,16}\b(?:smells?|smelly|stinks?|cloudy|strong)\b/i;
const inTheHeat = concept(
  `heat(?!_(?:pads?|packs?|patch\\w*|wraps?|rub|rash|cream)) sun hot_day roof greenhouse sauna`,
);
const heatIll = concept(`headache cramps sick nausea* dizzy weak`);
const anaemic = concept(`anaemi* anemi* low_iron low_haemoglobin low_hemoglobin iron_deficien*`);
const puffed = concept(`breathless out_of_breath short_of_breath palpitations`);
const fishbone = concept(`fish_?bones? (?:chicken|small|sharp|lamb)_bones? bones?`);
const inThroat = concept(`stuck throat gullet swallow* swalow* lodged wrong_way down_the_wrong`);
const stillFelt = concept(
  `
    stuck sore hurts? pain* scratch* feel_it there still can_breathe drinking swallow* since after_dinner dinner bread prick* wrong_way
  `,
);
const weeBurns =
  /\b(?:wee|pee|peeing|weeing|urine|urinating|passing water|waterworks) (?:really |still |just |kind of )?(?:burns?|stings?|hurts?|is (?:burning|stinging|like razors))\b/i;
/** "Burning and going every 10 minutes": down there, where no other place is named. */
const burnsForDays =
  /\bbladder (?:is |feels |still )*(?:burning|burns|stinging|sore)\b|(?<!\b(?:feet|foot|hands?|legs?|thighs?|skin|eyes?|throat|stomach|tummy|chest|tongue|mouth|scalp|face|knees?|back|neck|shoulders?|muscles|rash|heartburn)\b[^.?!]{0,20})\b(?:burning|stinging)(?: (?:down there|down below))? (?:and going|(?:for )?(?:\d|a few|two|three|four|five) days|since|all (?:day|week))\b/i;
const flank = concept(`back flank side loin kidneys?`);
const soreOrHot = concept(`sore ach* pain* hurt* fever* shiver* (?:temp|temperature)_(?:of_|is_)?(?:38|39) 38* 39*`);
const urinates = concept(`wee weeing pee peeing urinat* loo pass_water`);
const startsSlowly = concept(
  `hard_to_start slow_to_(?:start|wee|pee) (?:takes|take|taking)_ages to_start dribbl* weak_(?:stream|flow)`,
);
const oftenAtNight = concept(`times_a_night`);
const pinkOrRed = concept(`pink* red blood*`);
const oftenOrOld = concept(`prostate 5\\d 6\\d 7\\d 8\\d (?:five|six|seven|eight|[5-9])_times`);

/** Wanting a doctor soon: the belly, the kidneys and hidden bleeding. */
export const urgentGutSigns: readonly Signs[] = [
  { of: 'blood-check', near: [[anaemic, puffed]] },
  { of: 'blood-where-none-belongs', patterns: [longBleeding, afterMenopause, longAfterTheLast] },
  {
    of: 'blood-where-none-belongs',
    near: [
      [urinates, startsSlowly, oftenOrOld],
      [urinates, startsSlowly, pinkOrRed],
      [urinates, oftenAtNight, pinkOrRed],
    ],
  },
  {
    of: 'bowel-change',
    near: [
      [
        concept(`diarrh* the_runs runs`),
        concept(`for_(?:a|over_a|more_than_a|about_a|two|three|four|\\d)_(?:months?|weeks)`),
      ],
    ],
  },
  { of: 'dehydration', near: [[inTheHeat, heatIll, concept(`worked clear thinking all_day since after now cramps`)]] },
  { of: 'jaundice', patterns: [looksYellow, lemonColoured] },
  { of: 'jaundice', patterns: [/\b(?:i'm|i am|he's|she's|gone|got|went|am|is|looks?) jaundiced?\b|^\W*jaundiced?\b/i] },
  { of: 'kidney-infection', near: [[smellyUrine, oldAndMuddled]] },
  {
    of: 'kidney-infection',
    near: [
      [weeBurns, flank, soreOrHot],
      [burnsForDays, flank, soreOrHot],
    ],
  },
  { of: 'stomach-check', patterns: [hiccups], near: [[gutPain, afterFat]] },
  { of: 'stuck-bone', near: [[fishbone, inThroat, stillFelt]] },
  { of: 'stuck-bone', near: [[swallowedThing, concept(`sore feels? felt stuck hurts? scratch* since`)]] },
];
