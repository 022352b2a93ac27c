import { concept } from '../words/concept.ts';
import { either, graveFor, type Ground, type KnownDanger, lives, soonFor, takes, takesOne } from './known-danger.ts';

/** Whom an infection can kill within hours: after a transplant or with the spleen gone, during chemotherapy, with sickle cells. */
const defenceless = either(lives('organ-transplant', 'weakened-immunity', 'sickle-cell'), takes('chemotherapy'));
const lowered = either(
  takes('immunosuppressant', 'dmard', 'biologic', 'calcineurin-inhibitor', 'corticosteroid', 'btk-inhibitor'),
  lives('hiv'),
);
const harmsMarrow = either(
  takes('dmard', 'chemotherapy'),
  takesOne(
    'clozapine',
    'methotrexate',
    'azathioprine',
    'mercaptopurine',
    'leflunomide',
    'carbamazepine',
    'deferiprone',
  ),
);

const fever = concept(
  `
    fever* temp temperature shiver* rigors? chills burning_up hot_and_cold shaking_with_cold 3[89][.,]\\d 40[.,]\\d
    37[.,][5-9] 10[0-4](?:[.,]\\d)?_?f
  `,
);
const infected = concept(
  `
    sore_throats? throat_(?:is_|has_been_|so_|really_|all_)*(?:sore|raw|hurts|burns|killing) throat_raw (?:mouth|tongue)_ulcers?
    (?:sores?|ulcers?|blisters?)_(?:in|on|inside|all_over)_(?:my|the|his|her)_(?:mouth|tongue|gums|lips) mouth_(?:is_|all_)?(?:full_of|covered_in)_(?:\\w+_)?(?:sores|ulcers) mouth_sores fluey flu-?like
    feel(?:ing)?_(?:flu\\w*|rough|grotty|feverish) chesty chest_infection
  `,
);
const bothThroat = concept(`throats?`);
const sore = concept(`sore* raw hurt* pain* ulcer* burn*`);
const blisters = concept(`blister* shingles`);
const inABand = concept(`stripe band one_side side belt shingles rib* back face forehead eye patch`);
const pox = concept(`chicken_?pox shingles measles`);
const near = concept(`my kid* child* son daughter grand* school nursery caught contact exposed been_with has got`);
const bruises = concept(`bruis*`);
const unasked = concept(
  `
    everywhere all_over for_no_reason appear* easily loads lots without covered_in so_many more_and_more keep* unexplained
    like_a_peach out_of_nowhere (?:like|paper*)_(?:\\w+_)?(?:paper|skin|thin) skin_(?:is_|so_|like_)*paper*
  `,
);
/** "Im bruising": by itself, where a knock gives a bruise and nobody bruises from it. */
const isBruising = concept(
  `(?:i'?m|i_am|she'?s|he'?s|is|been|keep|start(?:ed|ing)?)_(?:been_|to_)?(?:bruising|bruise)`,
);

const signsOfFewCells = {
  patterns: [fever, infected, isBruising],
  near: [
    [bothThroat, sore],
    [bruises, unasked],
  ],
};

const bladderIll = either(
  lives('urinary-tract-infection'),
  takesOne('nitrofurantoin', 'trimethoprim', 'fosfomycin', 'pivmecillinam'),
);
const backOrSide = concept(`back flank* side kidneys? loin* ribs`);
const aches = concept(`hurt* pain* ach* sore* stab* throb* kill* agony`);
const chilled = concept(
  `
    fever* temp temperature shiver* rigors? chills burning_up hot_and_cold shak* freezing frozen ice_cold so_cold
    under_(?:\\w+_){0,2}(?:duvets?|blankets?|covers) teeth_(?:are_)?chatter* vomit* throw*_up being_sick 3[89](?:[.,]\\d)?
  `,
);

/** "Achy and flu-ish", of today: no jab, no season, and none that is to be kept away. */
const hasFlu =
  /(?<!\b(?:if|when|before|until|till|once|in case) (?:i|he|she|we) )\b(?:feel(?:s|ing)?|felt|got|have|has|caught|(?:come|came|coming|gone|went|am|is|'m|'s) down with|down with|i'?m|i am|he's|she's|it's|is) (?:(?:a bit|rather|really|so|all|proper|very|the|a|an|achy|shivery|some|bad|like|nasty|and|my|with|of|full|this|what feels like|probably|maybe|i think|horrible|hot) )*(?:flu(?:ey|-?ish|-?like| symptoms?)?|influenza)\b(?! ?-?(?:jabs?|shots?|vaccin\w+|season|clinic|tea|last|years? ago))(?![^]*\b(?:keep (?:it|well)|catch\w*|avoid\w*|prevent\w*|protect\w*)\b)|(?<=^\W*)flu[- ]?(?:ey|ish|like)\b|\bflu(?:-?like)? symptoms\b(?= (?:since|now|today)|\W*$|[,.])/i;

/** Under three months, as far as the months are known; a profile of age 0 tells none. */
const newborn: Ground = ({ ageYears }) => (ageYears !== null && ageYears > 0 && ageYears < 0.25 ? 'this age' : null);
const infant: Ground = ({ ageYears }) => (ageYears !== null && ageYears < 1 ? 'this age' : null);
const babysFever =
  /(?<!\b(?:hay|if (?:he|she|it|they|(?:the|my) baby) (?:gets?|has|had|develops?)|when (?:he|she|it) (?:gets?|has)) (?:a )?)\b(?:fever(?:s|ish)?|burning up|3[89][.,]\d|40[.,]\d|10[0-4](?:[.,]\d)? ?f)\b(?![^.?!]{0,16}\b(?:last (?:week|month|year|winter|summer|autumn|spring)|(?:weeks?|months?|years?) ago)\b)/i;

