import type { Herb } from '../herb.ts';
import { childrenUnknown } from '../standard-rules.ts';

const sources = ['study-blom-2011-hoodia'];

export const hoodia = {
  key: 'hoodia',
  name: 'Hoodia',
  scientificName: 'Hoodia gordonii',
  kind: 'herb',
  family: 'Apocynaceae',
  names: ['hoodia cactus', 'xhoba', 'ghaap', 'kalahari cactus', 'p57', 'Bushman hat hoodia', 'hoodia extract'],
  effects: [
    { effect: 'raises-blood-pressure', strength: 'moderate', evidence: 'moderate', sources },
    { effect: 'speeds-heart', strength: 'moderate', evidence: 'moderate', sources },
    { effect: 'liver-toxic', strength: 'weak', evidence: 'limited', sources },
  ],
  rules: [
    {
      kind: 'condition',
      with: ['high-blood-pressure', 'heart-disease', 'heart-failure', 'arrhythmia'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'In a trial it raised blood pressure and the pulse within two weeks, and it did not help to lose weight.',
      advice: 'Better leave it out.',
      sources,
    },
    {
      kind: 'condition',
      with: ['liver-disease', 'hepatitis'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'In a trial it raised two blood values of the liver within two weeks.',
      advice: 'Better leave it out.',
      sources,
    },
    {
      kind: 'medicine',
      with: ['class:insulin', 'class:sulfonylurea', 'class:antidiabetic'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is taken so as not to eat, and who eats little gets low sugar more easily.',
      advice: 'Ask first, and check your sugar more often.',
      sources,
    },
    {
      kind: 'condition',
      with: ['eating-disorder'],
      severity: 'major',
      evidence: 'theoretical',
      why: 'It is taken so as not to be hungry.',
      advice: 'Do not take it.',
      sources,
    },
    {
      kind: 'pregnancy',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is taken against hunger and raised blood pressure in a trial; nobody has studied it in pregnancy.',
      advice: 'Do not take it in pregnancy unless your doctor or midwife agrees.',
      sources,
    },
    {
      kind: 'breastfeeding',
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is taken against hunger and raised blood pressure in a trial; nobody has studied it in nursing.',
      advice: 'Do not take it while breastfeeding.',
      sources,
    },
    childrenUnknown(18, sources),
  ],
  monograph: null,
} satisfies Herb;
