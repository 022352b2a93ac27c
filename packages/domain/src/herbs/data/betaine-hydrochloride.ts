import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['livestrong-betaine-hcl'];

export const betaineHydrochloride = {
  key: 'betaine-hydrochloride',
  name: 'Betaine hydrochloride (HCl)',
  scientificName: 'trimethylglycine hydrochloride',
  kind: 'other',
  family: null,
  names: [
    'betaine HCl',
    'betaine HCL with pepsin',
    'betaine hcl pepsin',
    'HCL with pepsin',
    'stomach acid supplement',
    'Betainhydrochlorid',
    'Betain HCl',
    'bétaïne HCl',
    'betaína HCl',
    'betane hcl',
  ],
  effects: [{ effect: 'irritates-stomach', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'condition',
      with: ['peptic-ulcer', 'gastritis'],
      severity: 'major',
      evidence: 'limited',
      why: 'It brings acid into the stomach and may worsen an ulcer.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'condition',
      with: ['reflux', 'hiatal-hernia'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'It brings acid into the stomach, and heartburn is its usual side effect.',
      advice: 'Do not take it without a doctor.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:proton-pump-inhibitor', 'class:h2-blocker', 'class:antacid'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'It puts back the acid that this medicine takes away, also in volunteers on an acid blocker.',
      advice: 'Do not take it beside a medicine for the stomach unless your doctor asked for it.',
      sources: ['study-yago-2013-betaine-hcl'],
    },
    noData('pregnancy', ['nccih-supplements-wisely']),
    noData('breastfeeding', ['nccih-supplements-wisely']),
    childrenUnknown(18, ['nccih-supplements-wisely']),
  ],
  monograph: null,
} satisfies Herb;