/** What is grave because this person cannot fight infections well. */
export const infectionDangers: readonly KnownDanger[] = [
  graveFor('known-defenceless-fever', defenceless, {
    sources: ['nice-cg151-public', 'christie-infection-and-fever', 'sunnybrook-fever-neutropenia', 'canhaem-fever'],
    patterns: [fever],
    first:
      'With {ground} a fever or shivering can be a dangerous infection (sepsis) that kills within hours, even for somebody who feels not so ill. Antibiotics from a hospital are needed now.',
    next: 'Where there is an emergency number of a transplant, cancer or blood team, call that first and say "fever". Take nothing to bring the fever down first.',
    before: ['serious-infection'],
  }),
  graveFor('known-newborn-fever', newborn, {
    sources: ['glasgow-fever-under-three-months'],
    patterns: [babysFever],
    first:
      'A baby under three months with 38 degrees (100.4 F) or more has to be seen by a doctor now, even one who looks well: it can be a serious infection.',
    next: 'Give nothing to bring the fever down before that, and go on with the feeds. Only in the two days after a vaccine may the advice of the nurse who gave it be enough.',
    before: ['sick-baby', 'child-check'],
  }),
  soonFor('known-baby-fever', infant, {
    sources: ['glasgow-fever-under-three-months', 'glasgow-fever-from-three-months'],
    patterns: [babysFever],
    why: 'Fever in a baby has to be looked into the same day; under three months, with 38 degrees (100.4 F) or more, at once and even if the baby looks well: then go to an emergency department. So do with hard breathing, a rash that stays under a glass, a bulging soft spot, no wet diapers, or a baby who is floppy or hard to wake.',
    before: ['child-check'],
  }),
  soonFor('known-blood-count', takes('antithyroid'), {
    sources: ['sussex-carbimazole-warning', 'healthify-carbimazole'],
    ...signsOfFewCells,
    why: '{ground} can, very rarely, stop the marrow from making white blood cells. A sore throat or mouth, a fever, a flu-like feeling or new bruises can be the first sign. Take no more of it until a blood count has been done, and that is needed today, also at a weekend: an emergency department can do it.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-blood-count', harmsMarrow, {
    sources: ['medsafe-clozapine-infection', 'healthify-carbimazole'],
    ...signsOfFewCells,
    why: '{ground} can stop the marrow from making white blood cells. A sore throat, mouth ulcers, fever, a flu-like feeling or new bruises can be the first sign, so a blood count is needed today. Ask in the same call whether to leave out the next dose.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-lowered-fever', lowered, {
    sources: ['review-riley-2021-infections', 'pulse-rheumatology-infections', 'rheum-for-primary-care-steroids'],
    patterns: [fever],
    why: 'With {ground} the defences are low. An infection can turn serious fast and hide its signs. A fever or shivering has to be seen today; ask whether to pause a medicine. Confusion, short breath, mottled skin or no pee: emergency number at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-graft-flu', either(lives('organ-transplant'), takes('calcineurin-inhibitor')), {
    sources: ['bc-transplant-rejection', 'harrington-flu-season'],
    patterns: [hasFlu],
    why: 'With {ground} call the transplant team today about flu-like signs, also without a fever: they can be an infection that turns serious fast, or the body turning against the graft. Tablets against the flu work best when begun within two days. Leave out no tablet, and take nothing for it before they have said so. A fever, shivering or short breath: call at once.',
    or: 'the transplant team',
    before: ['likely-urgent', 'likely-emergency', 'medicine-harm'],
  }),
  soonFor('known-lowered-flu', lowered, {
    sources: ['review-riley-2021-infections', 'harrington-flu-season'],
    patterns: [hasFlu],
    why: 'With {ground} an infection can turn serious fast, so tell the team that treats you of the flu today: tablets against it work best when begun within two days, and a medicine may have to pause. With a fever, short breath or confusion be seen at once.',
    or: 'whoever prescribes it',
    before: ['likely-urgent', 'likely-emergency', 'medicine-harm'],
  }),
  soonFor('known-shingles', either(defenceless, lowered), {
    sources: ['nhs-scotland-east-shingles', 'nhs-grampian-shingles'],
    near: [[blisters, inABand]],
    why: 'Blisters in a band on one side are likely shingles, and with lowered defences it can spread. Tablets against the virus work best when begun today.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-pox-contact', either(defenceless, lowered), {
    sources: ['ukhsa-2025-varicella-exposure'],
    near: [[pox, near]],
    isOfOwner: true,
    why: 'With lowered defences, chickenpox, shingles or measles near you matters even before you feel ill: tablets against the virus or antibodies can make it milder or prevent it, but only within days. No herb does.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-kidney-infection', bladderIll, {
    sources: ['kings-heath-uti'],
    near: [[backOrSide, aches, chilled]],
    why: 'With {ground}, pain in the back or side together with shivering, feeling cold or being sick can mean that it has reached the kidneys. That needs another antibiotic or more of it, today, and no herb does it. Drink, and go on with the tablets until you have been told otherwise. Confusion, fast breathing, a fever that climbs, or nothing stays down: emergency number at once.',
    before: ['kidney-infection', 'likely-urgent'],
  }),
];
