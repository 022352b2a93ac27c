import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { ached, fever, lasting, swells, worsening } from '../words/course-words.ts';

const beat = concept(`heart heart_?beat pulse palpitations`);
const uneven = concept(
  `
    flip_?flops? flip* somersault* bouncing fast* flutter* palpitations rac(?:es|ing) flutter* skip* irregular*
    pound* thump* miss*_beats jump*
  `,
);
const oftenOrDizzy = concept(
  `
    daily every_day times_a_day lately weeks dizz* light_?headed faint* nearly hours at_rest out_of_nowhere
    most_days minutes_at_a_time (?:\\d+|twenty|ten|thirty)_min* several_times
  `,
);
const spreading = concept(`spread* bigger grow* creeping getting_(?:bigger|larger|worse) tracking moving`);
const skinPlace = concept(
  `shin leg arm hand foot toe finger skin face thigh calf ankle elbow knee wound cut scratch bite`,
);
const inflamed = concept(`red redness hot`);
const fresh = concept(
  `
    no_reason without_(?:reason|a_reason|cause) everywhere all_over for_nothing appearing new_ones unexplained
    don't_know_why
  `,
);

export const urgentChestAndSkinSigns: readonly Signs[] = [
  {
    of: 'heart-check',
    near: [
      [beat, uneven, oftenOrDizzy],
      [concept(`palpitations`), oftenOrDizzy],
    ],
  },
  {
    of: 'breathing-worse',
    near: [
      [concept(`asthma* wheez* copd`), worsening],
      [
        concept(`asthma* inhaler puffer`),
        concept(`waking wakes every_night at_night all_night every_(?:few|four|three|two|4|3|2)_hours`),
      ],
      [
        concept(`breath* cough* phlegm lungs? ribs chest side`),
        fever,
        concept(`phlegm green rusty breath* lungs? side when_i_breathe`),
        concept(`pain* hurt* short breathless worse sharp`),
      ],
    ],
  },
  {
    of: 'infected-wound',
    near: [
      [
        concept(`(?<!\\ba_)bit(?!_(?:of|swollen|sore|red|hot)) bitten`),
        concept(`skin hot swollen ooz* pus throb* punctur* red`),
        concept(`broke* hot swollen pus ooz* punctur* throb*`),
        concept(`dog cat child human nursery son daughter hand arm face my monkey rat someone kid`),
      ],
      [concept(`dark black brown`), concept(`streak line stripe band`), concept(`nail thumbnail toenail fingernail`)],
      [skinPlace, inflamed, spreading],
      [concept(`ticks?`), concept(`circle ring rash bull* patch`), concept(`expand* spread* grow* red bigger`)],
      [
        concept(`chicken_?pox eczema piercing tattoo stitches scar`),
        inflamed,
        concept(`swollen swell* hot spread* pus pain* weep* fever*`),
      ],
    ],
  },
  {
    of: 'bruising',
    near: [
      [concept(`bruis*`), fresh],
      [
        concept(`bruis* red_spots purple_spots pinprick* petechi*`),
        concept(`nose_?bleeds? gums bleed* spots`),
        concept(`weeks legs tiny nose_?bleeds? sudden* everywhere`),
      ],
    ],
  },
  {
    of: 'wound',
    patterns: [
      /\b(?:cut|gash|wound)\b[^.?!]{0,30}\b(?:needs?|might need|may need|need) (?:stitches|stitching|closing|a stitch|glue)\b|\b(?:gaping|deep) (?:cut|wound|gash)\b/i,
      oneOf(
        /\b(?:rusty|nail|barbed wire|dirty|manure|soil)\b[^.?!]{0,50}\b(?:tetanus|jab|booster|vaccinat\w+)\b/i,
        sequence(
          /\b(?:tetanus)\b[^.?!]{0,40}\b(?:overdue|years|never|not had|out of date)/i,
          /\b(?=[^.?!]{0,40}\b(?:nail|cut|wound|bite|stepped)\b)/,
        ),
      ),
    ],
    near: [[concept(`stepped trod stood`), concept(`rusty nail glass`), concept(`foot tetanus deep through wound`)]],
  },
  {
    of: 'joint-or-bone',
    near: [
      [
        concept(`knees? hips? joints? ankles? elbows? wrists? fingers? knuckles? toes? shoulders?`),
        concept(`hot red swollen swell*`),
        fever,
      ],
      [
        concept(`fell fall tripp* twist* slipp* landed`),
        concept(`wrist ankle arm hip elbow hand foot leg knee shoulder collar_?bone`),
        swells,
        concept(`can't_(?:move|walk|bend|use|put) bent crooked black bruis*`),
      ],
      [
        concept(`can't_(?:walk|bear_weight|put_(?:any_)?weight) won't_(?:walk|bear|put_(?:any_)?weight)`),
        concept(`fell fall hip leg ankle knee`),
        ached,
      ],
      [concept(`back spine`), ached, concept(`numb* weak* tingl*`), concept(`pee* wee* bladder bowel* poo* legs?`)],
    ],
  },
  {
    of: 'medicine-harm',
    patterns: [/\binr\b[^.?!]{0,16}\b(?:[5-9]|1\d)(?:\.\d)?\b/i],
    near: [
      [
        concept(`rash hives blister* spots`),
        concept(`all_over everywhere whole_body spread* mouth`),
        concept(
          `
            antibiotic* penicillin amoxicillin new_(?:\\w+_)?(?:medicine|tablet|pill|medication)* since_starting
            after_starting started lamotrigine
          `,
        ),
      ],
    ],
  },
  {
    of: 'withdrawal',
    near: [
      [
        concept(`stopp?ed quit ran_out run_out came_off missed out_of no_more`),
        concept(
          `
            epilep* seizure_(?:med*|pill*|tablet*|drug*) keppra lamotrigine valproate epilim tegretol carbamazepine
            phenytoin steroids? prednisolone prednisone hydrocortisone clonidine beta_?blockers? propranolol
            bisoprolol baclofen
          `,
        ),
        concept(`week weeks days yesterday ago medicine tablets pills sick weak suddenly today since`),
      ],
    ],
  },
  {
    of: 'long-fever',
    near: [
      [
        fever,
        concept(
          `
            (?:[4-9]|1\\d|four|five|six|seven|eight|nine|ten)_days?
            since_(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last(?!_night|_evening))
            weeks?(?!_(?:ago|old)) (?:a|one|two|three)_weeks?(?!_(?:ago|old)) every_(?:evening|night|day)
          `,
        ),
      ],
      [
        fever,
        concept(`back from returned travel* trip holiday was_in been_in been_to came_home home stayed`),
        concept(
          `
            africa india nigeria ghana kenya uganda asia thailand brazil tropic* malaria bali congo tanzania zambia
            malawi mozambique gambia senegal cameroon indonesia vietnam cambodia laos philippines pakistan
            bangladesh peru colombia bolivia ecuador mexico
          `,
        ),
      ],
    ],
  },
  {
    of: 'serious-infection',
    near: [
      [concept(`spleen`), concept(`no removed out without taken`), concept(`fever* shiver* cold temp* ill chills flu`)],
    ],
  },
  {
    of: 'serious-infection',
    near: [[concept(`shingles chicken_?pox`), concept(`chemo* transplant* immuno* leuka?emia newborn`), lasting]],
  },
  {
    of: 'infected-wound',
    near: [[concept(`shingles chicken_?pox`), concept(`chemo* transplant* immuno* leuka?emia steroids`)]],
  },
  {
    of: 'leg-clot',
    patterns: [
      /\barm\b[^.?!]{0,40}\b(?:drip|cannula|picc|iv line)\b|\b(?:drip|cannula|picc|iv line)\b[^.?!]{0,40}\b(?:arm|swollen|red)\b/i,
    ],
    near: [
      [
        concept(`leg calf`),
        concept(`bigger thicker swollen fatter larger wider inch`),
        concept(`other sore tender ache* pain*`),
        ached,
      ],
    ],
  },
];
