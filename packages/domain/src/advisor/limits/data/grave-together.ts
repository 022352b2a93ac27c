import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { either, type Ground, lives, takes, takesOne } from '../../../safety/red-flags/known-dangers/known-danger.ts';

/** Two medicines, or a medicine and an illness or allergy, of which harm is known well. */
export interface Together {
  /** What the message names: a medicine of these classes or ids, or what is only described ("a cough syrup from the chemist"). */
  readonly named: readonly MedicineClass[];
  readonly ids?: readonly string[];
  readonly told?: { readonly words: RegExp; readonly name: string };
  /** It matters only where this is said as well. */
  readonly when?: RegExp;
  /** What of the person makes it matter, by its name: `{other}` in what is said. */
  readonly beside: Ground;
  readonly why: string;
  /** Often given together: told once where it is new, and without alarm. */
  readonly isCalm?: boolean;
  /** Told once though the message names neither, where both stand in the profile: a course just begun, or what is never mixed. */
  readonly evenUntold?: boolean;
  /** Complaints that the two can be behind: where both stand in the profile, they are told with one of these as well. */
  readonly shows?: readonly UseKey[];
  readonly sources: readonly string[];
}

const sedative: Ground = either(takes('hypnotic', 'benzodiazepine', 'opioid'), takesOne('gabapentin', 'pregabalin'));
const allergicToPainkillers: Ground = ({ allergens }) =>
  allergens.find(({ id }) => id === 'aspirin-salicylates' || id === 'nsaids')?.name ?? null;

const relaxesTheKidneys = takes('ace-inhibitor', 'arb');
const waterTablet = takes('diuretic');
const withWaterTablet: Ground = (person) => (waterTablet(person) === null ? null : relaxesTheKidneys(person));
/** In those years it was seen. */
const inLaterLife =
  (ground: Ground): Ground =>
  (person) =>
    person.ageYears !== null && person.ageYears < 60 ? null : ground(person);

