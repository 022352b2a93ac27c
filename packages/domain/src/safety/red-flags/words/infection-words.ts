import { concept } from './concept.ts';
import { wholeDegrees } from './whole-degrees.ts';

export const fever = concept(
  `
    fever* febrile temperatures? temp temps burning_up boiling_hot roasting
    hot_and_(?:shak*|shiver*|cold|confus*|sweat*|red)
    ${wholeDegrees}
    38[.,]\\d
    39[.,]\\d 4[01][.,]\\d 100[.,][4-9] 10[1-6](?:[.,]\\d)? chills rigors? shiver*
    shak(?:ing|es)_(?:all|violently|uncontroll*|like|with)
    (?:is|feels|very|so|really|red|he's|she's|feeling|burning)_hot teeth_chatter* feverish
  `,
);
export const spots = concept(`rash* spots? marks? blotch* purpl* petechi* bruis* pin_?pricks? dots`);
export const stays = concept(
  `
    (?:doesn't|don't|won't|not|isn't|aren't|didn't|never|no)_(?:mak*_it_go|fad*|disappear*|blanch*|vanish*|go|going|turn*|chang*|clear*|lighten*)
    stays? still_(?:there|visible|see|purple|red) remain* visible_through failed positive
  `,
);
export const glass = concept(`glass tumbler press* cup jar`);
export const stiffNeck = concept(
  `
    stiff_?neck neck_(?:\\w+_)?(?:like|as)_(?:a_)?(?:wood|board|stone|plank|rock|concrete)
    neck_(?:(?:is|feels|so|very|really|has|gone|went|all|too|hurts?|pain*|and|got)_){0,4}(?:stiff|rigid|locked|sore|frozen|pain*|hurts)
    can't_(?:bend|move|touch|put|lower|get|turn|tilt)_(?:my_|his_|her_|the_)?(?:neck|chin|head)
    chin_(?:to|on|down_to)_(?:my|his|her|the)?_?chest neck_(?:pain|stiffness) neck_hurts neck_won't_bend rigid_neck
    nuchal_rigidity neck_is_like
  `,
);
export const meningeal = concept(
  `
    fever* temp* headache* light photophobi* rash* spots vomit* throw*_up confus* drows* sleepy 39* 38* 40* 10[1-5]
    hot shiver* bright* sun sick
  `,
);
export const lightHurts = concept(
  `
    (?:light|lights|sunlight|daylight|lamp|brightness)_(?:(?:is|are|really|so|too|it|all)_){0,3}(?:hurt*|agony|bother*|unbearabl*|pain*|kill*|sensitiv*|burn*|bright|torture)
    (?:hates?|hating)_(?:the_)?(?:light|lights|lamp|sun|daylight)
    can't_(?:stand|bear|look_at|take|tolerate|open_(?:my|his|her)_eyes_(?:in|to))_?(?:the_|any_|to_)?light*
    photophobi*
  `,
);
export const lowDefence = concept(
  `
    chemo* neutropen* immuno_?(?:suppress*|compromis*) transplant* no_spleen without_a_spleen splenectom* asplen*
    leuka?emia lymphoma myeloma low_white_(?:cells?|count) cancer_treatment anti_?rejection tacrolimus ciclosporin
    cyclosporin mycophenolate methotrexate rituximab picc picc_line central_line port_?a_?cath hickman dialysis
    azathioprine radiotherapy sickle_cell
  `,
);
export const noUrine = concept(
  `
    (?:hasn't|haven't|not|no|didn't|barely|hardly)_(?:\\w+_){0,2}(?:pee*|wee*|urinat*|urine|pass*_(?:any_)?(?:water|urine))
    no_urine not_peeing
  `,
);
export const mottled = concept(
  `mottled blotchy_(?:skin|legs|arms) marbl* bluish blue gr[ea]y clamm* cold_(?:hands|feet|skin|sweat) purple pale`,
);
export const fastBreath = concept(
  `
    (?:breath*|panting|pulse|heart|heart_rate)_(?:(?:is|are|very|so|really|too|going|much)_){0,3}(?:fast|quick*|rapid*|hard|shallow|rac*|1[2-9]\\d)
    (?:fast|rapid|quick|shallow)_(?:breath*|pulse|heart*) breathless can't_breathe panting heart_(?:is_)?rac*
    short_of_breath
  `,
);
export const source = concept(
  `
    wound* cut bite infect* catheter uti water_infection urine_infection kidney* pneumonia chest_infection surgery
    operation abscess tooth cellulitis iv drip sore_leg foot_ulcer ulcer stitches scratch pee* wee urin* birth
    appendix gall_?bladder diarrh?*
  `,
);
export const rotting = concept(
  `
    turning_black gone_black going_black went_black black_(?:skin|patch*|toe*|foot|finger*|spots|and) blackened
    dying_skin purple_and_black crackl* blister* gangren* rotten rotting dusky flesh black
  `,
);
export const lockedJaw = concept(
  `
    (?:can't|couldn't|unable_to|hard_to|trouble|struggl*|barely|hardly|can_barely|can_hardly)_(?:fully_|properly_|even_)?open*_(?:my_|his_|her_|the_)?(?:mouth|jaw)
    lock_?jaw jaw_(?:is_)?cramp*
    jaw_(?:(?:is|has|feels|keeps|got|went|gone|so|all)_){0,3}(?:lock*|stiff*|clamp*|tight*|seiz*|clench*|spasm*)
    stiff_jaw locked_jaw (?:mouth|jaw)_won't_(?:\\w+_)?open
  `,
);
export const rusty = concept(
  `
    rust* nail puncture* wound cut splinter thorn* soil manure stepped garden_fork barbed dirty farm stepp* rake
    spasm* swallow* injur* graz* cramp* arch* bite bitten
  `,
);

export const justOperated = concept(
  `
    biops(?:y|ies) operation operated surgery (?:c_)?section caesarean catheter stent dialysis chemo* gave_birth
    birth hysteroscopy
  `,
);
export const arched = concept(
  `
    back_(?:is_)?arch* arch(?:es|ed|ing)_(?:his|her|the)_back
    (?:scream*|cries|cry|crying)_(?:if|when|each_time|every_time)_(?:\\w+_){0,2}(?:touch*|mov*|lift*|bend*)
  `,
);
export const rigors = concept(`shiver* rigors? chills shak(?:es|ing) teeth_chatter*`);
