import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const legs = concept(`legs? ankles? feet calves`);
const swellsMore =
  /\b(?:swell|swelling|swollen|swells)\b[^.?!]{0,16}\b(?:more (?:each|every|and more)|worse|every day|each day|up to|daily|bigger)\b|\bmore (?:and more )?swollen\b/i;
const heartBeat = concept(`heart heart_?beats? pulse`);
const skips =
  /\b(?:skip\w*|miss\w*|flutter\w*|flip\w*|stumbl\w*|irregular\w*)\b[^.?!]{0,20}\b(?:all (?:day|week|night)|for (?:hours|days|weeks)|constantly|every (?:day|minute|few)|nonstop)\b/i;
const numb = concept(`numb* tingling pins_and_needles`);
const handsOrFeet = concept(`hands? feet foot fingers toes legs? arms?`);
const worsens = concept(`worse worsen* spreading spreads more_and_more increasing creeping higher`);
const shortly =
  /\b(?:short of breath|out of breath|breathless|puffed)\b[^.?!]{0,30}\b(?:(?:one|a|a single) flight|across the room|getting dressed|walking slowly|(?:a )?few steps)\b/i;
const onStairs = /\b(?:short of breath|out of breath|breathless|puffed)\b[^.?!]{0,30}\bstairs\b/i;
const newOrWorse = concept(`lately now since weeks new worse walking up these_days suddenly`);
const asleep =
  /\b(?:fall|falls|fell|falling|nod|nods|nodding|dozed?|doze) (?:asleep|off)\b[^.?!]{0,16}\b(?:at the wheel|driving|at (?:the |traffic )?lights|behind the wheel|in the car)\b/i;
const visions = concept(`double_vision seeing_double see_double droopy_(?:eye)?lids eyelids_droop`);
const byEvening = concept(`evening tired end_of_the_day later better_(?:with|after)_(?:sleep|rest) night`);
const calves =
  /\b(?:calf|calves|legs?)\b[^.?!]{0,24}\b(?:ache\w*|hurts?|cramp\w*|pain\w*)\b[^.?!]{0,40}\b(?:metres|meters|yards|walking|walk)\b[^.?!]{0,40}\b(?:stop|stops|goes|rest|stand)\b/i;
const headHit = concept(`hit_my_head banged_my_head bumped_my_head knock_on_the_head hit_(?:his|her)_head`);
const foggy = concept(
  `foggy headachy dazed can't_concentrate fuzzy not_(?:right|myself) still_(?:dizzy|headache|sick)`,
);
const inhaler = concept(`inhaler puffer ventolin salbutamol albuterol reliever blue_inhaler`);
const manyTimesADay = concept(
  `
    (?:several|many|three|four|five|six|ten|\\d+)_times_a_(?:day|night)
    (?:more|much_more|every)_(?:often|hour|few_hours|day|night) more_and_more all_the_time hourly
  `,
);
const topNumber =
  /\b(?:top number|systolic|upper (?:number|value)|blood pressure|bp|pressure)\b[^.?!]{0,16}\b(?:1[89]\d|2\d\d)\b/i;
const unsteady = concept(
  `fell_again falls_again keeps_falling falling_over unsteady stumbl* off_balance wobbl* fallen_(?:twice|again)`,
);
const elder = concept(`grand\\w+ gran nan mum mom mother dad father husband wife he she elderly feet legs`);
const againOrNumb = concept(`again twice keeps lately numb* unsteady stumbl* more_often`);
const stillHeadache = concept(`headache* dizz* sick nause* foggy tired confus* vomit*`);
const daysAgo = concept(`(?:two|three|four|five|\\d)_days_ago yesterday last_(?:week|night) still since`);
const soonOutOfBreath =
  /\b(?:out of breath|breathless|short of breath)\b[^.?!]{0,24}\b(?:more (?:easily|quickly|often)|sooner|quicker|easily|faster) than\b|\b(?:more|extra|three|two) pillows\b[^.?!]{0,40}\b(?:breath\w*|sleep)\b/i;

/** Nerves, heart and breath that have changed by and by. */
export const urgentGaitAndBreathSigns: readonly Signs[] = [
  {
    of: 'nerve-check',
    patterns: [calves, asleep],
    near: [
      [numb, handsOrFeet, worsens],
      [visions, byEvening],
      [headHit, foggy],
      [headHit, daysAgo, stillHeadache],
      [unsteady, elder, againOrNumb],
    ],
  },
  {
    of: 'heart-check',
    near: [
      [legs, swellsMore],
      [heartBeat, skips],
    ],
  },
  { of: 'breathing-worse', patterns: [soonOutOfBreath], near: [[inhaler, manyTimesADay]] },
  { of: 'fainting-or-breathless', patterns: [shortly], near: [[onStairs, newOrWorse]] },
  { of: 'very-high-pressure', patterns: [topNumber] },
];
