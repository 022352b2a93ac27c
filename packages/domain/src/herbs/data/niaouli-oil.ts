import { cineoleOil } from '../constituents/fragrant-oils.ts';
import type { Herb } from '../herb.ts';

export const niaouliOil = {
  key: 'niaouli-oil',
  name: 'Niaouli oil',
  scientificName: 'Melaleuca quinquenervia',
  kind: 'herb',
  family: 'Myrtaceae',
  names: [
    'niaouli',
    'niauli',
    'niauli oil',
    'niaouli essential oil',
    'oil of niaouli',
    'Melaleuca viridiflora',
    'Niaouliöl',
    'gomenol',
  ],
  effects: [],
  rules: [
    ...cineoleOil(['commission-e-niauli-oil']),
    {
      kind: 'condition',
      with: [
        'liver-disease',
        'hepatitis',
        'inflammatory-bowel-disease',
        'gastritis',
        'gallstones',
        'bile-duct-obstruction',
      ],
      severity: 'major',
      evidence: 'moderate',
      why: 'The German monograph forbids the oil by mouth with inflamed stomach, bowel or bile ducts and with severe liver disease.',
      advice: 'Do not take it.',
      sources: ['commission-e-niauli-oil'],
    },
  ],
  monograph: null,
} satisfies Herb;
