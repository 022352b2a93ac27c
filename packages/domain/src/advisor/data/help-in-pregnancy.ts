import type { UseKey } from '../../herbs/use-keys.ts';

interface Help {
  readonly says: string;
  /** It can be a sign of harm to mother or child: nothing to take is suggested. */
  readonly isForCareAlone?: true;
}

/** Whether nothing to take is suggested in pregnancy; pain like a period is one trouble, whatever else it is called. */
export function isForCareAlone(use: UseKey, wanted: readonly UseKey[]): boolean {
  const isOfPeriodPain = wanted.includes('menstrual-cramps') && otherNamesOfPain.includes(use);
  return isOfPeriodPain || helpInPregnancy[use]?.isForCareAlone === true;
}

const otherNamesOfPain: readonly UseKey[] = ['cramps', 'pain', 'digestion'];

/** Help that is no herb, where pregnancy changes what a complaint can mean. */
export const helpInPregnancy: Partial<Readonly<Record<UseKey, Help>>> = {
  'blood-pressure': {
    says: 'High blood pressure in pregnancy belongs to the midwife or doctor now. With a strong headache, spots before the eyes, swelling or pain under the ribs call the maternity unit at once.',
    isForCareAlone: true,
  },
  'blood-sugar': {
    says: 'Sugar in pregnancy is followed by the midwife or doctor, so keep to their plan. Great thirst or feeling very ill is for today.',
    isForCareAlone: true,
  },
  cholesterol: {
    says: 'Cholesterol rises in pregnancy by itself. Ask the midwife or doctor whether it matters; oats, beans and nuts do no harm.',
    isForCareAlone: true,
  },
  urinary: {
    says: 'A bladder infection in pregnancy needs a urine test and treatment: see a doctor today. With fever or back pain call at once.',
    isForCareAlone: true,
  },
  'menstrual-cramps': {
    says: 'Pain like a period in pregnancy is for the midwife or doctor today; with bleeding call the maternity unit at once.',
    isForCareAlone: true,
  },
  fever: { says: 'Fever in pregnancy: rest, drink, and call the midwife or doctor today.', isForCareAlone: true },
  headache: {
    says: 'Water, food and rest help. A strong headache, spots before the eyes or sudden swelling: call the maternity unit at once.',
  },
  migraine: {
    says: 'Rest in a dark room helps. A strong or new headache, spots before the eyes or sudden swelling: call the maternity unit at once.',
  },
  cramps: {
    says: 'Warmth and small meals help. Pain that is strong, comes in waves, or with bleeding or fever: call the maternity unit at once.',
  },
  'back-pain': {
    says: 'Warmth and gentle movement help. Pain in waves, bleeding, fever, weak legs or trouble with the bladder: call for help at once.',
  },
  skin: {
    says: 'Mild care without scent and a plain cream help most. Itching of palms and soles without a rash needs a blood test today; a rash that spreads, hurts or weeps needs a doctor.',
  },
};
