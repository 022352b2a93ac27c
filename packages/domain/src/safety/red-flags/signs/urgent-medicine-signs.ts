import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const takenAtPresent = concept(`on take takes taking my his her with after since plus`);
const harmsTheMarrow = concept(
  `
    clozapine carbimazole methimazole propylthiouracil methotrexate azathioprine sulfasalazine sulphasalazine
    leflunomide mercaptopurine ciclosporin tacrolimus mycophenolate biologics? adalimumab infliximab etanercept
    immunosuppress*
  `,
);
const infectionBegins = concept(
  `
    sore_throat throat_(?:is_)?sore throat_(?:pain|hurts) mouth_(?:sores?|ulcers?) fluey flu_?like fever*
    temperature temp chills shiver* cough* bruis* infection poorly
  `,
);
const lithiumTooHigh = concept(
  `
    (?:the_)?(?:runs|squits|trots) loose_(?:motions|stools?) runny_tummy tummy_bug sick trembl* tremb* wobbl*
    unsteady jerk* twitch* thirsty ibuprofen naproxen slurr* dehydrat*
  `,
);
const cannotDoWithout = concept(
  `
    levothyroxine thyroxine thyroid_(?:tablets?|pills?|meds|medicine) prednisolone prednisone hydrocortisone
    steroids? steroid_tablets warfarin apixaban rivaroxaban edoxaban dabigatran blood_thinners? clopidogrel
    (?:epilepsy|seizure|stroke|heart|transplant)_(?:tablets?|pills?|meds|medicines?|medication) keppra lamotrigine
    levetiracetam valproate
  `,
);
const ranOut = concept(
  `
    ran_out run_out runs_out is_finished are_finished used_up stopp?ed came_off quit gave_up missed without
    haven't_(?:had|taken) hasn't_(?:had|taken) not_taken no_more chemist_shut
  `,
);
const forDays = concept(
  `
    days? weeks? weekend fortnight months? since_\\w+ (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)
    spring summer autumn winter easter christmas
  `,
);
const lowSugar = concept(
  `
    hypos hypo_(?:again|attacks?|every|most)
    (?:low_)?(?:blood_)?(?:sugars?|glucose)_(?:\\w+_){0,3}(?:lows?|drop*|fall*|crash*|under|below|too_low)
    low_(?:blood_)?(?:sugars?|glucose)
  `,
);
const sugarTablets = concept(
  `
    insulin gliclazide glimepiride glipizide glibenclamide metformin tablets? pills? berberine cinnamon bitter_melon
    karela fenugreek
  `,
);
const often = concept(
  `
    (?:every|most|each|some|other)_(?:\\w+_)?(?:days?|nights?|mornings?|week)
    (?:several|many|few|three|four|two|\\d)_times often again keeps? since_\\w+ nightly daily a_week this_week
    at_night
  `,
);
const statin = concept(
  `
    statins? simvastatin atorvastatin rosuvastatin pravastatin lipitor crestor
    cholesterol_(?:tablets?|pills?|medicine) red_yeast_rice
  `,
);
const muscles = concept(`muscles? thighs? legs? calves arms? shoulders?`);
const ached = concept(`pain* ach* hurt* sore* cramp* weak* kill* tender`);
const strongly = concept(
  `terribl* badly kill* weak* severe* awful* all_over everywhere so_much can't red_yeast_rice brown dark doubled unbearabl*`,
);
const bloodThinner = concept(
  `
    warfarin coumadin apixaban eliquis rivaroxaban xarelto edoxaban dabigatran pradaxa clopidogrel blood_thinners?
    anticoagulants? inr
  `,
);
const bleedsEasily = concept(
  `
    bruis* nose_?bleeds? gums_(?:\\w+_){0,2}bleed* bleeding_gums pink_(?:wee|pee|urine)
    (?:wee|pee|urine)_(?:is_)?(?:pink|red) red_dots black_to_the_\\w+
  `,
);
const unexplained = concept(`can't_explain every_time everywhere no_reason without_a_knock new all_over`);
const newMedicine = concept(
  `
    (?:new|different|change_of|started|starting)_(?:\\w+_){0,3}(?:tablets?|pills?|medicines?|medication|antibiotics?|meds)
    (?:started|starting|began|on|taking|of|after|since)_(?:\\w+_){0,2}(?:amoxicillin|penicillin|trimethoprim|lamotrigine|carbamazepine|allopurinol|nitrofurantoin|co-?amoxiclav|doxycycline|ramipril|amlodipine|lisinopril)
  `,
);
const skinReacts = concept(`rash* hives itch* spots blotch* welts ankles_swell lips?_(?:swell*|puff*) puffy_lips?`);
const antibiotic = concept(`antibiotics? clindamycin amoxicillin co_?amoxiclav ciprofloxacin cephalexin`);
const watery = concept(`diarrh?o?ea watery_(?:stools?|poos?) the_runs`);
const manyTimes = concept(
  `(?:\\d+|eight|ten|many)_(?:times|watery)_?(?:a_day)? (?:ten|eight|\\d+)_watery cramps blood* days smell*`,
);
const moodMedicine = concept(
  `
    sertraline fluoxetine citalopram escitalopram paroxetine venlafaxine duloxetine mirtazapine ssris? snri
    antidepressants? tramadol
  `,
);
const restless = concept(
  `agitat* restless* can't_sit_still wired jumpy not_(?:him|her|my)self worse sweat* shak* trembl* twitch* tremor*`,
);
const startsOrMixes = concept(
  `start* began weeks? days? first st_?_?john's_?wort sjw 5_?htp saffron with plus together double* dose`,
);
const zaps = concept(`zaps? sick dizz* can't_sleep sweats? shaky jumpy flu*`);