/** The gravest first. */
export const graveTogether: readonly Together[] = [
  {
    named: ['nsaid'],
    beside: allergicToPainkillers,
    why: 'who had hives, swelling or wheezing from aspirin often reacts to painkillers of its kind too. Take no more of it until a pharmacist or doctor has been asked, today. Swelling of the face, or trouble breathing: emergency number at once.',
    sources: ['uk-spc-aspirin'],
  },
  {
    named: ['nsaid'],
    beside: takesOne('methotrexate'),
    shows: ['mouth', 'sore-throat', 'cough', 'bruises', 'energy', 'diarrhea', 'nausea'],
    why: 'painkillers of its kind can hold methotrexate back in the body and strain the kidneys, so that it becomes poisonous. Ask the team that prescribes it, or a pharmacist, before the next one, and what to take for pain instead. Mouth sores, a sore throat, fever, bruises or a dry cough: call them the same day.',
    sources: ['gpnotebook-methotrexate-nsaids'],
  },
  {
    named: [],
    ids: ['trimethoprim', 'trimethoprim-sulfamethoxazole'],
    beside: takesOne('methotrexate'),
    evenUntold: true,
    why: 'beside methotrexate this antibiotic can stop the bone marrow from making blood, and people have died of it. Do not take the next one: call a pharmacist, the prescriber or the team for the methotrexate today and ask for another antibiotic. A sore throat or mouth, fever, bruises or short breath: get medical help at once, also in the weeks after it.',
    sources: ['medsafe-methotrexate-trimethoprim'],
  },
  {
    named: [],
    ids: ['methotrexate'],
    beside: takesOne('trimethoprim', 'trimethoprim-sulfamethoxazole'),
    why: 'beside this antibiotic methotrexate can stop the bone marrow from making blood, and people have died of it. Before the next one call a pharmacist, the prescriber or the team for the methotrexate today. A sore throat or mouth, fever, bruises or short breath: get medical help at once, also in the weeks after it.',
    sources: ['medsafe-methotrexate-trimethoprim'],
  },
  {
    named: ['nsaid'],
    beside: takesOne('lithium'),
    shows: ['nausea', 'diarrhea', 'energy', 'memory', 'muscles'],
    why: 'painkillers of its kind hold lithium back, and within days its level can become poisonous. Take no more of it, call a pharmacist or the prescriber today, tell them for how many days you took it, and ask whether the level is to be checked and what to take for pain instead. Coarse shaking, vomiting, unsteady legs, slurred speech or confusion: get medical help at once.',
    sources: ['rightdecisions-lithium-toxicity'],
  },
  {
    named: ['nsaid'],
    beside: takes('anticoagulant'),
    shows: ['digestion', 'reflux', 'nausea', 'energy', 'bruises'],
    why: 'beside a blood thinner painkillers of its kind make bleeding likelier, above all from the stomach. Ask a pharmacist or the prescriber today before the next one, and what to take for pain instead. Black or bloody stools or vomit: emergency number.',
    sources: ['review-2010-nsaid-bleeding'],
  },
  {
    named: ['nsaid'],
    beside: lives('kidney-disease', 'organ-transplant'),
    shows: ['energy', 'nausea', 'veins', 'blood-pressure'],
    why: 'painkillers of its kind strain weak kidneys. Ask the kidney team or a pharmacist today before the next one, and what to take for pain instead.',
    sources: ['cdc-nsaids-kidneys'],
  },
  {
    named: ['nsaid'],
    beside: ({ pregnant }) => (pregnant ? 'a pregnancy' : null),
    why: 'in pregnancy painkillers of its kind are not for taking on your own: from about week 20 they can harm the child’s kidneys and leave too little water around it, and from about week 30 its heart. Ask the midwife, the doctor or a pharmacist today before the next one, and what to take for pain instead. What was prescribed, a low dose of aspirin too, stays until you have asked.',
    sources: ['fda-nsaids-from-week-20'],
  },
  {
    named: ['nsaid'],
    beside: withWaterTablet,
    shows: ['energy', 'nausea', 'diarrhea', 'veins', 'blood-pressure'],
    why: 'beside {other} and a water tablet painkillers of its kind can strain the kidneys until they fail, above all in the first weeks, in heat, or with vomiting or the runs. Ask a pharmacist or the prescriber today before the next one, and what to take for pain instead.',
    sources: ['bpac-triple-whammy'],
  },
  {
    named: ['nsaid'],
    beside: lives('peptic-ulcer'),
    shows: ['digestion', 'reflux', 'nausea', 'cramps', 'energy'],
    why: 'painkillers of its kind can make an ulcer bleed or break through, without a warning, and a tablet for the stomach lowers that risk without ending it. Ask the doctor or a pharmacist today before the next one, and what to take for pain instead. Black or bloody stools, bloody vomit or a sudden hard pain: emergency number.',
    sources: ['dailymed-nsaid-guide'],
  },
  {
    named: ['nsaid'],
    beside: lives('alcohol-use-disorder'),
    why: 'beside much alcohol painkillers of its kind can make the stomach bleed, and they strain the kidneys. Ask the doctor or a pharmacist today before the next one, and what to take for pain instead. Black or bloody stools or vomit: emergency number.',
    sources: ['dailymed-nsaid-guide'],
  },
  {
    named: ['nsaid'],
    beside: lives('heart-failure'),
    shows: ['cough', 'energy', 'veins', 'sleep'],
    why: 'painkillers of its kind make the body hold water and can bring a weak heart out of balance. Ask the heart team or a pharmacist today before the next one, and what to take for pain instead. Weight up within days, swollen legs or short breath: call them the same day.',
    sources: ['empr-nsaids-heart'],
  },
  {
    named: [],
    ids: ['trimethoprim', 'trimethoprim-sulfamethoxazole'],
    beside: inLaterLife(either(takes('potassium-sparing-diuretic'), relaxesTheKidneys)),
    evenUntold: true,
    why: 'this antibiotic and {other} both hold potassium back, and in older people sudden deaths were seen within two weeks. Call the prescriber or a pharmacist today: another antibiotic or a blood test for potassium may be due. Stop neither by yourself, and take no potassium or salt substitute. Weak muscles, a slow or stumbling heart, or fainting: emergency number.',
    sources: ['fralick-2014-cotrimoxazole', 'antoniou-2011-spironolactone'],
  },
  {
    named: [],
    ids: ['clarithromycin', 'erythromycin'],
    beside: takesOne('colchicine'),
    evenUntold: true,
    why: 'this antibiotic keeps {other} in the body, and people have died of that, above all with weak kidneys. Call a pharmacist or the prescriber today, before the next {other}. Vomiting, the runs, weak muscles or fever: get help at once.',
    sources: ['hung-2005-colchicine-clarithromycin'],
  },
  {
    named: [],
    ids: ['clarithromycin', 'erythromycin'],
    beside: takesOne('simvastatin', 'lovastatin', 'atorvastatin'),
    evenUntold: true,
    why: 'this antibiotic drives {other} up in the blood, and muscle can break down from it. Call the pharmacist or the prescriber today, before the next {other}: they often pause it during the course or choose another antibiotic. Do not stop the antibiotic by yourself. Sore or weak muscles or dark urine: get help at once.',
    sources: ['statins-macrolides-2019', 'webmd-macrolides-statins'],
  },
  {
    named: ['cough-suppressant', 'decongestant'],
    told: {
      words: anyPhrase(
        /(?:cough|cold|flu|sinus|blocked nose) (?:syrup|mixture|medicines?|remed(?:y|ies)|tablets?|capsules?|linctus|powders?|sachets?|drops)/,
        /(?:syrup|linctus|decongestant|nose ?drops|nasal spray|something|anything|what|lemsip)\b[^.?!]{0,24}\b(?:from|in|at|over) (?:the )?(?:pharmacy|chemist'?s?|drug ?store|counter|boots)/,
      ),
      name: 'a cough or cold medicine from the pharmacy',
    },
    beside: takes('maoi', 'maoi-b'),
    why: 'many hold dextromethorphan, pseudoephedrine, ephedrine or phenylephrine. With {other}, an MAO inhibitor, these can bring agitation, fever and a very high blood pressure (serotonin syndrome). Take none before you have said “{other}” at the counter; honey, warm drinks and salt water hold none of it. Agitation, shaking, fever or a sudden bad headache after one: emergency number.',
    sources: ['mims-dextromethorphan', 'parkinson-foundation-selegiline-colds'],
  },
  {
    named: [],
    ids: ['folic-acid'],
    beside: takesOne('capecitabine', 'fluorouracil'),
    why: 'folic acid makes {other} more toxic, and a person who took much of it with capecitabine died. None of it, in vitamin tablets either, unless the cancer team has said so; show them what is taken already.',
    sources: ['report-2022-capecitabine-folic-acid'],
  },
  {
    named: [],
    told: {
      words: anyPhrase(/(?:hair|skin),? (?:and |n |& ?|\+ ?)?(?:skin|hair),? (?:and |n |& ?|\+ ?)?nails?/),
      name: 'the vitamin for hair, skin and nails',
    },
    beside: takes('retinoid'),
    why: 'many of these hold vitamin A (retinol, retinyl), and {other} is a form of it: the two add up to too much for the liver, the eyes and the head. Leave it out until the skin doctor or a pharmacist has read the label; tell them of every vitamin you take. A bad headache, blurred sight or yellow skin: call them the same day.',
    sources: ['fda-label-isotretinoin'],
  },
  {
    named: [],
    told: {
      words: anyPhrase(
        /(?:tooth|teeth|molars?|wisdom tooth)\b[^.?!]{0,24}\b(?:out|pulled|extract\w*|removed)/,
        /(?:pull|pulls|pulled|pulling|takes? out|taken out|extract\w*|remov\w+)\b[^.?!]{0,16}\b(?:tooth|teeth|molars?)/,
        /dental implants?|(?:tooth|dental) extraction|jaw (?:surgery|operation)/,
      ),
      name: 'a tooth that is to come out',
    },
    beside: either(takes('bisphosphonate'), takesOne('zoledronate', 'denosumab')),
    why: 'with {other} the jaw can heal badly afterwards, and now and then a piece of its bone dies. Tell the dentist of it before anything is pulled, and ask whoever prescribes it first: it may be planned differently, or the tooth treated instead. Bare bone, pain or pus in the jaw afterwards: call the dentist the same day.',
    sources: ['review-2014-jaw-osteonecrosis'],
  },
  {
    named: ['pde5-inhibitor'],
    beside: takes('nitrate'),
    evenUntold: true,
    why: 'never with {other}: the two can drop the blood pressure so far that it kills. Take none, also not half of one, and ask the doctor what else there is. With chest pain after one call the emergency number and tell them of both.',
    sources: ['healio-sildenafil-nitrates'],
  },
  {
    named: ['nitrate'],
    beside: takes('pde5-inhibitor'),
    why: 'never within two days of {other}: the two can drop the blood pressure so far that it kills. Tell whoever prescribed either of them today. With chest pain call the emergency number and tell them of both.',
    sources: ['healio-sildenafil-nitrates'],
  },
  {
    named: [],
    ids: ['allopurinol', 'febuxostat'],
    beside: takesOne('azathioprine', 'mercaptopurine'),
    shows: ['colds', 'sore-throat', 'fever', 'bruises', 'energy', 'mouth'],
    why: 'it holds {other} back in the body, and the blood cells can fall dangerously. Call the prescriber or a pharmacist today before you take both, unless they lowered the amount for it and watch the blood. Fever, a sore throat or bruises: the same day.',
    sources: ['medsafe-azathioprine-allopurinol'],
  },
  {
    named: [],
    ids: ['azathioprine', 'mercaptopurine'],
    beside: takesOne('allopurinol', 'febuxostat'),
    why: '{other} holds it back in the body, and the blood cells can fall dangerously. Call the prescriber or a pharmacist today before you take both, unless they lowered the amount for it and watch the blood. Fever, a sore throat or bruises: the same day.',
    sources: ['medsafe-azathioprine-allopurinol'],
  },
  {
    named: ['macrolide', 'fluoroquinolone', 'sulfonamide', 'nitroimidazole', 'azole-antifungal'],
    ids: ['trimethoprim'],
    beside: takes('vitamin-k-antagonist'),
    evenUntold: true,
    why: 'it can make {other} stronger within days. Tell the clinic that doses you today and ask for an extra INR during the course and after it. Bleeding that does not stop, black stools or a bad headache: emergency number.',
    sources: ['primary-care-notebook-warfarin-antibiotics'],
  },
  {
    named: ['hypnotic', 'benzodiazepine', 'opioid'],
    ids: ['gabapentin', 'pregabalin'],
    beside: sedative,
    shows: ['energy', 'memory', 'focus'],
    why: 'together with {other} it can make you very drowsy and slow the breathing, and alcohol makes that worse. Ask the prescriber or a pharmacist today whether they know of both; no alcohol with them, and do not drive while drowsy. Hard to wake, or slow breathing: emergency number.',
    sources: ['med-safety-australia-gabapentinoids'],
  },
  {
    named: ['biguanide'],
    beside: takesOne('dolutegravir'),
    shows: ['nausea', 'diarrhea', 'energy', 'digestion'],
    why: 'dolutegravir raises it in the blood, and an upset stomach can be a sign of that. Often at most 1000 mg a day is given beside it. Call the HIV clinic or the pharmacist this week with the amount you take, and stop neither by yourself. Vomiting, fast breathing or great weakness: get help at once.',
    sources: ['ucsf-metformin-antiretrovirals'],
  },
  {
    named: ['hormonal-contraceptive', 'estrogen'],
    when: anyPhrase(
      /(?:came|come|coming|comes|going|went|been|got) off|stop\w*|quit|start\w*|go(?:ing)? (?:back )?on|put (?:me|her) on|chang\w+|switch\w*|trying for|swap\w*/,
    ),
    beside: takesOne('lamotrigine'),
    why: 'estrogen lowers lamotrigine, and when a pill with estrogen is stopped its level can rise within days and become too much: dizziness, double vision, unsteady legs. Call whoever prescribes it this week about every start and stop of a pill, and before a pregnancy. Never stop lamotrigine by yourself.',
    sources: ['etg-hormones-lamotrigine', 'webmd-estrogen-lamotrigine'],
  },
  ...[
    { named: [], ids: ['tramadol'], beside: takes('ssri', 'snri'), shows: ['anxiety', 'sleep', 'fever'] as const },
    { named: ['ssri', 'snri'] as const, beside: takesOne('tramadol') },
  ].map((pair) => ({
    ...pair,
    why: 'with {other} it can bring too much serotonin and makes a fit likelier. Ask the prescriber or a pharmacist today, and at each change of the amount; do not stop either by yourself. Fever, shaking, sweating, agitation, stiff muscles or a fit: get help at once.',
    sources: ['mason-1997-tramadol-sertraline'],
  })),
  {
    named: [],
    ids: ['omeprazole', 'esomeprazole'],
    beside: takesOne('clopidogrel'),
    why: 'it keeps clopidogrel from being turned into what protects against clots. Ask a pharmacist or the prescriber for another one for the stomach, such as lansoprazole or pantoprazole, and go on with clopidogrel.',
    sources: ['sps-clopidogrel-ppi', 'fda-2012-omeprazole-clopidogrel'],
  },
  {
    named: [],
    ids: ['clopidogrel'],
    beside: takesOne('omeprazole', 'esomeprazole'),
    why: '{other} keeps it from being turned into what protects against clots. Ask a pharmacist or the prescriber for another one for the stomach, such as lansoprazole or pantoprazole, and go on with clopidogrel.',
    sources: ['sps-clopidogrel-ppi', 'fda-2012-omeprazole-clopidogrel'],
  },
  {
    named: [],
    ids: ['clarithromycin', 'erythromycin', 'azithromycin'],
    beside: takesOne('digoxin'),
    evenUntold: true,
    why: 'this antibiotic can drive {other} up in the blood until it is poisonous, clarithromycin most of all. Call a pharmacist or the prescriber today: another antibiotic or a blood test may be due. Stop neither by yourself. Sickness, no appetite, yellow sight, or a slow or stumbling heart: get help at once.',
    sources: ['gomes-2009-digoxin-macrolides'],
  },
  {
    named: ['ace-inhibitor', 'loop-diuretic'],
    beside: takesOne('lithium'),
    isCalm: true,
    shows: ['nausea', 'diarrhea', 'energy', 'memory', 'muscles'],
    why: 'it can hold lithium back, above all in the first month. Ask whoever checks the lithium today whether they know of both and when the level is tested; stop neither by yourself. Coarse shaking, vomiting, unsteady legs, slurred speech or confusion: get medical help at once.',
    sources: ['juurlink-2004-lithium'],
  },
  {
    named: ['nsaid'],
    beside: takes('ssri', 'snri'),
    isCalm: true,
    shows: ['digestion', 'reflux', 'nausea', 'bruises'],
    why: 'beside {other} painkillers of its kind make bleeding from the stomach likelier. For more than a day or two ask a pharmacist for another painkiller or something to guard the stomach. Black stools or bloody vomit: emergency number.',
    sources: ['cmo-ssri-nsaid'],
  },
  {
    named: ['triptan'],
    beside: takes('ssri', 'snri'),
    isCalm: true,
    why: 'it is often given together with {other}, and a serotonin syndrome from the two is rare. Let the prescriber or a pharmacist know of both, and add no St John’s wort, 5-HTP or tryptophan. Fever, shaking, agitation or stiff muscles after a dose: get help at once.',
    sources: ['triptans-antidepressants-2018'],
  },
  {
    named: ['ssri', 'snri'],
    beside: takes('triptan'),
    isCalm: true,
    why: 'it is often given together with {other}, and a serotonin syndrome from the two is rare. Let the prescriber or a pharmacist know of both, and add no St John’s wort, 5-HTP or tryptophan. Fever, shaking, agitation or stiff muscles after a dose: get help at once.',
    sources: ['triptans-antidepressants-2018'],
  },
];
