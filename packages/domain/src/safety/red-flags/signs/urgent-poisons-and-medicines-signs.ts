import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { wholeDegrees } from '../words/whole-degrees.ts';
import { child } from '../words/people-words.ts';

const vomitedIt =
  /\b(?:vomit\w*|threw up|sick)\b[^.?!]{0,30}\b(?:after|since)\b[^.?!]{0,16}\b(?:anti-?rejection|transplant|tacrolimus|epilepsy|hiv|lithium|warfarin|blood thinner)\b/i;
const twiceADay =
  /\btook (?:her|my|his|the) (?:evening|morning|night|daily|bedtime) (?:tablets|pills|medicines?|meds)\b[^.?!]{0,40}\b(?:and again|twice|again (?:at|in)|a second time)\b/i;
const doubled = oneOf(
  /\b(?:both|two) (?:contain|have|hold|held|with)\b[^.?!]{0,16}\b(?:paracetamol|acetaminophen|ibuprofen)\b/i,
  sequence(
    /\bcold (?:remedy|medicine|powder|sachets?|and flu \w+)\b[^.?!]{0,30}\band/i,
    / (?:paracetamol|acetaminophen|panadol|tylenol)\b[^.?!]{0,40}/,
    /\b(?:together|both|same time|by mistake)\b/,
  ),
);
const noneForDays = concept(`(?:no|haven't_had_a|without_a)_bowel_movement haven't_(?:pooed|pooped)`);
const clozapine = concept(`clozapine`);
const carbimazole = concept(`carbimazole propylthiouracil methimazole clozapine`);
const soreThroat = concept(`sore_throat throat mouth_ulcers fever*`);
const biologic = concept(
  `biologic* adalimumab humira infliximab etanercept rituximab tocilizumab methotrexate azathioprine`,
);
const hot = concept(`fever* temperature ${wholeDegrees} 3[89][.,]\\d`);
const often = concept(
  `(?:two|three|four|five|several|\\d)_(?:doses|days|times|tablets|pills|nights) (?:all_)?weekend week days twice doses yesterday today last_night`,
);
const lowSugars = oneOf(
  /\b(?:two|three|four|several|many|often|more) low sugars?\b/i,
  /\blow sugars?\b[^.?!]{0,16}\b(?:this week|at night|again|every)\b/i,
  /\bdon't feel (?:them|my lows|my hypos) (?:coming|any ?more)\b/i,
  /\bsugar\b[^.?!]{0,12}\boften (?:below|under) (?:4|3\.\d|70)\b/i,
);
const stopsAtOnce = (() => {
  const sedative =
    '(?:lorazepam|diazepam|valium|xanax|alprazolam|clonazepam|zopiclone|temazepam|benzos?|sleeping (?:pills|tablets))';
  const atOnce = '(?:tomorrow|at once|today|cold turkey|straight away|overnight|from one day to the next)';
  return new RegExp(
    String.raw`\b(?:throw|stop|quit|come off)\b[^.?!]{0,20}\b${sedative}\b[^.?!]{0,30}\b${atOnce}\b|\b${sedative}\b[^.?!]{0,40}\b(?:throw|stop|quit)\b[^.?!]{0,16}\b${atOnce}\b`,
    'i',
  );
})();
const missed = concept(
  `missed forgot forgotten skipped haven't_taken hasn't_taken not_taken didn't_take without stopp?ed`,
);
const neverMissed = concept(
  `
    apixaban eliquis rivaroxaban xarelto edoxaban dabigatran pradaxa warfarin blood_?thinners? levetiracetam keppra
    lamotrigine valproate carbamazepine epilep* seizure_(?:tablets?|medicine|meds)
    hiv_(?:tablets?|medicine|meds|pills?) antiretrovirals? tacrolimus ciclosporin anti_?rejection transplant_\\w+
    hydrocortisone steroids prednisolone lithium clozapine
  `,
);
const ranOut = sequence(
  /\b(?:ran|run|running|am|i'm) out of (?:my |his |her )?/i,
  choice(
    /blood pressure|heart|thyroid|epilepsy|seizure|diabetes|asthma|warfarin|insulin/,
    /blood thinn\w+|steroid|transplant|hiv/,
  ),
  / ?(?:tablets?|pills?|medicine|medication|meds)?\b/,
);
const missedOfWithdrawal = concept(`missed forgot* without ran_out out_of lost skipped haven't_had`);
const substitute = concept(`methadone buprenorphine subutex suboxone espranor physeptone`);
const someDays = concept(`days? doses? (?:\\d|two|three|four|five)_days? script prescription`);
const drinksMuch = concept(
  `
    drink(?:s|ing)_(?:\\w+_){0,3}?(?:[3-9]|three|four|five|six|several)_?(?:l|litres?|liters?) always_thirsty so_thirsty thirsty_all_the_time
    drink(?:s|ing)_(?:and_drinks?|lots|loads|gallons|constantly|non_?stop|like_a_fish) can't_get_enough_water
  `,
);
const wetsAgain = concept(
  `
    pee(?:s|ing)?_the_bed wet(?:s|ting)?_the_bed bed_?wett* wee(?:s|ing)?_(?:\\w+_)?(?:all_the_time|constantly|loads) wet_again
    (?:pee|wee)(?:s|ing)?_(?:\\w+_)?(?:all_the_time|all_night|all_day|constantly|loads|every|non_?stop) nappies_soaked
    up_(?:all_night|every_hour|\\w+_times)_(?:to_)?(?:pee|wee)(?:ing)?
  `,
);
const stopsSafely = concept(`zopiclone zolpidem diazepam lorazepam tramadol codeine pregabalin gabapentin temazepam`);
const wantsOff = concept(`want_off come_off coming_off get_off stop stopping quit wean off`);
const longOrMuch = concept(`years months every_night a_night a_day daily long`);
const noMedicine = sequence(
  /\b(?:no|without|skipped|missed|forgot|haven't (?:had|taken)|not (?:had|taken)) (?:my |the |all my |any )?/i,
  /(?:warfarin|apixaban|rivaroxaban|edoxaban|blood thinners?|eliquis|xarelto|keppra|lamotrigine|valproate|insulin|levothyroxine|thyroxine|prednisolone|tacrolimus|lithium|clozapine)\b/,
  /[^.?!]{0,16}\b(?:(?:for|all) (?:a |the |this )?(?:week|fortnight|month|days)|(?:two|three|four|five|six|\d+) (?:days|weeks)|since|on holiday|this week)\b/,
);
const wetsAgainOfThirst = concept(`wet*_(?:the_)?bed_again bed_?wetting_again wet*_the_bed wets_again bedwetting`);
const drinksAlways = concept(`drink* thirst* flower_vases bath_water toilet taps?`);

/** Wanting a doctor soon: poisons, medicines, withdrawal and sugar. */
export const urgentPoisonsAndMedicinesSigns: readonly Signs[] = [
  { of: 'dependence', patterns: [stopsAtOnce] },
  { of: 'dependence', near: [[wantsOff, stopsSafely, longOrMuch]] },
  { of: 'low-sugar', patterns: [lowSugars] },
  {
    of: 'medicine-harm',
    patterns: [vomitedIt, doubled, twiceADay],
    near: [[clozapine, noneForDays]],
    together: [
      [carbimazole, soreThroat],
      [biologic, hot],
    ],
  },
  {
    of: 'thirst',
    together: [
      [drinksMuch, wetsAgain],
      [drinksMuch, concept(`lost_weight losing_weight weight_loss thinner tired`), child],
    ],
  },
  { of: 'thirst', near: [[wetsAgainOfThirst, drinksAlways]] },
  { of: 'withdrawal', patterns: [ranOut], near: [[missed, neverMissed, often]] },
  { of: 'withdrawal', near: [[missedOfWithdrawal, substitute, someDays]] },
  { of: 'withdrawal', patterns: [noMedicine] },
];
