import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const whiteKidneyBean = {
  key: 'white-kidney-bean',
  name: 'White kidney bean extract',
  scientificName: 'Phaseolus vulgaris',
  kind: 'herb',
  family: 'Fabaceae',
  names: [
    'white bean extract',
    'kidney bean extract',
    'phaseolamin',
    'Phase 2 carb blocker',
    'carb blocker',
    'carb blockers',
    'starch blocker',
    'starch blockers',
    'Phaseolus vulgaris extract',
    'Beanblock',
    'weiße Kidneybohne',
    'extrait de haricot blanc',
    'extracto de judía blanca',
    'faseolamina',
    'white kidny bean',
  ],
  effects: [
    {
      effect: 'lowers-glucose',
      strength: 'weak',
      evidence: 'limited',
      sources: [
        'consumerlab-white-kidney-bean',
        'trial-celleno-2007-white-kidney-bean',
        'trial-wang-2020-white-kidney-bean',
      ],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:insulin', 'class:sulfonylurea'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It holds back starch, so sugar after a meal rises less and the medicine could lower it too far.',
      advice: 'Ask your diabetes team first, and check your sugar.',
      sources: ['consumerlab-white-kidney-bean'],
    },
    noData('pregnancy', ['consumerlab-white-kidney-bean']),
    noData('breastfeeding', ['consumerlab-white-kidney-bean']),
    childrenUnknown(18, ['consumerlab-white-kidney-bean']),
  ],
  monograph: {
    partsUsed: ['extract of the bean'],
    forms: ['extract'],
    description: 'A bean extract that slows the digestion of starch, sold as a carb blocker.',
    traditionalUses: 'None; a modern product.',
    uses: [],
    amounts: [],
    preparation: 'Sold ready made; in trials it was taken before meals.',
    timeToEffect: 'Trials ran four to five weeks.',
    sideEffects: {
      text: 'Nausea, vomiting, diarrhea and wind, mostly at first.',
      sources: ['consumerlab-white-kidney-bean'],
    },
    precautions: {
      text: 'Ask first with diabetes medications. Whether it suits pregnancy, nursing or children is not known.',
      sources: ['consumerlab-white-kidney-bean'],
    },
    lookAlikes: {
      text: 'Raw or undercooked kidney beans hold a lectin that is toxic in high amounts.',
      sources: ['selfhacked-white-kidney-bean'],
    },
    morphology: {
      habit: 'vine',
      leaf: { shape: 'trifoliate', margin: 'entire', arrangement: 'alternate' },
      flower: { form: 'pea', color: '#f4f0e4' },
      below: 'fibrous',
      fruit: { form: 'pod', color: '#b9c68a' },
    },
  },
} satisfies Herb;
