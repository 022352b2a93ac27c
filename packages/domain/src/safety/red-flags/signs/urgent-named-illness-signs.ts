import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const suspected = String.raw`\b(?:i|he|she|we|mum|mom|dad|my \w+) (?:\w+ )?(?:think|thinks|have|has|got|might have|may have|could have)(?: (?:i|he|she|it)(?:'ve|'s)?)?(?: (?:have|has|got|might have|is|might be))? (?:a |an |another |some )?`;
const sugarNumber = oneOf(
  /\b(?:blood sugars?|blood glucose|glucose|sugars?|sugar level)\b[^.?!]{0,30}\b(?:2[5-9]\d|3\d\d)\b(?! ?(?:kcal|calories|g\b|grams|ml))/i,
  /\b(?:blood sugars?|blood glucose|glucose|sugars?)\b[^.?!]{0,30}\b(?:1[5-9]|2[01])(?:\.\d)? ?(?:mmol|mmol\/l)?\b(?! ?(?:g\b|grams|%|percent|years|minutes|days|weeks|months|kcal))/i,
);
const ofWhat = concept(
  `my his her mum's mom's dad's reading reads is was today all_week for_days above over now meter`,
);
const voices = oneOf(
  /^\W*(?:(?:and|but|oh|now|also|still|again)\b\W*)*hear(?:ing)? voices(?: again| now| too| at night| sometimes)*\W*$/i,
  sequence(
    /\b(?:hear|hears|hearing|heard) (?:whispering |strange |the )?voices/i,
    / (?:at night|sometimes|again|in (?:my|his|her) head|when)\b/,
  ),
  sequence(
    /\b(?:i|he|she|i'?m|he's|she's|my \w+)(?: \w+)? (?:hear|hears|hearing|heard) voices/i,
    /\b(?! (?:in|of|from) (?:the (?:next|other) room|the street|outside))/,
  ),
);
const drinksDaily =
  /\b(?:drink(?:s|ing)?|drunk) (?:alcohol |wine |beer |vodka |too much )?(?:every (?:day|night|evening)|daily|heavily|from (?:morning|breakfast)(?: on)?|all day|in the mornings?)\b/i;
const alcohol = concept(
  `
    opioids? painkillers codeine kratom cocaine heroin cannabis weed alcohol drink drinking booze wine beer vodka
    whisk(?:y|ey) alcoholic
  `,
);
const wantsToStop = concept(
  `
    (?:want|wants|need|needs|trying|plan|going|like)_to_(?:stop|quit|give_up|cut_down|come_off) can't_stop
    cannot_stop can't_(?:cut_down|quit) more_and_more stop_tomorrow
  `,
);
const purges = sequence(
  /\b/i,
  choice(
    /mak(?:e|es|ing) (?:myself|herself|himself) (?:throw up|vomit|sick|be sick|puke)/,
    sequence(
      /(?:throw|throws|throwing|vomit|vomits|vomiting|sick) (?:up )?after/,
      / (?:every |each |her |his |my |all )?(?:meals?|eating|dinner|food)/,
    ),
  ),
  /\b(?<!\bbaby[^.?!]{0,60})/,
);
const youngOrOften = concept(`teen* daughter son girl boy every always i weight thin herself myself himself`);
const eatingIllness =
  /\b(?:i'?m|i am|she'?s|he'?s|is|think (?:i'?m|she'?s|he'?s)) (?:bulimic|anorexic)\b|\b(?:have|has|with) (?:an eating disorder|bulimia|anorexia)\b|\bbinge and (?:then )?(?:purge|vomit)\b/i;
const toGetThin =
  /\b(?:laxatives?|senna|diuretics|water pills?)\b[^.?!]{0,30}\b(?:to (?:lose weight|get thin(?:ner)?\b|slim|stay thin|be thin)|for weight loss|after (?:every|each|i eat))\b/i;
const starvedOnLaxatives = sequence(
  /(?=[^]*\b(?:don't|hardly|barely) eat(?: much| anything| at all)?\b(?! (?:much |enough |any )?(?:fib|veg|fruit|green)))/i,
  /(?=[^]*\b(?:[4-9]|[1-9]\d|four|five|six|ten) (?:\w+ ){0,2}(?:laxatives?|senna|senokot|dulcolax)\b)/,
);

/** An illness called by its name, a number on a meter, a habit the person wants to be rid of. */
export const urgentNamedIllnessSigns: readonly Signs[] = [
  {
    of: 'kidney-infection',
    patterns: [
      new RegExp(String.raw`${suspected}(?:kidney infection|pyelonephritis)\b(?! (?:last|years|in \d|when|as a))`, 'i'),
    ],
  },
  {
    of: 'breathing-worse',
    patterns: [
      new RegExp(String.raw`${suspected}pneumonia\b(?! (?:last|years|in \d|when|as a|vaccin\w*|jab|shot))`, 'i'),
    ],
  },
  {
    of: 'leg-clot',
    patterns: [
      new RegExp(
        String.raw`${suspected}(?:blood clot|dvt|deep vein thrombosis)\b(?! (?:last|years|in \d|when|as a))`,
        'i',
      ),
    ],
  },
  {
    of: 'joint-or-bone',
    patterns: [
      oneOf(
        sequence(
          /\b(?:think|may have|might have|possibly|probably|sure)\b[^.?!]{0,16}/i,
          /\b(?:broke|broken|fractured) (?:my|a|his|her|the) (?:\w+ )?/,
          /(?:toe|finger|wrist|ankle|arm|foot|hand|rib|collar ?bone|elbow|thumb|nose|leg)\b/,
        ),
        sequence(
          /\b(?:think|sure|afraid|worried)\b[^.?!]{0,16}\bmy (?:\w+ )?/i,
          /(?:toe|finger|wrist|ankle|arm|foot|hand|rib|collar ?bone|elbow|thumb|nose) (?:is|may be|might be) /,
          /(?:broken|fractured)\b/,
        ),
      ),
    ],
    near: [
      [
        concept(`knee`),
        concept(`locked locks stuck won't_(?:bend|straighten)`),
        concept(`swollen swell* painful can't`),
      ],
    ],
  },
  {
    of: 'eating',
    patterns: [/\b(?:starv(?:es|ing)|starved) (?:herself|himself|myself)\b(?! (?:to death|until i die|and hop))/i],
  },
  { of: 'thirst', near: [[sugarNumber, ofWhat]] },
  { of: 'psychosis-check', patterns: [voices] },
  {
    of: 'dependence',
    patterns: [
      sequence(
        /\b(?:think |afraid |know )?(?:i'?m|i am|i might be) /i,
        choice(
          /an alcoholic/,
          sequence(
            /addicted to /,
            choice(
              /alcohol|sleeping (?:pills|tablets)|my (?:pills|tablets)|zopiclone|diazepam|cannabis|cocaine/,
              /opioids|painkillers|codeine|kratom|benzos?|xanax/,
            ),
          ),
        ),
        /\b(?! in recovery)/,
      ),
    ],
    near: [
      [drinksDaily, wantsToStop],
      [alcohol, concept(`can't_stop cannot_stop can't_quit`)],
      [alcohol, wantsToStop, concept(`every_day daily more_and_more shakes heavily breakfast morning each using been`)],
    ],
  },
  { of: 'eating', patterns: [eatingIllness, toGetThin, starvedOnLaxatives], near: [[purges, youngOrOften]] },
];
