import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const fritillaria = {
  key: 'fritillaria',
  name: 'Fritillaria (bei mu)',
  scientificName: 'Fritillaria cirrhosa',
  kind: 'herb',
  family: 'Liliaceae',
  names: [
    'bei mu',
    'beimu',
    'chuan bei mu',
    'chuanbeimu',
    'zhe bei mu',
    'zhebeimu',
    'Fritillaria thunbergii',
    'fritillary bulb',
    'Sichuan fritillary',
    'Fritillariae bulbus',
    'fritillaria bulb',
    'chuan bei pi pa gao',
    'chuanbei pipa gao',
    'nin jiom pei pa koa',
    'pei pa koa',
  ],
  effects: [],
  rules: [
    {
      kind: 'supplement',
      with: ['aconite'],
      severity: 'major',
      evidence: 'limited',
      why: 'Chinese medicine counts bei mu and aconite among the pairs never to be combined, for they may poison together.',
      advice: 'Do not combine them.',
      sources: ['study-fritillaria-aconite-p-gp'],
    },
    noData('pregnancy', ['sps-herbal-pregnancy']),
    noData('breastfeeding', ['sps-herbal-breastfeeding']),
    childrenUnknown(18, ['nccih-children']),
  ],
  monograph: null,
} satisfies Herb;
