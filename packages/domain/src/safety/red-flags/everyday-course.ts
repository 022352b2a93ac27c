import { alternatives, choice } from '../../resolve/phrases.ts';
import { unlessAround, unlessNear } from './unless-near.ts';

/** Complaints that are over, or not to come, or of dry air and screens, and plants that crowd others out; taken out of a message before it is read. */

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

const bledDanger = String.raw`again|still|today|tonight|now|since then|this (?:morning|afternoon|evening|week)|last night|more|another|new|started|worse|heav\w*|clots?|soak\w*|gush\w*|pains?|painful|hurt\w*|cramp\w*|shoulder|dizz\w*|faint\w*|fever|not (?:yet )?(?:seen|checked|been)|no heart ?beat|(?:scan|ultrasound) (?:on|next|tomorrow|booked|in)\b`;
const someTimeAgo = String.raw`(?:last (?:week|month)|(?:a|one) fortnight ago|(?:a|one|two|three|four|five|six|\d|a few|some|a couple of) (?:weeks?|wks?|months?) (?:ago|back)|(?:at|around|in week) (?:about )?\d{1,2}(?: ?(?:weeks?|wks?))?|early on|at the (?:start|beginning))`;
const bled = String.raw`(?:bleed(?:ing|s)?|bled|spotting|spotted|blood)`;
const foundWell = String.raw`(?:fine|ok|okay|good|great|normal|all right|alright|well|clear|perfect|heart ?beat)`;
const lookedAt = String.raw`(?:scans?|scanned|ultrasound|epu|early pregnancy (?:unit|clinic)|midwife|hospital|doctors?|gp|checked)`;

const coughDanger = String.raw`fever\w*|temp\w*|hot|burning|breath\w*|wheez\w*|blue|grey|bark\w*|whoop\w*|stridor|feed\w*|drink\w*|eat\w*|floppy|sleepy|drows\w*|vomit\w*|blood\w*|choke\w*|chok\w*|pauses?|ribs?|weeks? of|for|since|still|worse|fast`;

const keepsFrom = String.raw`(?:won't|wont|doesn't|doesnt|does not|will not|wouldn't|wouldnt|would not|don't|dont|not|never)`;
const bleedsOrBruises = String.raw`(?:bleed(?:s|ing)?|bruis(?:es?|ing)|bleeds)`;

export const everydayCourse: readonly RegExp[] = [
  // "Had a little bleed last week, scan was fine": it is over, and was looked at.
  unlessAround(
    bledDanger,
    String.raw`\b${bled}\b[^.?!]{0,24}\b${someTimeAgo}\b[^?!]{0,40}\b${lookedAt}\b[^?!]{0,30}\b${foundWell}\b`,
    String.raw`\b${bled}\b[^.?!]{0,24}\b${someTimeAgo}\b[^?!]{0,20}\b(?:all )?${foundWell}\b[^?!]{0,20}\b${lookedAt}\b`,
  ),
  // "My baby has a cough, 5 months": the age, and not how long.
  unlessAround(
    coughDanger,
    String.raw`(?<=\b(?:bab(?:y|ies)|toddlers?|newborn|infant|bub|little ones?)\b[^.?!;]{0,40})\bcough\w*\b[^.?!;,]{0,16}, ?\d{1,2} ?(?:months?|mths?|weeks?|wks?)\b(?= *(?:$|[,.?!]|what\b|can\b|is\b|any\w*\b))`,
  ),
  // "Something that won't make me bleed": what is not to happen.
  new RegExp(
    String.raw`\b${keepsFrom} (?:\w+ )?(?:make|makes|making|cause|causes|give|gives|add to) (?:(?:me|you|us|him|her|one|any|more|the|extra) )*${bleedsOrBruises}(?: (?:or|and) ${bleedsOrBruises})?\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:without|no) (?:(?:any|more|the|a|extra|risk of|causing) )*${bleedsOrBruises} (?:risks?|problems?|danger)\b`,
    'gi',
  ),
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
