import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

export const chitosan = {
  key: 'chitosan',
  name: 'Chitosan',
  scientificName: 'poly-D-glucosamine',
  kind: 'nutrient',
  family: null,
  names: [
    'chitosan capsules',
    'chitosan fat blocker',
    'quitosano',
    'quitosana',
    'chitosano',
    'chitin',
    'fat blocker chitosan',
  ],
  effects: [
    {
      effect: 'binds-minerals-and-medicines',
      strength: 'weak',
      evidence: 'limited',
      sources: ['thehealthboard-chitosan'],
    },
  ],
  rules: [
    {
      kind: 'allergy',
      with: ['shellfish'],
      severity: 'major',
      evidence: 'limited',
      why: 'It is made of the shells of shrimp and crab, and people with a shellfish allergy have been told to leave it out.',
      advice: 'Do not take it with a shellfish allergy.',
      sources: ['healthfully-chitosan', 'thehealthboard-chitosan'],
    },
    {
      kind: 'medicine',
      with: ['warfarin', 'class:vitamin-k-antagonist'],
      severity: 'moderate',
      evidence: 'limited',
      why: 'There are signs that chitosan makes warfarin stronger, perhaps by keeping vitamin K from being taken up.',
      advice: 'Do not start it without the clinic that doses you.',
      sources: ['thehealthboard-chitosan'],
    },
    {
      kind: 'medicine',
      with: ['class:hormonal-contraceptive'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It binds fat in the gut and may keep fat-soluble medicines such as the pill from being taken up.',
      advice: 'Take them many hours apart, or leave it out.',
      sources: ['thehealthboard-chitosan'],
    },
    {
      kind: 'supplement',
      with: ['vitamin-a', 'vitamin-d', 'vitamin-e', 'vitamin-k'],
      severity: 'minor',
      evidence: 'limited',
      why: 'It binds fat and the vitamins dissolved in it.',
      advice: 'Take them several hours apart.',
      sources: ['thehealthboard-chitosan'],
    },
    noData('pregnancy', ['thehealthboard-chitosan']),
    noData('breastfeeding', ['thehealthboard-chitosan']),
    childrenUnknown(18, ['thehealthboard-chitosan']),
  ],
  monograph: null,
} satisfies Herb;
