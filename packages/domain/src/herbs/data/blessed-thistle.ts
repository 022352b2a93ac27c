import type { Herb } from '../herb.ts';

export const blessedThistle = {
  key: 'blessed-thistle',
  name: 'Blessed thistle',
  scientificName: 'Centaurea benedicta',
  kind: 'herb',
  family: 'Asteraceae',
  names: [
    'holy thistle',
    'Cnicus benedictus',
    'St Benedict thistle',
    'cnicus',
    'Benediktenkraut',
    'Kardobenediktenkraut',
    'cardo santo',
    'cardo bendito',
    'chardon béni',
    'blesed thistle',
    'spotted thistle',
  ],
  effects: [
    {
      effect: 'irritates-stomach',
      strength: 'weak',
      evidence: 'theoretical',
      sources: ['commission-e-blessed-thistle', 'lactmed-blessed-thistle'],
    },
  ],
  rules: [
    {
      kind: 'medicine',
      with: ['class:antacid', 'class:h2-blocker', 'class:proton-pump-inhibitor'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Bitters raise stomach acid and may work against acid blockers.',
      advice: 'Avoid it with heartburn or ulcers.',
      sources: ['medlineplus-blessed-thistle'],
    },
    {
      kind: 'allergy',
      with: ['ragweed-daisy-family'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'It belongs to the daisy family.',
      advice:
        'Ask first if ragweed, daisies or chamomile make you react, and leave it out after a strong reaction to any of them.',
      sources: ['stlouis-ragweed-family', 'commission-e-blessed-thistle'],
      forms: ['food', 'tea', 'extract', 'tincture', 'essential-oil', 'topical', 'unspecified'],
    },
    {
      kind: 'condition',
      with: ['peptic-ulcer', 'gastritis', 'reflux', 'inflammatory-bowel-disease'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'It is thought to raise stomach acid and can irritate the stomach and bowel.',
      advice: 'Avoid it.',
      sources: ['natural-standard-blessed-thistle', 'medlineplus-blessed-thistle'],
    },
    {
      kind: 'pregnancy',
      severity: 'major',
      evidence: 'theoretical',
      why: 'It has a reputation for acting on the uterus and is not studied in pregnancy.',
      advice: 'Do not use it in pregnancy.',
      sources: ['ahpa-extract-alpine-herb', 'ahpa-botanical-safety-handbook'],
    },
    {
      kind: 'breastfeeding',
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'It is used to raise milk supply, mostly with fenugreek, but there are no good studies of effect or safety.',
      advice: 'Ask a lactation adviser or doctor first.',
      sources: ['lactmed-blessed-thistle'],
    },
    {
      kind: 'age',
      underYears: 18,
      severity: 'unknown',
      evidence: 'theoretical',
      why: 'Blessed thistle has not been studied well enough in children and teenagers.',
      advice: 'Do not give it to a child without asking a doctor or pharmacist.',
      sources: ['commission-e-blessed-thistle', 'nccih-children'],
    },
  ],
  monograph: {
    partsUsed: ['above-ground parts'],
    forms: ['tea', 'tincture', 'extract'],
    description: 'A bitter, prickly yellow thistle of the Mediterranean.',
    traditionalUses: 'Used in monasteries as a cure-all; now as a bitter for appetite and for milk supply.',
    uses: [
      {
        use: 'appetite',
        evidence: 'theoretical',
        text: 'A German authority accepted it for poor appetite from long use.',
        sources: ['commission-e-blessed-thistle'],
      },
      {
        use: 'lactation',
        evidence: 'theoretical',
        text: 'No good trials support use for milk supply.',
        sources: ['lactmed-blessed-thistle'],
      },
    ],
    amounts: [
      {
        form: 'tea',
        text: '4 to 6 g of herb a day.',
        sources: ['commission-e-blessed-thistle', 'pta-forum-blessed-thistle'],
      },
    ],
    preparation:
      'Pour 150 ml of hot water on 1.5 to 2 g of herb and steep for 10 minutes without boiling it. Drink it unsweetened before meals.',
    timeToEffect: null,
    sideEffects: {
      text: 'Allergy; large amounts (more than 5 g a cup) cause vomiting.',
      sources: ['ahpa-botanical-safety-handbook'],
    },
    precautions: {
      text: 'Not in pregnancy, with daisy-family allergy, ulcers or reflux. Ask first while breastfeeding or with acid-blocking medications.',
      sources: ['commission-e-blessed-thistle', 'lactmed-blessed-thistle'],
    },
    lookAlikes: {
      text: 'Not the same as milk thistle.',
      sources: ['ahpa-botanical-safety-handbook'],
    },
    morphology: {
      habit: 'herb',
      leaf: {
        shape: 'lobed',
        margin: 'spiny',
        arrangement: 'alternate',
      },
      flower: {
        form: 'thistle',
        color: '#f0d040',
      },
      below: 'taproot',
      fruit: {
        form: 'nut',
        color: '#8a7a4a',
      },
    },
  },
} satisfies Herb;
