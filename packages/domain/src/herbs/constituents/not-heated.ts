import type { HerbRule } from '../herb.ts';
import { defenceLowering } from './living-germs.ts';

/** What holds for food that is cured or fermented and not heated. */
export const notHeated: readonly HerbRule[] = [
  {
    kind: 'medicine',
    with: defenceLowering,
    severity: 'moderate',
    evidence: 'limited',
    why: 'What is cured or fermented and not heated holds living germs, and this medicine holds the defences down.',
    advice: 'Eat it cooked or pasteurized while your team asks for care with food; ask how long that is.',
    sources: ['uw-health-low-microbial-diet'],
    forms: ['food', 'extract', 'unspecified'],
  },
  {
    kind: 'medicine',
    with: ['methotrexate'],
    severity: 'minor',
    evidence: 'theoretical',
    why: 'What is fermented and not heated holds living germs; at the small weekly doses of methotrexate little is known of harm.',
    advice: 'Ask the clinic, above all when blood counts are low.',
    sources: ['uw-health-low-microbial-diet'],
    forms: ['food', 'extract', 'unspecified'],
  },
  {
    kind: 'condition',
    with: ['weakened-immunity', 'organ-transplant'],
    severity: 'moderate',
    evidence: 'limited',
    why: 'What is cured or fermented and not heated holds living germs, which weak defences may not hold off.',
    advice: 'Eat it cooked or pasteurized, and ask your team how strict to be.',
    sources: ['uw-health-low-microbial-diet'],
    forms: ['food', 'extract', 'unspecified'],
  },
];
