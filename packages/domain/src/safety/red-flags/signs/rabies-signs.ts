import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const strayBite = oneOf(
  /\b(?:stray|street|wild|village|temple|beach)(?: \w+)? (?:dogs?|cats?|pupp(?:y|ies)|kittens?)\b[^.?!]{0,24}\b(?:bit|bites?|scratched|mauled|licked) (?:me|my|him|her|us|our|his)\b/i,
  /\b(?:monkeys?|macaques?|mongoose|jackal|fox)\b[^.?!]{0,24}\b(?:bit|bites?|scratched|mauled) (?:me|my|him|her|us|our|his)\b/i,
  /\bbitten\b[^.?!]{0,24}\bby (?:a|an|the|some) (?:\w+ )?(?:stray|street dog|wild|monkey|macaque|mongoose|jackal|fox)\b/i,
);
/** Its bite is too small to be felt in sleep: a bat beside somebody who slept counts as one. */
const batBesideSleeper = sequence(
  /(?<!\b(?:cricket|baseball|softball|rounders|toy|plush|wooden|plastic|paper) )\bbats?\b/i,
  /[^.?!]{0,24}\b(?:on|in|by|over|under|above|beside) (?:(?:my|his|her|our|the|a|baby's|child's|\w+'s) ){1,2}(?:pillow|bed|cot|crib|bedding|sheets|bedroom|room|tent|sleeping bag)\b/,
  /[^.?!]{0,24}\b(?:this morning|last night|overnight|all night|in the night|at night|(?:when|as|while) (?:i|we|he|she|they) (?:woke|slept|were asleep|was asleep))\b/,
);
const lickedOrScratched = concept(`scratch* lick*`);
const dogOrCat = concept(`strays? dogs? cats? pup pups pupp(?:y|ies) kittens? monkeys?`);
const openSkin = concept(`cut graze broken_skin scratch* wound sore drew_blood`);
const rabiesLand = concept(
  `india indian kerala goa delhi mumbai nepal sri_lanka bangladesh pakistan thailand thai bali indonesia vietnam cambodia laos myanmar philippines china morocco egypt tunisia algeria kenya tanzania uganda nigeria ghana gambia senegal ethiopia zimbabwe zambia malawi mozambique peru bolivia turkey abroad on_holiday travelling backpacking`,
);

export const rabiesSigns: readonly Signs[] = [
  {
    of: 'rabies-risk',
    patterns: [
      batBesideSleeper,
      oneOf(
        /\b(?:bitten|bit|bite)\b[^.?!]{0,30}\bbat\b|\b(?:scratched|clawed|nipped|licked) (?:\w+ ){0,4}by (?:an?|the|some) (?:\w+ )?bat\b/i,
        /\b(?<!\b(?:cricket|baseball|softball|rounders|with (?:the|a|his|her|my)) )bat\b[^.?!]{0,30}\b(?:scratched|clawed|nipped|licked)\b(?! the (?:paint|floor|table|car|wall))/i,
        /\b(?:bitten|bit|bite|scratch\w*|licked)\b[^.?!]{0,30}\b(?:rabid|foaming)\b/i,
        /\brabi(?:es|d)\b[^.?!]{0,30}\b(?:bit|bitten|bite|exposed|foaming)\b/i,
        /\b(?:bit|bitten)\b[^.?!]{0,30}\b(?:foaming|rabies|rabid)\b/i,
      ),
    ],
    together: [
      [strayBite, rabiesLand],
      [dogOrCat, lickedOrScratched, openSkin, rabiesLand],
    ],
    near: [
      [
        concept(`dog cat fox raccoon monkey bat animal`),
        concept(`foam* froth* rabid rabies`),
        concept(`bit bite bitten scratch* licked`),
      ],
      [
        concept(`bat`),
        concept(`woke wake bed bedroom room loft attic cabin sleeping tent`),
        concept(`woke bite bit bitten mark marks nick puncture* face on_me flew landed scratch* sleeping`),
      ],
    ],
  },
];
