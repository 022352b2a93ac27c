import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const cannotDoWithout = concept(
  `
    levothyroxine thyroxine thyroid_(?:tablets?|pills?|meds|medicine) prednisolone prednisone hydrocortisone
    steroids? steroid_tablets insulin warfarin apixaban eliquis rivaroxaban xarelto blood_thinners? levodopa sinemet
    madopar keppra levetiracetam lamotrigine valproate epilim carbamazepine tegretol phenytoin topiramate clobazam
    edoxaban dabigatran ciclosporin cyclosporine mycophenolate
    (?:epilepsy|seizure|heart|transplant|parkinson's|parkinsons|anti-?rejection|hiv|lithium|psychosis|bipolar)_(?:tablets?|pills?|meds|medicine|medication)
    lithium clozapine tacrolimus methadone
  `,
);
const noneLeft = concept(
  `
    ran_out run_out running_out (?:is|are|has|have)_(?:all_)?(?:run_out|finished|gone) out_of none_left no_more
    left_(?:them|it)_(?:at_home|behind) can't_get (?:the_)?last_of_(?:my|his|her|the) last_(?:one|dose|tablet|pill|strip|few)
    (?:forgot|lost|without|no|late_with)_(?:my|his|her|the|a)?_?(?:repeat_)?(?:prescription|refill|script) won't_refill
  `,
);
const noneOfIt = sequence(
  /\b(?:no|not any|haven't got any|without) (?:\w+ ){0,2}/i,
  choice(
    /insulin|hydrocortisone|prednisolone|prednisone|steroids?|levothyroxine|thyroxine|warfarin|apixaban|eliquis|rivaroxaban|xarelto/,
    /keppra|levetiracetam|lamotrigine|valproate|epilim|carbamazepine|tegretol|phenytoin|lithium|clozapine|tacrolimus|methadone|levodopa|sinemet|madopar/,
    /epilepsy \w+|seizure \w+/,
  ),
  /(?: \w+)? (?:left|at home|until|till|in the house)\b/,
);
const missing = concept(`ran_out run_out without out_of missed no_more none_left stopp?ed can't_take`);
const everydayMedicine = concept(
  `
    (?:evening|morning|daily|heart|thyroid)_(?:tablets?|pills?|meds|medicines?)
    blood_pressure_(?:tablets?|pills?|meds|medicine) statins? levothyroxine thyroxine thyroid_(?:tablets?|pills?)
    antidepressants? (?:[a-z]{3,}(?:pril|sartan|statin|prazole|xetine|thiazide|gliptin))s? metformin sertraline
    citalopram escitalopram antihistamines?
  `,
);
const takenTwice = oneOf(
  /\btwice(?=\W*$)/i,
  /\btwice (?:today|this morning|tonight|by (?:mistake|accident)|accidentally)\b/i,
  /\b(?:two|2)\b[^.?!]{0,30}\binstead of (?:one|1)\b/i,
  /\b(?:two|2) by (?:mistake|accident)\b/i,
  /\bin the (?:morning|evening) as well\b|\bdouble dose of\b/i,
  /\b(?:two|2) of my\b[^.?!]{0,40}\bby (?:mistake|accident)\b/i,
);
const took = concept(`took taken taking had swallowed`);
const lithium = concept(`lithium`);
const losesWater = concept(
  `stomach_bug tummy_bug gastro\\w* norovirus food_poisoning diarrh?o?ea vomit* throwing_up heat_?wave sweating dehydrat*`,
);
const thePill = concept(
  `(?:birth_control|contraceptive|the_(?:mini_?)?pill|my_pill|mini_?pill|implant|nuvaring|contraception)`,
);
const inducer = concept(
  `st_?\\.?_?john'?s?_?wort sjw hypericum rifampicin rifampin carbamazepine topiramate phenytoin`,
);
const mayBePregnant = concept(
  `breakthrough spotting bleed* missed_(?:my|a)_period period_(?:is_)?(?:\\w+_){0,2}late week_late late_period pregnan*`,
);
const brainZap = concept(
  `electric_shocks?(?:_(?:feelings?|sensations?))? brain_zaps? zaps? shocks_in_(?:my|his|her)_head`,
);
const stopped = concept(`stopp?ed stopping quit came_off coming_off missed off cold_turkey since_i_quit`);
const moodMedicine = concept(
  `
    zoloft sertraline lexapro escitalopram prozac fluoxetine paxil paroxetine effexor venlafaxine cymbalta
    duloxetine citalopram celexa mirtazapine antidepressants? ssri snri trazodone
  `,
);
const licorice = concept(`li(?:c|qu)orice`);
const lowPotassium = concept(`legs_(?:like_jelly|weak|heavy) weak* cramps? palpitations swollen_ankles flutter*`);
const laxative = concept(`senna laxatives? cascara bisacodyl dulcolax`);
const years = concept(`years daily every_day each_day months`);

const neverTogether = concept(
  `
    tacrolimus ciclosporin cyclosporine sirolimus transplant hiv_(?:medicines?|meds|medication|tablets?|pills?)
    antiretrovirals? dolutegravir efavirenz
  `,
);
const taking = concept(`started taking been_using using took began have_been last_week since now`);
const hardOnTheLiver = concept(
  `
    kava comfrey green_tea_extract black_cohosh chaparral germander celandine turmeric_(?:capsules?|pills?|extract)
    ashwagandha kratom
  `,
);
const liverSigns = concept(
  `
    dark_(?:urine|pee|wee) (?:urine|pee|wee)_(?:is_|has_gone_|gone_)?(?:dark|brown) itch* yellow* off_(?:my_)?food
    nause* very_tired
  `,
);
const statin = concept(`statins? simvastatin atorvastatin rosuvastatin pravastatin lipitor crestor`);

/** Medicines that ran out, were taken twice or are undone by an herb, a bug or a sudden stop. */
export const urgentSupplySigns: readonly Signs[] = [
  {
    of: 'withdrawal',
    patterns: [noneOfIt],
    near: [
      [noneLeft, cannotDoWithout],
      [brainZap, stopped],
      [brainZap, moodMedicine],
      [concept(`addison's addisons adrenal_insufficiency`), missing],
    ],
  },
  {
    of: 'medicine-harm',
    patterns: [
      /\bdoubled (?:(?:my|the|his|her) )?(?:(?:thyroid|levothyroxine|thyroxine|blood pressure|statin|water) )?(?:\w+ )?(?:dose|tablets?|pills?)\b[^.?!]{0,16}\b(?:by (?:mistake|accident)|accidentally)\b/i,
      sequence(
        /(?<!\b(?:can|could|should|may|if|when|do) )\bi(?:'m| am)?/i,
        / (?:take|taking|use|using|on) (?:\w+ ){0,2}st\.? john'?s ?wort/,
        / (?:with|and|besides|together with) (?:my )?/,
        /(?:transplant|tacrolimus|ciclosporin|cyclosporine|hiv|anti-?rejection)\b/,
      ),
    ],
    near: [
      [took, everydayMedicine, takenTwice],
      [lithium, losesWater],
      [licorice, concept(`tea tablets root daily litres? every sweets`), lowPotassium],
      [laxative, years, lowPotassium],
    ],
    together: [[thePill, inducer, mayBePregnant]],
  },
  {
    of: 'medicine-harm',
    near: [
      [neverTogether, concept(`st_?\\.?_?john'?s?_?wort sjw`), taking],
      [hardOnTheLiver, concept(`since after for months weeks taking from on`), liverSigns],
      [
        statin,
        concept(`muscles? thighs? legs?`),
        concept(`hurt* pain* ach* weak* sore`),
        concept(`a_lot bad* since weak* very so constantly all`),
      ],
    ],
  },
];
