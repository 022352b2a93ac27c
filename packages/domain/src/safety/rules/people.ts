import type { GeneralRule } from '../general-rule.ts';

const sources = ['msk-about-herbs'];

/** What a herb's effect means for a condition, pregnancy, surgery or alcohol. */
export const peopleRules: readonly GeneralRule[] = [
  condition(
    'bleeding',
    ['bleeding-disorder'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} may slow clotting, which matters with {with}.',
    'Avoid it unless your specialist agrees.',
  ),
  condition(
    'bleeding',
    ['peptic-ulcer', 'stroke'],
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} may slow clotting, which matters with {with}.',
    'Ask your doctor first.',
  ),
  condition(
    'stimulant',
    ['arrhythmia', 'heart-disease', 'heart-failure', 'stroke', 'hyperthyroidism', 'long-qt'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} stimulates the heart, which can be risky with {with}.',
    'Avoid it unless a clinician agrees.',
  ),
  condition(
    'stimulant',
    ['high-blood-pressure', 'glaucoma'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can raise blood pressure, which matters with {with}.',
    'Avoid it or ask first.',
  ),
  condition(
    'stimulant',
    ['anxiety-disorder', 'insomnia', 'bipolar-disorder', 'schizophrenia', 'psychosis'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can make {with} worse.',
    'Avoid it, above all later in the day.',
  ),
  condition(
    'raises-blood-pressure',
    ['high-blood-pressure', 'heart-failure', 'stroke', 'heart-disease'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can raise blood pressure, which matters with {with}.',
    'Avoid it unless a clinician agrees.',
  ),
  condition(
    'lowers-blood-pressure',
    ['low-blood-pressure'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} may lower blood pressure further.',
    'Ask first, and rise slowly.',
  ),
  condition(
    'lowers-glucose',
    ['diabetes'],
    { strong: 'moderate', moderate: 'minor', weak: 'minor' },
    '{herb} may lower blood sugar.',
    'Check blood sugar more often and tell your care team.',
  ),
  condition(
    'lowers-glucose',
    ['low-blood-sugar'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} may lower blood sugar further.',
    'Avoid it unless a clinician agrees.',
  ),
  condition(
    'raises-glucose',
    ['diabetes'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} may raise blood sugar.',
    'Check blood sugar more often.',
  ),
  condition(
    'liver-toxic',
    ['liver-disease', 'hepatitis', 'alcohol-use-disorder'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} has been linked to liver injury, which matters with {with}.',
    'Do not take it.',
    ['livertox'],
  ),
  condition(
    'kidney-toxic',
    ['kidney-disease', 'dialysis', 'organ-transplant'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} can harm the kidneys.',
    'Do not take it.',
  ),
  condition(
    'raises-potassium',
    ['kidney-disease', 'dialysis', 'high-potassium', 'adrenal-insufficiency'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} adds potassium, which the body may not clear with {with}.',
    'Avoid it unless your potassium is checked.',
    ['ods-potassium'],
  ),
  condition(
    'lowers-potassium',
    ['low-potassium', 'arrhythmia', 'heart-failure', 'long-qt', 'kidney-disease'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can lower potassium, which is risky with {with}.',
    'Avoid it.',
  ),
  condition(
    'cardiac-glycoside',
    ['arrhythmia', 'heart-disease', 'heart-failure', 'low-potassium'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} acts strongly on the heart.',
    'Do not take it.',
  ),
  condition(
    'qt-prolonging',
    ['long-qt', 'arrhythmia'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} can delay the heart’s electrical recovery.',
    'Do not take it.',
    ['crediblemeds'],
  ),
  condition(
    'immune-stimulating',
    ['organ-transplant'],
    { strong: 'contraindicated', moderate: 'major', weak: 'major' },
    '{herb} may wake up the immune system against the transplant.',
    'Do not take it unless the transplant team agrees.',
  ),
  condition(
    'immune-stimulating',
    [
      'autoimmune-disease',
      'multiple-sclerosis',
      'lupus',
      'rheumatoid-arthritis',
      'psoriasis',
      'inflammatory-bowel-disease',
      'sarcoidosis',
      'hiv',
      'tuberculosis',
    ],
    { strong: 'major', moderate: 'moderate', weak: 'moderate' },
    '{herb} may stir up the immune system, which matters with {with}.',
    'Ask your specialist first.',
  ),
  condition(
    'estrogenic',
    ['breast-cancer', 'hormone-sensitive-condition'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} has estrogen-like effects, which matter with {with}.',
    'Do not take it unless your specialist agrees.',
  ),
  condition(
    'estrogenic',
    ['endometriosis', 'uterine-fibroids', 'blood-clots'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} has estrogen-like effects, which may matter with {with}.',
    'Ask your gynecologist first.',
  ),
  condition(
    'androgenic',
    ['prostate-cancer', 'hormone-sensitive-condition', 'pcos'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} may raise male hormones.',
    'Ask your specialist first.',
  ),
  condition(
    'serotonergic',
    ['bipolar-disorder', 'schizophrenia', 'psychosis'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} may set off a high or restless phase with {with}.',
    'Avoid it unless your psychiatrist agrees.',
  ),
  condition(
    'dopaminergic',
    ['schizophrenia', 'psychosis', 'bipolar-disorder'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} acts on dopamine and may worsen {with}.',
    'Avoid it unless your psychiatrist agrees.',
  ),
  condition(
    'sedating',
    ['sleep-apnea', 'copd'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} makes drowsy, which can make breathing at night worse.',
    'Ask your doctor first.',
  ),
  condition(
    'sedating',
    ['myasthenia-gravis'],
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} makes drowsy and may add to weakness.',
    'Ask your neurologist first.',
  ),
  condition(
    'lowers-seizure-threshold',
    ['epilepsy'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} may make seizures more likely.',
    'Do not take it unless a neurologist agrees.',
  ),
  condition(
    'anticholinergic',
    ['glaucoma', 'urinary-retention', 'enlarged-prostate', 'dementia', 'myasthenia-gravis'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} blocks a nerve messenger, which is risky with {with}.',
    'Do not take it.',
  ),
  condition(
    'thyroid-raising',
    ['hyperthyroidism'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} can raise thyroid hormone.',
    'Do not take it unless your thyroid is checked.',
  ),
  condition(
    'thyroid-raising',
    ['hypothyroidism', 'thyroid-disease'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can change thyroid levels.',
    'Ask first and have levels checked.',
  ),
  condition(
    'thyroid-lowering',
    ['hypothyroidism', 'thyroid-disease'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can lower thyroid hormone.',
    'Ask first and have levels checked.',
  ),
  condition(
    'irritates-stomach',
    ['peptic-ulcer', 'gastritis', 'reflux'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can irritate the stomach.',
    'Avoid it or take it with food after asking.',
  ),
  condition(
    'contains-salicylate',
    ['peptic-ulcer', 'asthma', 'bleeding-disorder', 'gout', 'kidney-disease'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} contains substances close to aspirin, which matter with {with}.',
    'Avoid it unless a clinician agrees.',
  ),
  condition(
    'stimulant-laxative',
    ['bowel-obstruction', 'inflammatory-bowel-disease', 'dehydration'],
    { strong: 'contraindicated', moderate: 'contraindicated', weak: 'major' },
    '{herb} drives the bowel, which is dangerous with {with}.',
    'Do not take it.',
    ['ema-hmpc'],
  ),
  condition(
    'diuretic',
    ['kidney-disease', 'dehydration'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} may make you pass more water.',
    'Ask first and drink enough.',
  ),
  {
    id: 'uterus-in-pregnancy',
    herbEffect: 'uterine-stimulant',
    meets: { kind: 'pregnancy' },
    severity: { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    evidence: 'limited',
    why: '{herb} may make the womb contract.',
    advice: 'Do not take it in pregnancy.',
    sources,
  },
  surgery(
    'bleeding',
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} may make bleeding during an operation harder to stop.',
  ),
  surgery('sedating', { strong: 'major', moderate: 'moderate' }, '{herb} may add to the anesthetic.'),
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
    { strong: 'major', moderate: 'moderate' },
    '{herb} can interact with medicines used around an operation.',
  ),
  surgery(
    'lowers-blood-pressure',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} may disturb blood pressure under anesthesia.',
  ),
  alcohol('sedating', { strong: 'major', moderate: 'moderate', weak: 'minor' }, '{herb} and alcohol both make drowsy.'),
  alcohol('liver-toxic', { strong: 'major', moderate: 'moderate' }, '{herb} and alcohol both strain the liver.'),
  together('bleeding', { strong: 'moderate', moderate: 'minor' }, '{herb} and {with} may both slow clotting.'),
  together('sedating', { strong: 'moderate', moderate: 'minor' }, '{herb} and {with} can both make drowsy.'),
  together('serotonergic', { strong: 'major', moderate: 'moderate' }, '{herb} and {with} both act on serotonin.'),
  together(
    'stimulant',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} both stimulate the heart and nerves.',
  ),
  together(
    'lowers-glucose',
    { strong: 'moderate', moderate: 'minor' },
    '{herb} and {with} may both lower blood sugar.',
  ),
  together(
    'lowers-blood-pressure',
    { strong: 'moderate', moderate: 'minor' },
    '{herb} and {with} may both lower blood pressure.',
  ),
  together(
    'liver-toxic',
    { strong: 'major', moderate: 'moderate' },
    '{herb} and {with} have both been linked to liver injury.',
  ),
  together(
    'stimulant-laxative',
    { strong: 'moderate', moderate: 'moderate' },
    '{herb} and {with} are both strong laxatives.',
  ),
  together(
    'cardiac-glycoside',
    { strong: 'contraindicated', moderate: 'major' },
    '{herb} and {with} act on the heart in the same way.',
  ),
  together('raises-potassium', { strong: 'moderate', moderate: 'minor' }, '{herb} and {with} both add potassium.'),
];

type Severities = GeneralRule['severity'];

function condition(
  herbEffect: GeneralRule['herbEffect'],
  conditions: Extract<GeneralRule['meets'], { kind: 'condition' }>['conditions'],
  severity: Severities,
  why: string,
  advice: string,
  cited: readonly string[] = sources,
): GeneralRule {
  const id = `${herbEffect}-with-${conditions[0] ?? 'condition'}`;
  return {
    id,
    herbEffect,
    meets: { kind: 'condition', conditions },
    severity,
    evidence: 'limited',
    why,
    advice,
    sources: cited,
  };
}

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
    sources,
  };
}

/** Two herbs or supplements with the same effect. */
function together(herbEffect: GeneralRule['herbEffect'], severity: Severities, why: string): GeneralRule {
  const advice = 'Take one of them rather than both, or ask a pharmacist.';
  return {
    id: `${herbEffect}-twice`,
    herbEffect,
    meets: { kind: 'supplement', effects: [herbEffect] },
    severity,
    evidence: 'theoretical',
    why,
    advice,
    sources,
  };
}
