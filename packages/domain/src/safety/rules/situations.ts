import type { GeneralRule } from '../general-rule.ts';

const sources = ['msk-about-herbs'];

/** What a herb's effect means in pregnancy, before surgery, with alcohol, and beside a herb with the same effect. */
export const situationRules: readonly GeneralRule[] = [
  {
    id: 'uterus-in-pregnancy',
    herbEffect: 'uterine-stimulant',
    meets: { kind: 'pregnancy' },
    severity: { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    evidence: 'limited',
    why: '{herb} may make the womb contract.',
    advice: 'Do not take it in pregnancy.',
    sources: ['utep-herbs-in-pregnancy'],
  },
  surgery(
    'bleeding',
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} may make bleeding during an operation harder to stop.',
  ),
  surgery('sedating', { strong: 'moderate', moderate: 'moderate' }, '{herb} may add to the anesthetic.'),
  surgery(
    'lowers-glucose',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} may disturb blood sugar around an operation.',
  ),
  surgery(
    'stimulant',
    { strong: 'major', moderate: 'moderate' },
    '{herb} stimulates the heart, which matters under anesthesia.',
  ),
  surgery(
    'serotonergic',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} can interact with medicines used around an operation.',
  ),
  surgery(
    'lowers-blood-pressure',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} may disturb blood pressure under anesthesia.',
  ),
  alcohol('sedating', { strong: 'major', moderate: 'moderate', weak: 'minor' }, '{herb} and alcohol both make drowsy.'),
  alcohol('liver-toxic', { strong: 'major', moderate: 'moderate' }, '{herb} and alcohol both strain the liver.'),
  together('bleeding', { strong: 'moderate', moderate: 'moderate' }, '{herb} and {with} may both slow clotting.', [
    'davis-drug-guide-2024-garlic',
  ]),
  together('sedating', { strong: 'moderate', moderate: 'moderate' }, '{herb} and {with} can both make drowsy.', [
    'drugs-com-herbs-alcohol',
  ]),
  together('serotonergic', { strong: 'major', moderate: 'moderate' }, '{herb} and {with} both act on serotonin.', [
    'davis-drug-guide-l-tryptophan',
    'stlukes-5-htp-interactions',
  ]),
  together(
    'stimulant',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} both stimulate the heart and nerves.',
    ['study-haller-2005-ephedra-guarana', 'oddb-rinoral'],
  ),
  together(
    'lowers-glucose',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} may both lower blood sugar.',
    ['natural-standard-neem-interactions'],
  ),
  together(
    'lowers-blood-pressure',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} may both lower blood pressure.',
    ['ibis-hypotensive-bradycardic-herbs'],
  ),
  together(
    'liver-toxic',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} have both been linked to liver injury.',
    ['study-vuppalanchi-2022-garcinia'],
  ),
  together(
    'stimulant-laxative',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} are both strong laxatives.',
    ['natural-standard-cascara'],
  ),
  together(
    'cardiac-glycoside',
    { strong: 'contraindicated', moderate: 'major' },
    '{herb} and {with} act on the heart in the same way.',
    ['uk-spc-lanoxin'],
  ),
  together('raises-potassium', { strong: 'major', moderate: 'moderate' }, '{herb} and {with} both add potassium.', [
    'ods-potassium',
  ]),
  together(
    'anticholinergic',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} both dry the mouth, slow the gut and can cause confusion.',
    ['urology-textbook-anticholinergics'],
  ),
  together('kidney-toxic', { strong: 'major', moderate: 'moderate' }, '{herb} and {with} can both harm the kidneys.', [
    'review-yang-2018-nephrotoxicity',
  ]),
  together(
    'lowers-seizure-threshold',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} may both make seizures more likely.',
    ['review-spinella-2001-epilepsy'],
  ),
  together(
    'immune-stimulating',
    { strong: 'minor', moderate: 'minor' },
    '{herb} and {with} may both stir up the immune system.',
  ),
  together('contains-caffeine', { strong: 'minor', moderate: 'minor' }, '{herb} and {with} both bring caffeine.', [
    'efsa-caffeine-2015',
  ]),
  together('estrogenic', { strong: 'minor', moderate: 'minor' }, '{herb} and {with} both have estrogen-like effects.', [
    'review-hajirahimkhan-2013-menopause',
  ]),
  together(
    'contains-salicylate',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} both act like aspirin.',
    ['natural-standard-white-willow'],
  ),
  withAnother(
    'contains-salicylate',
    ['bleeding'],
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} acts like aspirin, and {with} may slow clotting as well.',
    ['natural-standard-willow'],
  ),
  withAnother(
    'stimulant',
    ['contains-caffeine', 'speeds-heart', 'raises-blood-pressure'],
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} both drive the heart and blood pressure.',
    ['study-haller-2005-ephedra-guarana'],
  ),
  withAnother(
    'lowers-potassium',
    ['cardiac-glycoside'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} can lower potassium, which makes the heart poison in {with} more dangerous.',
    ['mims-ligoxin'],
  ),
  withAnother(
    'lowers-potassium',
    ['lowers-potassium'],
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} can both lower potassium.',
    ['who-nis-senna'],
  ),
  withAnother(
    'mao-inhibiting',
    ['serotonergic', 'stimulant', 'dopaminergic', 'mao-inhibiting'],
    { strong: 'contraindicated', moderate: 'major' },
    '{herb} slows the breakdown of serotonin and related messengers, which {with} acts on too.',
    ['fda-maoi-labels'],
  ),
  withAnother(
    'opioid-like',
    ['sedating'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} acts like an opioid, so with {with} breathing can slow dangerously.',
    ['fda-kratom'],
  ),
  withAnother(
    'cyp3a4-inhibitor',
    ['opioid-like'],
    { strong: 'moderate' },
    '{herb} can slow the removal of {with}, so it may become too strong.',
    ['study-kamble-2023-mitragynine'],
  ),
];