/** "Turmeric made me", "the tablets have left my dad": what a remedy is blamed for. */
const someone = String.raw`(?:me|him|her|us|my (?:\w+ )?\w+)`;
const brought = String.raw`\b(?:made|makes|making|left|leaves|turn(?:ed|s|ing)|got) ${someone} (?:(?:go|all|look|a bit|so|completely|quite|bright) )*`;
const remedy = String.raw`(?:tablets?|pills?|capsules?|caps|gummies|drops|tea|tincture|powder|supplements?|herbs?|herbal|extract|root|fat ?burners?|pre-?workout|wort|sjw|kava|kratom|ashwagandha|turmeric|cohosh|garcinia|ephedra|ma huang|yohimb\w+|li(?:c|qu)orice|hawthorn|berberine|niacin|cbd|5-?htp|rhodiola|ginseng|ginkgo|rauwolfia|synephrine|guarana)`;
const stains = String.raw`\b(?:carrots?|carotene|mask|paste|stain\w*|nails|fingers|self[- ]?tan\w*|squash|pumpkin)\b`;
const unstained = `(?<!${stains}[^]*)(?![^]*${stains})`;

/** A joke, a smell or a cup for the night makes people pass out only so to speak. */
const notOfSleep = String.raw`(?<!\b(?:jokes?|laugh\w*|prices?|bill|smell\w*|sight|thought|news|films?|movie|video|story|wine|beer|vodka|gin|party|melatonin|valerian|magnesium|hops|passionflower|lavender|sleep\w*|bed\w*|night\w*)\b[^.?!]{0,40})(?![^.?!]*\b(?:sleep\w*|slept|asleep|laughing|lovely|lol|haha)\b)`;

export const urgentMedicineSigns: readonly Signs[] = [
  {
    of: 'jaundice',
    patterns: [
      new RegExp(`${brought}(?:jaundiced|yellow)\\b${unstained}`, 'i'),
      new RegExp(String.raw`\b(?:gave|given|giving|gives) ${someone} jaundice\b`, 'i'),
    ],
  },
  {
    of: 'mania',
    patterns: [
      new RegExp(`${brought}manic\\b`, 'i'),
      /\b(?:i'm|i am|he's|she's|my \w+(?:'s| is)|gone|went) manic (?:since|after|from|on)\b/i,
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      new RegExp(
        String.raw`${notOfSleep}\bmade ${someone} (?:(?:pass|black) out\b(?! (?:on the|asleep|by|for the|at night))|(?:collapse|lose consciousness|have (?:a |an )?(?:fit|seizure))\b)`,
        'i',
      ),
      new RegExp(
        String.raw`${notOfSleep}\b${remedy} (?:(?:has|have|just|really|always) )*(?:made|makes) ${someone} (?:(?:pass|passed|black) out\b(?! (?:on the|asleep|by|for the|at night))|(?:faint|collapse|fit)\b)`,
        'i',
      ),
    ],
  },
  {
    of: 'medicine-harm',
    patterns: [
      new RegExp(
        `${brought}(?:weak (?:that )?(?:i|he|she) (?:can't|cannot|couldn't)|too weak to (?:walk|stand|move|get up|climb|lift)|can't (?:walk|stand|move))\\b`,
        'i',
      ),
    ],
    together: [[bloodThinner, bleedsEasily, unexplained]],
    near: [
      [harmsTheMarrow, infectionBegins],
      [concept(`lithium`), lithiumTooHigh],
      [statin, muscles, ached, strongly],
      [bloodThinner, takenAtPresent, bleedsEasily],
      [newMedicine, skinReacts],
      [antibiotic, watery, manyTimes],
      [concept(`clozapine`), concept(`constipat* haven't_been not_been belly_hard`)],
      [moodMedicine, restless, startsOrMixes],
    ],
  },
  { of: 'low-sugar', near: [[lowSugar, sugarTablets, often]] },
  {
    of: 'withdrawal',
    near: [
      [ranOut, cannotDoWithout, forDays],
      [concept(`stopp?ed came_off cold_turkey missed ran_out`), moodMedicine, zaps],
    ],
  },
];
