import { isOfClass } from '../../medicines/is-of-class.ts';
import type { ConditionKey } from '../../conditions/conditions.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';

/** What the advisor suggests no herb for, and why. */
export const untreatable: Partial<Readonly<Record<UseKey, string>>> = {
  'cancer-support':
    'I suggest no herbs during cancer care. Many change how treatment works. Please ask your cancer team before you take anything, even a tea.',
  detox:
    'I suggest nothing for “cleansing”. The liver and the kidneys do that work, and cleansing products can do harm. Tiredness, itching or dark urine need a doctor.',
  weight:
    'I suggest no herb for losing weight. The studies show little, and several slimming herbs have harmed hearts and livers. A doctor or dietitian can help you find what lasts.',
  thyroid:
    'I suggest no herb for the thyroid. Too much iodine or the wrong herb can make it worse, and a blood test shows what is going on. Please see a doctor.',
  asthma:
    'I suggest no herb for asthma. Please keep to your inhalers and your plan. If you need the reliever more often than usual, see a doctor soon.',
  worms:
    'Worms need a proper medicine, and a test that shows which ones. I suggest no herbs for this; some that are sold, such as wormwood, can harm.',
  gallbladder:
    'I suggest no herb for the gallbladder before a doctor has looked: with stones, herbs that drive the bile can set off an attack. Small meals with little fat are easier on it. Strong pain, fever or yellow eyes: get help today.',
  kidney:
    'I suggest no herb for kidney trouble. Some herbs harm the kidneys. Please ask the doctor who looks after them.',
};

export const immuneAtRisk =
  'I suggest nothing to boost the immune system here: it could work against the medicines that hold it back. Vaccines, hand washing and asking your team early do more.';

/** A medicine that can be behind the complaint. */
export function behindIt(person: Person, wanted: readonly UseKey[]): string[] {
  return causes.flatMap(({ classes, herb, use, says, unless }) => {
    const taken =
      person.medicines.find(({ id }) => isOfClass(id, ...classes)) ?? person.herbs.find(({ id }) => id === herb);
    const isForAnother = unless !== undefined && hasCondition(person, unless);
    return wanted.includes(use) && taken && !isForAnother ? [says.replace('{medicine}', taken.name)] : [];
  });
}

/** The same where an illness is named that no herb is taken for. */
export function behindIllness(person: Person, named: ReadonlySet<string>): string[] {
  return causesOfIllness.flatMap(({ classes, condition, says }) => {
    const taken = person.medicines.find(({ id }) => isOfClass(id, ...classes));
    return named.has(condition) && taken !== undefined ? [says.replace('{medicine}', taken.name)] : [];
  });
}

const causesOfIllness: readonly {
  readonly classes: readonly MedicineClass[];
  readonly condition: ConditionKey;
  readonly says: string;
}[] = [
  {
    classes: ['thiazide-diuretic', 'loop-diuretic'],
    condition: 'gout',
    says: 'Water tablets such as {medicine} hold uric acid back and can bring gout on. Ask the doctor whether another tablet for the pressure would do; do not stop it alone.',
  },
  {
    classes: ['beta-blocker', 'nsaid'],
    condition: 'asthma',
    says: 'Medicines such as {medicine} can tighten the airways in asthma. Ask the prescriber or a pharmacist today; do not stop a heart tablet alone.',
  },
  {
    classes: ['nsaid'],
    condition: 'high-blood-pressure',
    says: 'Painkillers such as {medicine} can raise blood pressure. Ask a pharmacist about another one.',
  },
];

export const ironBinds =
  'Iron often binds the bowels. Do not stop it alone: ask whoever advised it for less, every other day or another kind. Drink enough, and keep fiber such as psyllium one to two hours away from it.';

interface Cause {
  readonly classes: readonly MedicineClass[];
  readonly use: UseKey;
  readonly says: string;
  /** The same as a supplement. */
  readonly herb?: string;
  /** Of one with this illness it is not told: lamotrigine for fits speaks of no highs. */
  readonly unless?: ConditionKey;
}

