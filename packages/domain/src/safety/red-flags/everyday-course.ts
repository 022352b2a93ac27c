import { alternatives, choice } from '../../resolve/phrases.ts';
import { unlessNear } from './unless-near.ts';

/** Complaints that are over, or of dry air and screens, and plants that crowd others out; taken out of a message before it is read. */

const feverDanger = String.raw`back|again|return\w*|neck|rash|drows\w*|sleepy|floppy|limp|confus\w*|breath\w*|stiff\w*|but|not|won't|travel\w*|weak|seizure\w*|fits?|blood\w*|worse|pain\w*`;
const over = String.raw`(?:(?:it|that|this|which|and|,)(?:'s| is| was| has)?|is|was|has|had) (?:now |all |been |since )*(?:gone|over|passed|gone down|normal(?: again)?)\b(?: since (?:\w+day|yesterday|the weekend|then|last night|this morning))?`;

const eyeDanger = alternatives([
  /splash\w*|spray\w*|spill\w*|bleach|acid|alkali|chemical\w*|fumes|cleaner\w*|cement|lime/,
  /plaster|glue|pepper|chilli|weld\w*|solvent\w*|detergent|got in|went in|into/,
  /in (?:my|his|her|the) eyes?|vision|blurr\w*|blind|see|sight|halos?|pain\w*|swollen|pus/,
  /contact lens|scratch\w*|hit|metal|light hurts/,
]);
const smart = String.raw`(?:burn(?:s|ing)?|sting(?:s|ing)?|smart(?:s|ing)?)`;

const crowders = String.raw`(?:ivy|bindweed|weeds?|(?:\w+ )?vines?|ground elder|couch grass|knotweed|brambles?|nettles?|horsetail|mint|comfrey|grass|clematis|wisteria|roots|moss|creepers?|it|they|this|that)`;
const crowded = choice(
  /everything(?= (?:else|in|around|there)\b|\W*$)/,
  /(?:(?:my|our|the|all|every|some|other|nearby|young|poor|half) )+(?:\w+ )?(?:roses?|trees?|beds?|lawns?|plants?|herbs?|fences?|hedges?|borders?|gardens?|flowers?|shrubs?|veg\w*|pots?|patch|seedlings|bush(?:es)?|lavender|sage|thyme|rosemary|basil|perennials|raspberr\w*|strawberr\w*|orchard|pond)/,
);

const chokingNow = String.raw`now|today|tonight|just|blue|purple|gr[ea]y|can't|cannot|breath\w*|help|turn\w*|stuck|silent|collaps\w*|unconscious|floppy`;
const onDrinks = String.raw`(?:on|with|over) (?:his |her |my |the |thin |plain |even |any )*(?:water|drinks?|tea|coffee|soup|fluids?|liquids?|juice)`;

export const everydayCourse: readonly RegExp[] = [
  // "He chokes with water sometimes, the nurse thickens it": it is known, and cared for.
  unlessNear(chokingNow, String.raw`\bchok(?:es?|ing) ${onDrinks}(?=[^?]{0,60}\bthick(?:en\w*|ener)\b)`),
  unlessNear(feverDanger, String.raw`\b(?:fevers?|temperature)\b(?:[^.?!]|\.\d){0,48}[ ,]${over}`),
  unlessNear(
    eyeDanger,
    String.raw`\beyes?\b[^.?!;]{0,24}\b(?:dry|tired|itch\w*|gritty|sore|water\w*|heavy)\b[^.?!;]{0,24}\b${smart}\b`,
    String.raw`\beyes? ${smart}\b(?=[^.?!;]{0,60}\b(?:evenings?|screens?|computer|laptop|reading|pollen|heating|dry air|air ?con\w*|tired|dry|onions?)\b)`,
  ),
  new RegExp(
    String.raw`\b${crowders} (?:is|are|was|were|keeps?|started|has been|have been|'s) (?:slowly )?chok(?:ing|ed)(?: out)? ${crowded}`,
    'gi',
  ),
];
