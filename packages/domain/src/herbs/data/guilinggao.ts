import type { Herb } from '../herb.ts';
import { childrenUnknown, noData } from '../standard-rules.ts';

const sources = ['report-wong-2003-quilinggao'];

export const guilinggao = {
  key: 'guilinggao',
  name: 'Guilinggao',
  scientificName: null,
  kind: 'other',
  family: null,
  names: [
    'quilinggao',
    'gui ling gao',
    'kwai ling ko',
    'kuei ling kao',
    'gwai ling gou',
    'turtle jelly',
    'tortoise jelly',
    'turtle shell jelly',
    'tortoise plastron jelly',
    'essence of tortoise shell',
    '龟苓膏',
    '龜苓膏',
  ],
  effects: [{ effect: 'bleeding', strength: 'moderate', evidence: 'limited', sources }],
  rules: [
    {
      kind: 'medicine',
      with: ['warfarin', 'class:vitamin-k-antagonist'],
      severity: 'major',
      evidence: 'limited',
      why: 'A man on warfarin bled from gums, nose and skin, with an INR above 6, after a few days of this jelly, and it rose again with another brand.',
      advice: 'Do not combine them. If you already eat it, have your INR checked now.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    {
      kind: 'medicine',
      with: ['class:anticoagulant', 'class:antiplatelet'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Several of its herbs slow clotting, and which herbs are in it differs from brand to brand.',
      advice: 'Leave it out unless the prescriber agrees, and report bruises or nosebleeds.',
      sources,
      forms: ['food', 'tea', 'extract', 'tincture', 'unspecified'],
    },
    noData('pregnancy', sources),
    noData('breastfeeding', sources),
    childrenUnknown(12, sources),
  ],
  monograph: null,
} satisfies Herb;
