import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const hardSpot =
  /\b(?:hard|firm) (?:\w+ )?(?:spot|patch|bump|knot|swelling)\b[^.?!]{0,30}\b(?:grow\w*|bigger|larger|spreading|changing|bleeds?)\b/i;
const noAppetite = concept(`appetite night_sweats? tired back_pain pains? cough* nights?`);
const weightFalls = concept(
  `
    weight_(?:is_)?(?:dropping|falling|loss|going_down|coming_off) losing_weight lost_weight
    (?:lost|and|dropped)_(?:\\d+|two|three|four|five|six|seven|eight|ten)_(?:kilos?|kgs?|pounds|lbs?|stone)
  `,
);
const lost = concept(`lost losing dropp* unintention* without_trying falling going_down coming_off`);
const clothesHang = oneOf(
  /\b(?:jacket|coat|trousers|clothes|jeans|skirt|belt|suit|shirt|rings?)\b[^.?!]{0,16}\b(?:hangs?|hanging|falls?|falling|swims?|loose|too big)\b/i,
);
const noAppetiteOfLumpOrWeightLoss = concept(
  `no_appetite off_(?:my_|his_|her_)?food gone_(?:right_)?off lost_(?:my|his|her)_appetite without_trying not_dieting for_months weeks tired coughing`,
);
const feverInWaves = sequence(
  /\b(?:fever|temperature|shivers|chills|sweats)\b[^.?!]{0,12}\b(?:every (?:second|third|other|few)|comes? and goes?|on and off|in waves)\b/i,
  /(?=[^]{0,80}\b(?:trip|travel\w*|africa|india|ghana|nigeria|kenya|uganda|safari|asia|weeks|abroad|holiday|back from)\b)/,
);

/** Wanting a doctor soon: infection, heat and cold. */
export const urgentFeverHeatAndColdSigns: readonly Signs[] = [
  { of: 'long-fever', patterns: [feverInWaves] },
  { of: 'lump-or-weight-loss', patterns: [hardSpot] },
  { of: 'lump-or-weight-loss', near: [[noAppetite, weightFalls, lost]] },
  { of: 'lump-or-weight-loss', near: [[clothesHang, noAppetiteOfLumpOrWeightLoss]] },
];
