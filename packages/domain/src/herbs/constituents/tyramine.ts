import type { HerbRule } from '../herb.ts';

/** What tyramine and its kin do, told of foods that hold much of them. `foods` opens a sentence: "Aged cheeses". */
export function tyramineRules(foods: string): readonly HerbRule[] {
  const forms = ['food', 'extract', 'unspecified'] as const;
  return [
    {
      kind: 'condition',
      with: ['carcinoid'],
      severity: 'minor',
      evidence: 'limited',
      why: `${foods} can hold many amines, which may bring on flushing and diarrhea in some people with a carcinoid tumor.`,
      advice: 'Leave it out if it brings on your symptoms, and ask your dietitian.',
      sources: ['review-poblocki-2020-neuroendocrine'],
      forms,
    },
    {
      kind: 'medicine',
      with: ['class:maoi', 'phenelzine', 'tranylcypromine', 'isocarboxazid'],
      severity: 'major',
      evidence: 'strong',
      why: `${foods} can hold much tyramine, which with this medicine can send blood pressure to a dangerous height within hours.`,
      advice:
        'Do not eat them during treatment and for two weeks after it. A sudden pounding headache after such a meal is an emergency.',
      sources: ['fda-maoi-labels'],
      forms,
    },
    {
      kind: 'medicine',
      with: ['isoniazid'],
      severity: 'moderate',
      evidence: 'limited',
      why: `${foods} can hold much tyramine and histamine, whose breakdown this medicine slows: headache, flushing, palpitations and a rise of blood pressure were reported after cheese and wine.`,
      advice:
        'Keep to small amounts, leave out what brought on flushing or palpitations, and never stop the medicine by yourself.',
      sources: ['report-1982-isoniazid-foods'],
      forms,
    },
    {
      kind: 'medicine',
      with: ['linezolid', 'class:maoi-b', 'selegiline', 'rasagiline', 'safinamide'],
      severity: 'moderate',
      evidence: 'moderate',
      why: `${foods} can hold much tyramine, which may raise blood pressure with this medicine.`,
      advice: 'Leave out large amounts, and ask the prescriber or pharmacist how strict to be.',
      sources: ['fda-maoi-labels'],
      forms,
    },
  ];
}
