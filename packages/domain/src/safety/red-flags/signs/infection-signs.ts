import type { Signs } from '../red-flag.ts';
import { confused, drowsy, headache, severe } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import {
  arched,
  fastBreath,
  fever,
  glass,
  justOperated,
  lightHurts,
  lockedJaw,
  lowDefence,
  meningeal,
  mottled,
  noUrine,
  rigors,
  rotting,
  rusty,
  source,
  spots,
  stays,
  stiffNeck,
} from '../words/infection-words.ts';
import { child } from '../words/people-words.ts';

const painfulWater = concept(
  `
    (?:stings?|burns?|hurts?|stinging|burning|pain)_(?:\\w+_){0,4}(?:pees?|peeing|wees?|weeing|urinat\\w*|pass(?:es|ing)?_(?:water|urine))
    (?:stinging|burning|painful|smelly|cloudy)_(?:pee|wee|urine|water)
  `,
);

/** Tissue that has died, or a sore down to the bone. */
const dying = concept(
  `
    (?:is|are|gone|turned|went|turning|going|looks|and|all)_(?:\\w+_(?:and_)?)?(?:black|dusky|dark|blackened) black_(?:heel|toes?|foot|patch*|spots?|skin|edges?|round|around|ulcer) gangren* (?:see|sees|to|down_to)_(?:the_)?bone bone_(?:shows|showing|is_showing|visible|is_visible)
  `,
);