type Severities = GeneralRule['severity'];

function surgery(herbEffect: GeneralRule['herbEffect'], severity: Severities, why: string): GeneralRule {
  const advice =
    'Tell the surgical team, and stop it about two weeks before a planned operation unless they say otherwise.';
  return {
    id: `${herbEffect}-before-surgery`,
    herbEffect,
    meets: { kind: 'surgery' },
    severity,
    evidence: 'limited',
    why,
    advice,
    sources: ['asa-herbal-surgery'],
  };
}

function alcohol(herbEffect: GeneralRule['herbEffect'], severity: Severities, why: string): GeneralRule {
  const advice = 'Leave out the alcohol while you take it.';
  return {
    id: `${herbEffect}-with-alcohol`,
    herbEffect,
    meets: { kind: 'alcohol' },
    severity,
    evidence: 'limited',
    why,
    advice,
    sources: ['drugs-com-herbs-alcohol'],
  };
}

/** Two herbs or supplements with the same effect. */
function together(
  herbEffect: GeneralRule['herbEffect'],
  severity: Severities,
  why: string,
  read = sources,
): GeneralRule {
  return { ...withAnother(herbEffect, [herbEffect], severity, why, read), id: `${herbEffect}-twice` };
}

/** A herb or supplement beside another whose effects make it riskier. */
function withAnother(
  herbEffect: GeneralRule['herbEffect'],
  effects: readonly GeneralRule['herbEffect'][],
  severity: Severities,
  why: string,
  read = sources,
): GeneralRule {
  const advice = 'Take one of them rather than both, or ask a pharmacist.';
  const graveAdvice = 'Do not combine them, and ask a pharmacist whether either is for you.';
  return {
    id: `${herbEffect}-beside-${effects.join('-')}`,
    herbEffect,
    meets: { kind: 'supplement', effects },
    severity,
    evidence: 'theoretical',
    why,
    advice,
    graveAdvice,
    sources: read,
  };
}
