import { alternatives, choice } from '../../resolve/phrases.ts';
import { unlessAround, unlessNear } from './unless-near.ts';

/** Complaints that are over, or not to come, or of dry air and screens, and plants that crowd others out; taken out of a message before it is read. */

const feverDanger = String.raw`back|again|return\w*|neck|rash|drows\w*|sleepy|floppy|limp|confus\w*|breath\w*|stiff\w*|but|not|won't|travel\w*|weak|seizure\w*|fits?|blood\w*|worse|pain\w*`;
const over = String.raw`(?:(?:it|that|this|which|and|,)(?:'s| is| was| has)?|is|was|has|had) (?:now |all |been |since )*(?:gone|over|passed|gone down|normal(?: again)?)\b(?: since (?:\w+day|yesterday|the weekend|then|last night|this morning))?`;

const eyeDanger = alternatives([
  /splash\w*|spray\w*|spill\w*|bleach|acid|alkali|chemical\w*|fumes|cleaner\w*|cement|lime/,
  /plaster|glue|pepper|chilli|weld\w*|solvent\w*|detergent|got in|went in|into/,
  /in (?:my|his|her|the) eyes?|vision|blurr\w*|blind|see|sight|halos?|pain\w*|swollen|pus/,
  /contact lens|contacts|lens(?:es)?|scratch\w*|hit|metal|light (?:hurts|is (?:killing|agony)|kills)/,
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

const unlessDenied = String.raw`(?<!\b(?:no|without|without any|not a|nor|any)(?: a)? )`;
const shortCoughDanger = String.raw`${unlessDenied}(?:fever\w*|temp\w*|breath\w*|wheez\w*|blood\w*|chest|pains?)|3[89]|40|hot|shiver\w*|blue|gr[ae]y|bark\w*|whoop\w*|stridor|floppy|sleepy|drows\w*|vomit\w*|chok\w*|pauses?|ribs?|painful|hurts?|stab\w*|tight\w*|weight|sweats?|bab(?:y|ies)|newborn|(?:weeks|months) old|copd|asthma|transplant|chemo\w*|immun\w*|pregnan\w*|can't|worse|confus\w*|faint\w*|very ill|unwell|weak\w*|leg|calf|flight|rust\w*`;
const someDays = String.raw`(?:(?:about|nearly|over|the (?:last|past)) )?(?:a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-4]) days?`;

const withChild = String.raw`(?<=^(?=[^]*\b(?:\d{2} ?(?:weeks?|wks?)|pregnan\w*|bump|womb|midwife|in there|unborn)\b)[^]*)`;
const kicksDanger = String.raw`not|no|isn't|hasn't|haven't|doesn't|can't|less|fewer|weaker|stopp\w*|none|quiet\w*|still|then|until|suddenly|bleed\w*|blood|spotting|water\w*|leak\w*|gush\w*|head ?aches?|pains?|painful|contraction\w*|cramps?|vision|flash\w*|itch\w*|swoll\w*|swell\w*|fever\w*|fell|fall|hit|crash\w*|yesterday|but|slow\w*|changed|frantic\w*|violent\w*|worried|normal\?`;
const shortDanger = String.raw`again|still|today|tonight|now|this (?:morning|afternoon|evening)|just|keeps?|every (?:day|night)|daily|worse|heav\w*|pour\w*|gush\w*|faint\w*|pass(?:ed|ing)? out|collaps\w*|chest pains?|breath(?!e)\w*|numb\w*|weak\w*|slur\w*|droop\w*|vision|speech|head injur\w*|hit|fell|pregnan\w*|warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|eliquis|xarelto|thinn\w*|clopidogrel|chemo\w*|leuk\w*|newborn|weeks old|months old|rash|stiff\w*|confus\w*|travel\w*|back from|but|another|hours?`;
const slightTrouble = String.raw`(?:nose ?bleeds?|palpitations?|heart (?:flutter\w*|skipp\w+|jump\w*)|dizz(?:y|iness)(?: spell)?|light-?headed\w*|ears? (?:was |were )?(?:ringing|rang)|ringing (?:in (?:my|his|her|the) ears?)|twinge|hiccups|head ?ache|tummy ache|stomach ache|cramps?|(?:blood|pink|red) on (?:the|my|his|her) tooth ?brush|gums? bled|bleeding gums?|sick once|threw up once|vomited once|(?:wasp|bee|hornet) sting|stung by (?:a|an|one) (?:wasp|bee|hornet)|(?:wasp|bee|hornet) stung (?:me|him|her)|swelling|fever|temperature|itch\w*|hives)`;
const lately = String.raw`(?:yesterday|last (?:week|night|month|weekend|\w+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:a|an|one|two|three|four|five|six|\d|a few|some|a couple of) (?:days?|weeks?|months?) ago|the other day|(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))`;
/** It was short and is over. */
const gone = String.raw`(?:(?:nothing|none|not|no (?:more|others?)|not once|never) (?:again |ever )?(?:since|after(?:wards)?|then)|(?:hasn't|has not|haven't|not|never) (?:come|came|been|had it) ?back|no more(?=\W*$|[.,;!?])|(?:it )?(?:went|gone|passed|stopped|cleared|settled|over)(?: (?:away|off|down|by itself))?(?: (?:in|within|after) (?:a |an |one |two |three |five |ten |\d{1,2} |few )*(?:seconds?|minutes?|mins?|moments?|days?)| (?:the )?same (?:day|evening|night)| at once| straight away| quickly| on its own)|ate (?:something )?and it (?:went|passed|was gone|stopped)|(?:fine|well|okay|ok|good) (?:since|ever since|afterwards)|only tired)`;

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
  // "A cough for five days, no fever"
  unlessAround(
    shortCoughDanger,
    String.raw`\bcough\w*(?: (?:\w+ )?(?:now|already))? (?:for|of|since) ${someDays}\b`,
    String.raw`\b${someDays.replace('days?', '[- ]?days?')}(?: of)?(?: an?)?(?: (?:dry|tickly|chesty|bad|annoying))? cough\w*`,
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
  // "A nosebleed last week, two minutes, nothing since": short, slight and over.
  unlessAround(
    shortDanger,
    String.raw`\b${slightTrouble}\b[^?!]{0,50}\b${lately}\b[^?!]{0,60}\b${gone}`,
    String.raw`\b${lately}\b[^?!]{0,50}\b${slightTrouble}\b[^?!]{0,60}\b${gone}`,
  ),
  unlessAround(
    shortDanger,
    String.raw`\b(?:fever|temperature) (?:has |had )?(?:broke|broken|gone|went|ended|stopped|came down)(?: (?:down|away))? (?:by itself )?${lately}(?:[^.?!]{0,12}\bonly (?:tired|weak|a cough))?`,
  ),
  // "The baby kicks a lot, 30 weeks, lovely".
  unlessAround(
    kicksDanger,
    String.raw`${withChild}\b(?:kick(?:s|ed|ing)?|mov(?:es|ed|ing)|movements?|wriggl\w+|danc(?:es|ing)|active|hiccups|somersaults)\b(?= (?:(?:me|her|him|it|in there|around|about|away|and|very|so|really|quite) )*(?:a lot|lots|loads|happily|away|well|like (?:mad|crazy|a \w+)|more and more|strong\w*|all (?:day|night|evening|morning)|today|every (?:day|evening|night)|non-?stop|plenty|beautifully)\b)`,
    String.raw`${withChild}\b(?:lots|loads|plenty) of (?:kicks|kicking|movements?|wriggling)\b`,
    String.raw`${withChild}\b(?:strong|happy|lovely|good|proper|first) (?:\w+ )?(?:kicks|movements?)\b`,
    String.raw`${withChild}\bfeel(?:ing)? (?:(?:the|my|our) )?(?:her|him|it|baby|them|twins|little one) (?:kick|move)(?:ing)? (?:more(?: and more)?|a lot|lots|loads|every day|well|now)\b`,
  ),
];
