import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { concept } from '../words/concept.ts';
import { acts, graveFor, type Ground, type KnownDanger, lives, soonFor, takes, takesOne } from './known-danger.ts';
import { callToday } from '../urgent-flag.ts';

const slowsBreath = takes('opioid', 'benzodiazepine', 'barbiturate', 'hypnotic');
const bringsRashes =
  'lamotrigine carbamazepine oxcarbazepine phenytoin phenobarbital zonisamide allopurinol nevirapine abacavir sulfasalazine trimethoprim-sulfamethoxazole modafinil'.split(
    ' ',
  );
const harmsTheChild =
  'valproate topiramate carbamazepine phenytoin isotretinoin acitretin methotrexate mycophenolate leflunomide warfarin lithium ramipril lisinopril enalapril perindopril losartan candesartan valsartan carbimazole methimazole'.split(
    ' ',
  );

const muscles = concept(`muscles? legs? thighs? calves arms? shoulders?`);
const weak = concept(`weak* sore pain* ach* hurt* tender cramp*`);
const urine = concept(`urine pee wee water piss`);
const brown = concept(`brown cola coke dark* tea black red rust*`);
const liverSign = concept(
  `
    no_appetite off_(?:my|his|her)_food sick nause* tired yellow* itch* pale_(?:poo|stool)\\w* vomit* exhausted right_(?:side|ribs)
  `,
);
const headache = concept(`head_?aches? migraine head_(?:is_)?(?:pound*|split*|throb*|burst*|bang*|thump*|explod*)`);
const surge = concept(
  `
    pound* thump* blinding splitting back_of_(?:my|the)_head sudden* worst stiff racing heart sweat* cheese wine marmite
    after_(?:\\w+_){0,3}(?:pizza|cheese|beer|wine|meal|dinner)
  `,
);
const drank = concept(
  `
    (?:few|couple|some|two|three|four|five|six|\\d+|of|a)_(?:\\w+_)?(?:cans?|tins?|drinks?|bottles?|shots?|glass(?:es)?)
    cans beers? pints? wines? vodka whisky gin rum booze alcohol lager ciders? kratom
  `,
);
const took = concept(`had took taken drank drunk necked downed`);
const nods = concept(
  `
    nodding nod nods drows* sleepy can't_(?:stay|keep)_(?:awake|eyes) slow_breath* breathing_slow* blue gurgl* snoring_loud*
    woozy out_of_it gouching
  `,
);
const stiff = concept(`stiff* rigid* lead_pipe can't_turn locked`);
const hot = concept(`fever* temp* sweat* 3[89](?:[.,]\\d)? 4[01](?:[.,]\\d)? burning confus* hot`);
const jerks = concept(`twitch* jerk* tremor* shak* spasm* clench* stiff*`);
const overheats = concept(
  `fever* temp* temperature sweat* hot burning boiling confus* agitat* restless 3[89](?:[.,]\\d)? racing pupils`,
);
/** Two medicines that do: one alone seldom brings it. */
const twoSerotonergic: Ground = ({ medicines }) => {
  const names = medicines
    .filter(({ id }) => findMedicineProfile(id)?.effects.has('serotonergic'))
    .map(({ name }) => name);
  return new Set(names).size > 1 ? names.slice(0, 2).join(' and ') : null;
};
const skin = concept(`rash* spots blotch* blister* hives peel*`);
const slimy = concept(`eyes? lips? mouth blister* peel* fever* temp* face swollen glands sore_throat`);
const tendon = concept(`achilles tendons? heels? calf calves shoulders?`);
const sore = concept(`sore pain* hurt* ach* swollen puffy popp* snapp* swell* stiff`);
const swallowing = concept(
  `swallow* gullet food_pipe oesophagus breast_?bone way_down going_down goes_down food_(?:keeps_)?(?:stick|gets_stuck)* behind_(?:my|the)_ribs`,
);
const lungs = concept(`breathless short_of_breath dry_cough cough*`);
const begun = concept(`fortnight weeks? months? new getting_worse since_(?:i_)?(?:start\\w*|beginning|the_new)`);
const ranOut = concept(
  `ran_out run_out running_out stopp?ed quit came_off gave_up without missed no_more haven't_(?:had|taken) threw_away`,
);
const withdrawn = concept(
  `
    sweat* shak* trembl* twitch* jerk* jitter* can't_sleep no_sleep not_slept panic* anxious too_loud crawling sick
    heart pounding racing zaps dizz* agitat* restless fits?
  `,
);
const childNews = concept(
  `
    (?<!\\b(?:get|be|become|fall|getting|becoming|falling)_)pregnant expecting positive_test test_(?:was|is|came)_(?:\\w+_)?positive two_lines (?:i'm|im|i_am|am)_\\d+_(?:weeks|wks) up_the_duff
    period_(?:is_)?late late_period missed_(?:my|a)_period
  `,
);
const childPlanned = concept(
  `
    (?:trying|try|hoping|planning|plan|want|wants|wanting|would_like|would_love)_(?:for|to_have)?_?(?:an?|another|our|a_second|a_third|more|one_more)_(?:\\w+_)?(?:bab(?:y|ies)|child|children|little_one|pregnancy)
    ttc trying_to_(?:conceive|get_pregnant|fall_pregnant) (?:want|like|hope|hoping|plan|planning)_to_(?:get|become|be|fall)_pregnant
    (?:stopp?ed|quit|not|without|no|don't|no_longer)_(?:using_|use_|taking_|on_)?(?:\\w+_)?(?:condoms?|contracepti(?:on|ves?)|protection|birth_control)
    (?:came|come|coming|went|gone)_off_(?:the|my)_(?:pill|mini-?pill|contraceptives?) (?:stopp?ed|quit)_(?:taking_)?(?:the|my)_(?:pill|mini-?pill)
    (?:had|have|having|got|getting)_(?:the|my)_(?:coil|implant|iud)_(?:\\w+_)?(?:out|removed) unprotected_sex
  `,
);