const causes: readonly Cause[] = [
  {
    classes: ['iron-supplement'],
    herb: 'iron',
    use: 'constipation',
    says: ironBinds,
  },
  ...(['colds', 'fever', 'sore-throat', 'cough'] as const).map((use) => ({
    classes: ['immunosuppressant'] as const,
    use,
    says: 'With {medicine} an infection can turn serious fast: tell the team that treats you early, and the same day with fever, short breath or when you get worse.',
  })),
  {
    classes: ['ssri', 'snri'],
    use: 'libido',
    says: 'Medicines such as {medicine} often lower desire by themselves. Do not stop it alone: the doctor can change the dose or the medicine.',
  },
  {
    classes: ['ssri', 'snri'],
    use: 'sleep',
    says: 'Medicines such as {medicine} can keep from sleep, above all in the first weeks: ask the prescriber or a pharmacist whether it can be taken in the morning. Do not stop it alone.',
  },
  ...(['sleep', 'appetite'] as const).map((use) => ({
    classes: ['adhd-stimulant'] as const,
    use,
    says: 'Medicines such as {medicine} often take away appetite and sleep by themselves. Ask the prescriber whether another hour, amount or kind helps, and have weight and height measured; a good breakfast before the first dose helps. Do not stop it alone.',
  })),
  {
    classes: ['5-alpha-reductase-inhibitor'],
    use: 'libido',
    says: 'Tablets such as {medicine} can lower desire by themselves. Tell the doctor who prescribed it; do not stop it alone.',
  },
  {
    classes: ['bisphosphonate'],
    use: 'reflux',
    says: 'Tablets such as {medicine} can burn the gullet by themselves. Take them upright with a full glass of water, and tell the prescriber before the next one; pain on swallowing needs a doctor today.',
  },
  ...(['reflux', 'digestion'] as const).map((use) => ({
    classes: ['nsaid'] as const,
    use,
    says: `Painkillers such as {medicine} can bring on ${use === 'reflux' ? 'heartburn' : 'indigestion'} and ulcers by themselves. Ask the doctor or pharmacist about another one; black stools need help at once.`,
  })),
  {
    classes: ['opioid'],
    use: 'constipation',
    says: 'Painkillers such as {medicine} slow the bowel by themselves, and bulking fiber such as psyllium can then block it. Ask the prescriber for a laxative that fits.',
  },
  {
    classes: ['ssri', 'snri', 'antidepressant'],
    use: 'mood',
    says: 'If your mood stays low while you take {medicine}, tell the prescriber first: the dose or the medicine can be changed. With dark thoughts call for help today.',
  },
  {
    // As the US regulator warns of all of them.
    classes: ['antiepileptic'],
    use: 'mood',
    unless: 'bipolar-disorder',
    says: 'Low mood can come with epilepsy and with tablets such as {medicine}: tell whoever treats it this week, and do not stop them alone. With dark thoughts call for help at once.',
  },
  {
    classes: ['lithium', 'mood-stabiliser'],
    use: 'sleep',
    unless: 'epilepsy',
    says: 'With {medicine}, poor sleep can be the start of a high. Tell the doctor who prescribes it, the same day if you feel full of energy or talk more than usual.',
  },
  ...(['joints', 'pain', 'muscles'] as const).map((use) => ({
    classes: ['aromatase-inhibitor'] as const,
    use,
    says: 'Tablets such as {medicine} often make joints stiff and sore by themselves. Tell the cancer team before you add anything: another tablet of the kind, exercise or a painkiller can help; do not stop it alone.',
  })),
  {
    classes: ['biguanide', 'glp1-agonist', 'antibiotic', 'proton-pump-inhibitor'],
    use: 'diarrhea',
    says: 'Medicines such as {medicine} can loosen the bowels by themselves. Tell the prescriber if it lasts; with blood, fever or many watery stools after an antibiotic, call today.',
  },
  {
    classes: ['glp1-agonist', 'biguanide', 'opioid'],
    use: 'nausea',
    says: 'Medicines such as {medicine} often bring nausea by themselves. Ask the prescriber about the dose or the hour; belly pain that does not stop needs help today.',
  },
  {
    classes: [
      'calcium-channel-blocker',
      'glp1-agonist',
      'bladder-anticholinergic',
      'tricyclic-antidepressant',
      'antipsychotic',
    ],
    use: 'constipation',
    says: 'Medicines such as {medicine} can bring constipation by themselves. Ask the prescriber or pharmacist about it; a belly that swells and hurts needs help today.',
  },
  {
    classes: ['beta-blocker'],
    use: 'circulation',
    says: 'Tablets such as {medicine} can make hands and feet cold by themselves. Tell the doctor; do not stop it alone.',
  },
  {
    classes: ['loop-diuretic', 'thiazide-diuretic'],
    use: 'sleep',
    says: 'Water tablets such as {medicine} taken late can wake you at night: ask whether it can be taken in the morning. Waking short of breath, or needing more pillows, is for the doctor today.',
  },
  {
    classes: ['antiepileptic', 'benzodiazepine', 'bladder-anticholinergic', 'tricyclic-antidepressant'],
    use: 'memory',
    says: 'Medicines such as {medicine}, or the illness they are for, can make forgetful. Tell the prescriber before you add anything; do not stop it alone.',
  },
  {
    classes: ['corticosteroid'],
    use: 'sleep',
    says: 'Tablets such as {medicine} keep many people awake: ask whether it can be taken in the morning. Do not stop it alone.',
  },
  {
    classes: ['wakefulness-agent', 'decongestant'],
    use: 'sleep',
    says: 'Medicines such as {medicine} can keep from sleep by themselves, above all late in the day: ask the prescriber or a pharmacist about the hour and the dose before you take anything to sleep.',
  },
  {
    classes: ['statin'],
    use: 'muscles',
    says: 'Statins such as {medicine} can make muscles sore by themselves. Tell the doctor; dark urine or weakness needs help today.',
  },
  {
    classes: ['thyroid-hormone', 'antithyroid'],
    use: 'hair',
    says: 'With {medicine}, ask for a blood test before any herb: too much or too little thyroid hormone, or low iron, thins hair. Leave out kelp, and stop biotin two days before the test.',
  },
  {
    classes: ['ace-inhibitor'],
    use: 'cough',
    says: 'Tablets such as {medicine} can cause a dry cough by themselves. Ask the doctor about another kind; do not stop it alone.',
  },
];

/** Whoever must keep the immune system down is not to lift it. */
export function isImmuneWish(person: Person, wanted: readonly UseKey[]): boolean {
  const isHeldBack =
    hasCondition(person, 'organ-transplant') || person.medicines.some(({ id }) => isOfClass(id, 'immunosuppressant'));
  return wanted.includes('immunity') && isHeldBack;
}