export const infectionSigns: readonly Signs[] = [
  {
    of: 'serious-infection',
    patterns: [
      /^\W*(?:help[ ,!:]*|i have |i think |suspected |possible )?(?:sepsis|septic shock|meningitis|tetanus|lock ?jaw|necroti[sz]ing fasciitis|toxic shock|encephalitis|rabies)(?: symptoms| help| now| please)?\W*$/i,
      /\bnon[- ]?blanching\b|\bdoesn't blanch\b/i,
      /\b(?:flesh[- ]eating|necroti[sz]\w+|gas gangrene)\b(?=[^.?!]{0,40}\b(?:my|leg|arm|think|have|has|skin)\b)/i,
      /\b(?:fear(?:ful)? of water|afraid of water|can't (?:drink|swallow) water)\b[^.?!]{0,60}\b(?:bite|bit|bitten|dog)\b/i,
    ],
    near: [
      [
        concept(`redness red swelling swollen skin`),
        concept(`agon* unbearabl* excruciat* unreal terrible severe so_much`),
        fever,
      ],
      [spots, stays, glass],
      [spots, stays, fever],
      [
        concept(`purple* blood_?red pin_?prick dark_red bruise_like (?:look*|like)_(?:like_)?bruis*`),
        concept(`rash* spots? blotch* dots marks`),
        fever,
      ],
    ],
    together: [
      // An old body that is poisoned by its bladder shows it in the head first.
      [confused, painfulWater],
      [
        concept(
          `
            (?:shak*|shiver*)_(?:\\w+_){0,2}(?:hard|violent*|uncontroll*|bed|so|badly) rigors?
            bed_(?:is_)?(?:shak*|rattl*) teeth_(?:are_)?chatter* uncontroll*_(?:shak*|shiver*)
          `,
        ),
        fever,
        concept(
          `pain* kidney* wound infect* pee* wee* urin* cough* 40 39* confus* weak* breath* sick vomit* 10[3-5]* cold`,
        ),
      ],
      [
        concept(
          `
            chest_infection uti water_infection urine_infection pneumonia infected infection sepsis flu cellulitis
            bladder_infection kidney_infection abscess
          `,
        ),
        confused,
      ],
      [
        stiffNeck,
        meningeal,
        concept(
          `
            fever* temp* light* photophobi* rash* vomit* throw*_up confus* drows* 39* 38* 40* 10[1-5] worst sever*
            can't_bend chin* seizure* sick shiver*
          `,
        ),
      ],
      [concept(`(?:shak*|shiver*)_(?:\\w+_){0,2}(?:hard|violent*|uncontroll*|bed|so|badly) rigors?`), confused],
      [lightHurts, stiffNeck],
      [fever, rigors, fastBreath],
      [fever, arched],
      [justOperated, rigors, fever],
      [lightHurts, headache, fever],
      [lightHurts, fever, stiffNeck],
      [lowDefence, fever],
      [fever, confused],
      [
        fever,
        drowsy,
        concept(
          `
            rash* confus* breath* vomit* pee* wee* cold mottled pale gr[ea]y can't won't hard limp floppy wound
            infect* weak neck old elderly very_sleepy
          `,
        ),
      ],
      [
        concept(`hot shiver* shak(?:ing|y|es) fever* temp* chills sweat*`),
        confused,
        concept(
          `pee* wee* urine breath* pale clamm* mottled infect* uti cold catheter shaking fast rac* skin chest_infection`,
        ),
      ],
      [
        fever,
        noUrine,
        concept(`confus* breath* shak* shiver* mottled cold drows* dizz* clamm* gr[ea]y weak can't rac* sleepy vomit*`),
      ],
      [
        fever,
        mottled,
        concept(
          `confus* breath* drows* dizz* cold shak* shiver* rac* faint* sleepy mottled weak ill limp floppy collaps*`,
        ),
      ],
      [
        fever,
        fastBreath,
        concept(
          `
            confus* shak* shiver* drows* rac* faint* clamm* mottled weak dizz* blue gr[ea]y cold worse collaps*
            feel_like_(?:i'm_)?dying never_felt
          `,
        ),
      ],
      [
        source,
        fever,
        concept(
          `
            confus* rac* (?<!\\b(?:when|pain_on)_)breath* faint* clamm* mottled shaking_(?:violently|uncontroll*|all) rigor* drows* dizz*
            collaps* feel_like_(?:i'm_)?dying slur* cold_(?:hands|feet) blotch* weak*_and unwell spreading_fast
          `,
        ),
      ],
      [
        concept(`diabet* type_(?:1|2|one|two)`),
        concept(`blister sore ulcer foot feet toes? heel sole wound corn`),
        dying,
      ],
      [
        concept(`skin leg arm foot toes? wound fingers? hand thigh groin scrotum`),
        rotting,
        concept(
          `pain* fever* smell* spread* unreal agon* wound hot surg* diabet* smelly stink* cold numb unbearable sick`,
        ),
      ],
      [
        concept(`pain*`),
        concept(`out_of_proportion unreal unbearable worse_than_it_looks excruciat* agon*`),
        concept(`skin wound cut redness red swollen swelling`),
        fever,
      ],
      [lockedJaw, rusty],
      [
        concept(`blister* peel* sores`),
        concept(`skin mouth lips eyes`),
        concept(
          `
            lamotrigine lamictal allopurinol carbamazepine antibiotic* sulfa* phenytoin
            new_(?:medicine|medication|drug|pill|tablet)* ibuprofen bactrim
          `,
        ),
        concept(`fever* eyes mouth peel* all_over spread* sheets raw flu`),
      ],
      [
        concept(`double_vision droop*_eyelids? eyelids_droop* blurr* can't_swallow slur* trouble_swallowing`),
        concept(`home_?canned canned jar honey fermented botox tin tinned preserved garlic_oil heroin`),
        concept(`weak* double droop* swallow* slur* speak*`),
      ],
      [child, fever, stiffNeck],
      [
        concept(`back from returned travel* trip holiday`),
        concept(`malaria africa nigeria ghana kenya uganda congo india tropic*`),
        fever,
        severe,
      ],
      [
        concept(`adrenal addison'?s hydrocortisone steroids prednisolone`),
        concept(`vomit* throw*_up can't_keep missed stopped ran_out`),
        concept(`faint* collaps* weak* dizz* confus* low_(?:bp|blood_pressure) drows*`),
      ],
    ],
  },
];