/** Who may become pregnant, as far as it is told. */
function ofChildbearing(ground: Ground): Ground {
  return (person) => {
    const years = person.ageYears ?? youngestMother;
    return person.gender === 'male' || years < youngestMother || years > oldestMother ? null : ground(person);
  };
}

const youngestMother = 11;
const oldestMother = 55;

/** What is grave because of a medicine of this person. */
export const medicineDangers: readonly KnownDanger[] = [
  soonFor('known-statin-muscle', takes('statin', 'fibrate'), {
    sources: ['mayo-rhabdomyolysis'],
    together: [[muscles, weak, [urine, brown]]],
    why: 'Sore or weak muscles with dark urine beside {ground} can mean that muscle breaks down (rhabdomyolysis) and blocks the kidneys. It needs a blood test today; take no more {ground} until then, and drink plenty.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-liver-harm', acts('liver-toxic'), {
    sources: ['racgp-turmeric-liver', 'healthify-carbimazole'],
    near: [
      [urine, brown, liverSign],
      [liverSign, urine, brown],
    ],
    why: 'Dark urine with nausea or no appetite can mean that {ground}, or a herb beside it, harms the liver. It needs a blood test today. Take no more herb or supplement, also none “for the liver”, and ask before the next tablet. Yellow eyes, confusion or bruises: emergency number.',
    or: 'whoever prescribes it',
  }),
  graveFor('known-pressure-surge', takes('maoi'), {
    sources: ['michigan-phenelzine', 'mayo-maoi-diet'],
    near: [[headache, surge]],
    first:
      'With {ground} (an MAOI) a pounding headache, above all after cheese, cured meat, yeast spread, tap beer or a cold remedy, can mean that the blood pressure has shot up dangerously.',
    next: 'Sit up. Say "MAOI and a headache" when you call, and what you ate or took.',
    before: ['stroke', 'serious-infection', 'grave-signs'],
  }),
  graveFor('known-slowed-breath', slowsBreath, {
    sources: [
      'fda-2016-opioids-benzodiazepines',
      'penington-benzodiazepine-overdose',
      'study-2017-oxycodone-alcohol',
      'fda-kratom',
    ],
    together: [[drank, nods]],
    first:
      '{ground} with alcohol, kratom or another sedative can stop the breathing in sleep. Sleepiness and nodding off are how it begins.',
    next: 'Do not go to sleep alone: somebody must stay with you and keep you awake. If there is naloxone, give it when you cannot be roused or breathe slowly. Nobody will be in trouble for calling.',
    before: ['breathing-or-allergy'],
  }),
  soonFor('known-drank-with-it', slowsBreath, {
    sources: ['study-2017-oxycodone-alcohol', 'fda-2016-opioids-benzodiazepines', 'fda-kratom'],
    near: [[took, drank]],
    why: 'Alcohol or kratom beside {ground} can slow the breathing, most of all in sleep, and hours later. No more of either now, and nothing else that makes sleepy. Let somebody stay with you tonight, and ask a medical advice line whether to leave out the next dose. Very sleepy, slow or noisy breathing, blue lips: emergency number at once, and naloxone if you have it. Nobody here judges you.',
    or: 'whoever prescribes it',
  }),
  graveFor('known-stiff-and-hot', takes('antipsychotic'), {
    sources: ['smi-adviser-malignant-syndrome'],
    together: [[stiff, hot]],
    first:
      'Stiff muscles with fever or sweating beside {ground} can be a dangerous reaction (neuroleptic malignant syndrome) that needs a hospital now.',
    next: 'Take no further dose until you have been seen.',
    before: ['serious-infection', 'serotonin-or-heat'],
  }),
  graveFor('known-serotonin', twoSerotonergic, {
    sources: ['msd-serotonin-syndrome'],
    near: [[jerks, overheats]],
    first:
      '{ground} both raise serotonin. Twitching or jerking muscles with fever, sweating or confusion can be serotonin syndrome, which needs a hospital now.',
    next: 'Take no further dose until you have been seen, and say the names of all you take, herbs as well.',
    before: ['serious-infection', 'withdrawal-emergency', 'overdose'],
  }),
  graveFor('known-skin-reaction', takesOne(...bringsRashes), {
    sources: ['ashm-stevens-johnson', 'sjs-awareness-causes', 'hiv-guidelines-stevens-johnson'],
    together: [[skin, slimy]],
    first:
      'A rash with sore eyes, lips or mouth, blisters or fever beside {ground} can be a reaction in which the skin comes off (Stevens-Johnson or DRESS).',
    next: 'Take no further dose until you have been seen.',
    before: ['chest-pain', 'serious-infection', 'severe-allergy', 'skin-reaction'],
  }),
  soonFor('known-rash', takesOne(...bringsRashes), {
    sources: ['primary-care-notebook-lamotrigine-rash', 'sjs-awareness-causes'],
    patterns: [concept(`(?<!(?:heat|nappy|diaper|shaving|razor|nettle)_)rash* blotches`)],
    why: 'A rash beside {ground} has to be shown today, for it can be the beginning of a dangerous reaction. Ask before the next dose. Sore eyes or mouth, blisters, fever or a swollen face: emergency number at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-tendon', takes('fluoroquinolone'), {
    sources: ['mddus-2019-fluoroquinolones', 'rps-fluoroquinolones'],
    near: [[tendon, sore]],
    why: '{ground} can inflame and tear tendons, above all the one at the heel. Rest it, take no further dose before you have asked, and be seen today for another antibiotic. A snap, or a foot that will not push down: go at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-gullet', takes('bisphosphonate'), {
    sources: ['medsafe-1998-alendronate', 'ibis-bisphosphonates'],
    near: [
      [concept(`hurt* pain* burn* stick* stuck sore poker fire hot scald* knife* razor* sharp raw glass`), swallowing],
    ],
    why: 'Pain on swallowing or behind the breastbone beside {ground} can be an ulcer of the gullet. Take no further tablet until you have been seen. Pain that spreads to the arm or jaw, sweating or short breath: emergency number at once.',
    or: 'whoever prescribes it',
    before: ['chest-pain'],
  }),
  soonFor('known-lung-harm', takesOne('amiodarone', 'methotrexate', 'nitrofurantoin', 'bleomycin'), {
    sources: ['medsafe-2024-lung-disease', 'gpnotebook-methotrexate-pneumonitis'],
    near: [
      [lungs, begun],
      [
        concept(`breathless short_of_breath out_of_breath puff(?:ed|ing) panting`),
        concept(`cough* stairs hill walk* lately getting more`),
      ],
    ],
    why: 'A new dry cough or short breath beside {ground} can mean that it inflames the lungs. It needs an X-ray soon; ask today, before the next dose.',
    or: 'whoever prescribes it',
  }),
  graveFor('known-theophylline', takes('methylxanthine'), {
    sources: ['cmdt-theophylline', 'label-aminophylline-adverse-reactions'],
    together: [
      [
        concept(`sick vomit* nause* throw*_up threw_up`),
        concept(`heart pulse palpitation*`),
        concept(`shak* racing clappers pound* fast trembl* fit`),
      ],
    ],
    first:
      'Being sick with a racing heart and shaking is what too much theophylline does; coffee, guarana, an antibiotic or giving up smoking bring it about. It can lead to fits and a dangerous heartbeat.',
    next: 'Take no further tablet, and no coffee or guarana.',
    before: ['serotonin-or-heat', 'withdrawal-emergency', 'heart-rhythm', 'chest-pain'],
  }),
  soonFor('known-withdrawal', takes('benzodiazepine', 'opioid', 'barbiturate', 'hypnotic', 'muscle-relaxant'), {
    sources: ['fda-2019-opioids-stopped', 'fda-2020-benzodiazepines'],
    together: [[ranOut, withdrawn]],
    why: 'To be without {ground} from one day to the next can bring withdrawal, and with calming tablets even fits. It is stopped in small steps. A pharmacy or advice line can arrange an emergency supply today; no herb replaces it. A fit, seeing things or confusion: emergency number at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-painkiller-on-an-ulcer', lives('peptic-ulcer'), {
    sources: ['nice-cg184-ulcer-public', 'niddk-nsaids-ulcers'],
    near: [
      [
        concept(`ibuprofen naproxen diclofenac aspirin nurofen advil aleve voltarol voltaren`),
        concept(`take* taking took on every daily`),
      ],
    ],
    why: 'Painkillers of the ibuprofen kind make stomach ulcers, keep them from healing and can make them bleed. Ask today for another painkiller and for a medicine that protects the stomach; a herb cannot do that. Black stools, vomit like coffee grounds, or feeling faint: emergency number at once.',
    or: 'a pharmacist',
  }),
  soonFor('known-harms-the-child', takesOne(...harmsTheChild), {
    sources: ['bumps-faq', 'prescrire-2013-pregnancy'],
    patterns: [childNews],
    why: '{ground} can harm a child in the womb, and stopping it by yourself can harm too. So ask today, not at the next visit, whether to change it, and take folic acid meanwhile. Take no herb for now.',
    whom: `${callToday}, or whoever prescribes it. Where one exists, a medicines-in-pregnancy line helps as well.`,
  }),
  soonFor('known-harms-a-planned-child', ofChildbearing(takesOne(...harmsTheChild)), {
    sources: ['bumps-faq', 'prescrire-2013-pregnancy'],
    patterns: [childPlanned],
    isOfOwner: true,
    why: '{ground} can harm a child from the first weeks in the womb, so a pregnancy should not begin on it. Use a sure contraception until whoever prescribes it has told you what to change and how long to wait, and take a pregnancy test if protection was left out or a period is late. Do not stop it by yourself: that can harm too. Take no herb for now.',
    whom: 'Please call whoever prescribes it, or your doctor, today or tomorrow and tell them that you may become pregnant. Where one exists, a medicines-in-pregnancy line helps as well.',
  }),
];
