import type { HerbRule } from '../herb.ts';
import { caffeineForms } from './caffeine-forms.ts';

/** How much is safe for whom, where a plant is taken for its caffeine alone. */
export function caffeineLimits(own: string): readonly HerbRule[] {
  return [
    {
      kind: 'medicine',
      with: ['class:adhd-stimulant', 'class:decongestant', 'class:wakefulness-agent', 'phentermine', 'pseudoephedrine'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Caffeine adds to the fast heart, raised blood pressure and poor sleep that stimulants bring.',
      advice: 'Keep caffeine low, and ask the prescriber before using it daily.',
      sources: [own, 'efsa-caffeine-2015'],
      forms: caffeineForms,
    },
    {
      kind: 'medicine',
      with: ['class:maoi'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Much caffeine with an MAO inhibitor may raise blood pressure sharply.',
      advice: 'Keep caffeine very low and ask the prescriber.',
      sources: [own, 'efsa-caffeine-2015'],
      forms: caffeineForms,
    },
    {
      kind: 'medicine',
      with: ['class:antihypertensive', 'class:antiarrhythmic', 'class:antianginal'],
      severity: 'minor',
      evidence: 'moderate',
      why: 'Caffeine raises blood pressure and heart rate for a few hours.',
      advice: 'Keep it low, and check your blood pressure.',
      sources: [own, 'efsa-caffeine-2015'],
      forms: caffeineForms,
    },
    {
      kind: 'condition',
      with: ['arrhythmia', 'high-blood-pressure', 'heart-disease', 'hyperthyroidism'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Caffeine raises blood pressure and can bring on palpitations in sensitive people.',
      advice: 'Keep it low and ask your doctor how much suits you.',
      sources: [own, 'efsa-caffeine-2015'],
      forms: caffeineForms,
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'moderate',
      why: 'More than 200 mg of caffeine a day is linked to smaller babies and loss of pregnancy, and products vary in caffeine.',
      advice: 'Stay below 200 mg of caffeine a day from all sources, and avoid pills and extracts.',
      sources: ['efsa-caffeine-2015', 'acog-caffeine-2010'],
      forms: caffeineForms,
    },
    {
      kind: 'breastfeeding',
      severity: 'minor',
      evidence: 'moderate',
      why: 'Caffeine passes into milk and can make the baby restless.',
      advice: 'Stay below about 200 mg of caffeine a day.',
      sources: ['efsa-caffeine-2015'],
      forms: caffeineForms,
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'minor',
      evidence: 'moderate',
      why: 'Teenagers should keep caffeine low, about 3 mg per kg of body weight a day at most.',
      advice: 'Avoid extracts, shots and caffeine pills.',
      sources: ['efsa-caffeine-2015'],
      forms: caffeineForms,
    },
  ];
}
