import type { Herb } from '../herbs/herb.ts';
import type { Concern } from './candidates.ts';

const adultYears = 18;
const named = 'general/oil-swallowed/';

/** Whether a rule speaks of an oil that is drunk, whichever it is. */
export function isOfAnyOil(ruleId: string): boolean {
  return ruleId.startsWith(named);
}

/** What holds for every essential oil that is drunk neat, at any age. */
export function oilSwallowed(herb: Herb, years: number | null): Concern {
  return {
    kind: 'age',
    with: {
      kind: 'person',
      id: 'age',
      name: 'anyone',
      text: years === null ? 'any age' : `${Math.floor(years)} years`,
    },
    candidates: [
      {
        ruleId: `${named}${herb.key}`,
        severity: years !== null && years < adultYears ? 'contraindicated' : 'major',
        evidence: 'moderate',
        why: 'Essential oils are concentrated: drunk from the bottle they burn mouth and stomach and can get into the lungs, and a few teaspoons can make an adult drowsy or bring on a seizure. Clove oil can destroy the liver.',
        advice:
          'Do not swallow it, not even in water. Call poison control if you did, and emergency help for drowsiness, coughing or a seizure.',
        sources: ['rch-essential-oil-poisoning', 'vanderbilt-essential-oils'],
        reach: 'class',
      },
    ],
  };
}
