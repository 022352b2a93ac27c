import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['scienceinsights-wild-dagga', 'ethnobotanique-wild-dagga'];

export const wildDagga = {
  key: 'wild-dagga',
  name: 'Wild dagga (lion’s tail)',
  scientificName: 'Leonotis leonurus',
  kind: 'herb',
  family: 'Lamiaceae',
  names: [
    'wild dagga tea',
    'lions tail herb',
    'lions ear herb',
    'Leonotis',
    'wilde dagga',
    'umunyane',
    'umfincafincane',
    'utshwala bezinyoni',
    'wild cannabis africa',
  ],
  effects: [{ effect: 'sedating', strength: 'weak', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Sellers advise pregnant women against it, and it has not been studied.',
      advice: 'Do not take it in pregnancy.',
      sources: ['ethnobotanique-wild-dagga'],
    },
    noData('breastfeeding', ['hus-herbal-supplements']),
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
