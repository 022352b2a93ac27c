import type { Signs } from '../red-flag.ts';
import { confused, drowsy, headache, severe } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';

const fever = concept(
  `
    fever* febrile temperatures? temp temps burning_up boiling_hot roasting
    hot_and_(?:shak*|shiver*|cold|confus*|sweat*|red)
    (?<!(?:i'm|am|aged|age|turned|nearly)_)38(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    38[.,]\\d
    (?<!(?:i'm|am|aged|age|turned|nearly)_)39(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    39[.,]\\d 4[01] 4[01][.,]\\d 100[.,][4-9] 10[1-6](?:[.,]\\d)? chills rigors? shiver*
    shak(?:ing|es)_(?:all|violently|uncontroll*|like|with)
    (?:is|feels|very|so|really|red|he's|she's|feeling|burning)_hot teeth_chatter* feverish
  `,
);
const spots = concept(`rash* spots? marks? blotch* purpl* petechi* bruis* pin_?pricks? dots`);
const stays = concept(
  `
    (?:doesn't|don't|won't|not|isn't|aren't|didn't|never|no)_(?:mak*_it_go|fad*|disappear*|blanch*|vanish*|go|going|turn*|chang*|clear*|lighten*)
    stays? still_(?:there|visible|see|purple|red) remain* visible_through failed positive
  `,
);
const glass = concept(`glass tumbler press* cup jar`);
const stiffNeck = concept(
  `
    stiff_?neck neck_(?:\\w+_)?(?:like|as)_(?:a_)?(?:wood|board|stone|plank|rock|concrete)
    neck_(?:(?:is|feels|so|very|really|has|gone|went|all|too|hurts?|pain*|and|got)_){0,4}(?:stiff|rigid|locked|sore|frozen|pain*|hurts)
    can't_(?:bend|move|touch|put|lower|get|turn|tilt)_(?:my_|his_|her_|the_)?(?:neck|chin|head)
    chin_(?:to|on|down_to)_(?:my|his|her|the)?_?chest neck_(?:pain|stiffness) neck_hurts neck_won't_bend rigid_neck
    nuchal_rigidity neck_is_like
  `,
);
const meningeal = concept(
  `
    fever* temp* headache* light photophobi* rash* spots vomit* throw*_up confus* drows* sleepy 39* 38* 40* 10[1-5]
    hot shiver* bright* sun sick
  `,
);
const lightHurts = concept(
  `
    (?:light|lights|sunlight|daylight|lamp|brightness)_(?:(?:is|are|really|so|too|it|all)_){0,3}(?:hurt*|agony|bother*|unbearabl*|pain*|kill*|sensitiv*|burn*|bright|torture)
    (?:hates?|hating)_(?:the_)?(?:light|lights|lamp|sun|daylight)
    can't_(?:stand|bear|look_at|take|tolerate|open_(?:my|his|her)_eyes_(?:in|to))_?(?:the_|any_|to_)?light*
    photophobi*
  `,
);
const lowDefence = concept(
  `
    chemo* neutropen* immuno_?(?:suppress*|compromis*) transplant* no_spleen without_a_spleen splenectom* asplen*
    leuka?emia lymphoma myeloma low_white_(?:cells?|count) cancer_treatment anti_?rejection tacrolimus ciclosporin
    cyclosporin mycophenolate methotrexate rituximab picc picc_line central_line port_?a_?cath hickman dialysis
    azathioprine radiotherapy sickle_cell
  `,
);
const noUrine = concept(
  `
    (?:hasn't|haven't|not|no|didn't|barely|hardly)_(?:\\w+_){0,2}(?:pee*|wee*|urinat*|urine|pass*_(?:any_)?(?:water|urine))
    no_urine not_peeing
  `,
);
const mottled = concept(
  `mottled blotchy_(?:skin|legs|arms) marbl* bluish blue gr[ea]y clamm* cold_(?:hands|feet|skin|sweat) purple pale`,
);
const fastBreath = concept(
  `
    (?:breath*|panting|pulse|heart|heart_rate)_(?:(?:is|are|very|so|really|too|going|much)_){0,3}(?:fast|quick*|rapid*|hard|shallow|rac*|1[2-9]\\d)
    (?:fast|rapid|quick|shallow)_(?:breath*|pulse|heart*) breathless can't_breathe panting heart_(?:is_)?rac*
    short_of_breath
  `,
);
const source = concept(
  `
    wound* cut bite infect* catheter uti water_infection urine_infection kidney* pneumonia chest_infection surgery
    operation abscess tooth cellulitis iv drip sore_leg foot_ulcer ulcer stitches scratch pee* wee urin* birth
    appendix gall_?bladder diarrh?*
  `,
);
const rotting = concept(
  `
    turning_black gone_black going_black went_black black_(?:skin|patch*|toe*|foot|finger*|spots|and) blackened
    dying_skin purple_and_black crackl* blister* gangren* rotten rotting dusky flesh black
  `,
);
const lockedJaw = concept(
  `
    (?:can't|couldn't|unable_to|hard_to|trouble|struggl*|barely|hardly|can_barely|can_hardly)_(?:fully_|properly_|even_)?open*_(?:my_|his_|her_|the_)?(?:mouth|jaw)
    lock_?jaw jaw_(?:is_)?cramp*
    jaw_(?:(?:is|has|feels|keeps|got|went|gone|so|all)_){0,3}(?:lock*|stiff*|clamp*|tight*|seiz*|clench*|spasm*)
    stiff_jaw locked_jaw (?:mouth|jaw)_won't_(?:\\w+_)?open
  `,
);
const rusty = concept(
  `
    rust* nail puncture* wound cut splinter thorn* soil manure stepped garden_fork barbed dirty farm stepp* rake
    spasm* swallow* injur* graz* cramp* arch* bite bitten
  `,
);

const justOperated = concept(
  `
    biops(?:y|ies) operation operated surgery (?:c_)?section caesarean catheter stent dialysis chemo* gave_birth
    birth hysteroscopy
  `,
);
const arched = concept(
  `
    back_(?:is_)?arch* arch(?:es|ed|ing)_(?:his|her|the)_back
    (?:scream*|cries|cry|crying)_(?:if|when|each_time|every_time)_(?:\\w+_){0,2}(?:touch*|mov*|lift*|bend*)
  `,
);
const rigors = concept(`shiver* rigors? chills shak(?:es|ing) teeth_chatter*`);

export const infectionSigns: readonly Signs[] = [
  {
    of: 'rabies-risk',
    patterns: [
      /\b(?:bitten|bit|bite)\b[^.?!]{0,30}\bbat\b|\b(?:bitten|bit|bite|scratch\w*|licked)\b[^.?!]{0,30}\b(?:rabid|foaming)\b|\brabi(?:es|d)\b[^.?!]{0,30}\b(?:bit|bitten|bite|exposed|foaming)\b|\b(?:bit|bitten)\b[^.?!]{0,30}\b(?:foaming|rabies|rabid)\b/i,
    ],
    near: [
      [
        concept(`dog cat fox raccoon monkey bat animal`),
        concept(`foam* froth* rabid rabies`),
        concept(`bit bite bitten scratch* licked`),
      ],
      [
        concept(`bat`),
        concept(`woke wake bed sleeping tent`),
        concept(`woke bite bit face on_me flew landed scratch* sleeping`),
      ],
    ],
  },
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
            confus* rac* breath* faint* clamm* mottled shaking_(?:violently|uncontroll*|all) rigor* drows* dizz*
            collaps* feel_like_(?:i'm_)?dying slur* cold_(?:hands|feet) blotch* weak*_and unwell spreading_fast
          `,
        ),
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
