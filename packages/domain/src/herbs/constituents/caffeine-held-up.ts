import type { HerbRule } from '../herb.ts';
import { caffeineForms } from './caffeine-forms.ts';

/** Medicines that hold caffeine up in the body, and the heart scans it spoils. `own` is the source on the plant itself. */
export function caffeineHeldUp(own: string): readonly HerbRule[] {
  return [
    {
      kind: 'medicine',
      with: ['fluconazole', 'disulfiram', 'cimetidine', 'terbinafine', 'mexiletine'],
      severity: 'minor',
      evidence: 'limited',
      why: '{with} slows the breakdown of caffeine, so it acts longer and stronger.',
      advice: 'Take less caffeine while you use it, above all when you sleep badly or your heart races.',
      sources: ['review-2023-caffeine-interactions', 'stockley-caffeine-disulfiram', 'natmed-coffee'],
      besideOthers: true,
      forms: caffeineForms,
    },
    {
      kind: 'medicine',
      with: ['viloxazine'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Viloxazine strongly slows the breakdown of caffeine, so it acts longer and stronger.',
      advice: 'Take much less caffeine while you use it.',
      sources: ['fda-labels', 'fda-ddi-tables'],
      forms: caffeineForms,
    },
    {
      kind: 'medicine',
      with: ['dipyridamole', 'adenosine'],
      severity: 'moderate',
      evidence: 'strong',
      why: 'Caffeine blocks {with} during a heart stress scan and can spoil the test.',
      advice: 'Take no caffeine for at least 24 hours before the scan, or as the clinic says.',
      sources: [own, 'efsa-caffeine-2015'],
      forms: caffeineForms,
    },
  ];
}
