import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const thin = /\bweighs? (?:only )?(?:[23]\d|4[0-4]) ?(?:kilos?|kg)\b[^.?!]{0,40}\b(?:lose weight|fat|diet\w*|eat)\b/i;
const lostJoy =
  /\blost (?:my |all )?(?:\w+, )*(?:\w+ )?(?:appetite|sleep|joy|interest)\b[^.?!]{0,40}\b(?:and|,)\b[^.?!]{0,24}\b(?:joy|sleep|appetite|interest|hope)\b/i;
const lowMood = oneOf(
  sequence(
    /\b(?:i'?ve been|i'?m|i am|i have been|been|feel(?:ing)?|she'?s been|he'?s been) /i,
    /(?:so |very |really )?(?:depressed|empty|hopeless|very low|so low)\b[^.?!]{0,24}/,
    /\b(?:for (?:\w+ )?(?:weeks|months)|most (?:days|of the time)|every day|all the time)\b/,
  ),
  /\bcan't (?:enjoy|feel joy (?:in|about)|take pleasure in|be happy about) (?:anything|things|nothing)(?: any ?more)?\b/i,
  sequence(
    /\b(?:i|i'm|she|he) (?:cry|crying|cries)/i,
    / (?:every (?:single )?(?:day|night|morning)|most days|all the time|constantly)/,
    /\b(?<!\b(?:baby|toddler|newborn|infant)\b[^.?!]{0,60})/,
  ),
  /\bno joy in anything\b/i,
);
const checking =
  /\b(?:check|checking|washing|counting|cleaning)\b[^.?!]{0,24}\bfor hours\b|\bkeep (?:checking|washing|counting)\b[^.?!]{0,60}\bcan't (?:leave|go|stop|sleep)\b/i;
const carerShouts = /\b(?:carer|nurse|staff)\b[^.?!]{0,16}\b(?:shouts?|bruised|hits?|grabs?|rough)\b/i;
const sleepless =
  /\b(?:haven't|hasn't|not) slept (?:for|in) (?:\w+ )?(?:two|three|four|five|\d) (?:nights|days)\b[^.?!]{0,40}\b(?:ideas|energy|plans|talk\w*|spending|thousand)\b/i;
const doesNotEat = concept(
  `
    not_eating barely_(?:eats?|eating) hardly_(?:eats?|eating) won't_eat skips_(?:every_meal|meals) starv* refuses_(?:to_eat|food|meals)
  `,
);
const starved = concept(
  `
    hair_(?:is_)?(?:falling|coming)_out (?:always|constantly|so)_cold cold_(?:all_the_time|always) periods?_(?:have_)?stopped
    no_periods? losing_weight lost_weight skin_and_bone* underweight so_thin fat dizzy
  `,
);
const young = concept(`1[0-9]_?(?:yr|yrs|year|years|yo|y_o)*_?(?:old)? teen* daughter son girl boy student`);
const voiceOfDead =
  /\b(?:hear|hears|hearing)\b[^.?!]{0,20}\b(?:dead|late|died)\b[^.?!]{0,20}\bvoices?\b[^.?!]{0,16}\b(?:most|every|each|all|nights?|days?)\b/i;

/** Wanting a doctor soon: the mind, and what people do to each other. */
export const urgentMindAndViolenceSigns: readonly Signs[] = [
  { of: 'eating', patterns: [thin] },
  { of: 'eating', together: [[doesNotEat, starved, young]] },
  { of: 'mania', patterns: [sleepless] },
  { of: 'mind-check', patterns: [lostJoy, lowMood, checking, carerShouts] },
  { of: 'psychosis-check', patterns: [voiceOfDead] },
];
