import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['acep-2016-ackee'];

export const ackee = {
  key: 'ackee',
  name: 'Ackee (ripe)',
  scientificName: 'Blighia sapida fruit',
  kind: 'food',
  family: 'Sapindaceae',
  names: ['ackee', 'akee', 'ackee fruit', 'ackee and saltfish', 'canned ackee', 'ripe ackee', 'tinned ackee'],
  effects: [],
  rules: [
    {
      kind: 'condition',
      with: ['low-blood-sugar'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Ackee that is not fully ripe makes sugar fall dangerously low, above all in people who eat little.',
      advice: 'Eat only fully ripe, opened ackee or the tinned fruit.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Ripe, opened ackee is a food; unripe ackee is a poison.',
      advice: 'Eat only fully ripe, opened ackee or the tinned fruit.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Ripe, opened ackee is a food; unripe ackee is a poison.',
      advice: 'Eat only fully ripe, opened ackee or the tinned fruit.',
      sources,
    },
    childrenUnknown(2, sources),
  ],
  monograph: null,
} satisfies Herb;
