import { describe, expect, test } from 'vitest';
import { alarmSourcesOf } from '../../evidence/alarms/alarm-sources.ts';
import { holdTalk, lastOf } from '../../../testing/talk.ts';
import { watchFor, watchForInAll } from './data/watch-for.ts';

const somebody = (age: number, currentMedications: string, healthConcerns: string, gender = 'female') => ({
  age,
  gender,
  currentMedications,
  healthConcerns,
  allergies: 'none',
});

test('what to watch for cites only what was read, in short words', () => {
  for (const { sources, says } of [...watchFor, ...watchForInAll]) {
    const found = alarmSourcesOf(sources);
    expect(found.map(({ id }) => id)).toEqual(sources);
    expect(found.filter(({ checkedOn }) => checkedOn === null)).toEqual([]);
    expect(says.length).toBeLessThan(230);
  }
});

describe('what would make a complaint more than it looks is told with the herb that is asked about', () => {
  test.each([
    [somebody(33, 'none', '36 weeks pregnant'), 'acid after dinner, is slippery elm alright?', /maternity unit/],
    [
      somebody(29, 'none', 'pregnant, 9 weeks'),
      'is ginger ok for the nausea?',
      /[Nn]othing kept down|keep nothing down/,
    ],
    [somebody(54, 'none', 'gallstones'), 'tummy feels heavy after chips. peppermint tea?', /yellow skin or eyes/],
    [
      somebody(62, 'metformin', 'type 2 diabetes'),
      'aloe gel on a graze on my foot?',
      /does not close within days|doctor/,
    ],
    [somebody(20, 'insulin', 'type 1 diabetes'), 'feel sick, ginger?', /never stop insulin/i],
    [somebody(47, 'adalimumab', 'psoriatic arthritis'), 'sore throat starting, elderberry?', /same day/],
    [somebody(40, 'carbimazole', 'overactive thyroid'), 'got a cold, thyme syrup ok?', /blood count/],
    [somebody(9, 'none', 'asthma', 'male'), 'is thyme ok for his tickly cough', /reliever/],
    [somebody(70, 'apixaban', 'none'), 'feverfew for my headache?', /hospital/],
    [somebody(58, 'losartan', 'high blood pressure', 'male'), 'is maca good for erections', /checked by a doctor/],
    [somebody(81, 'none', 'none'), 'senna for constipation?', /no wind passing/],
    [somebody(34, 'sertraline', 'none'), 'is chamomile good for sleep', /5-HTP/],
    [somebody(30, 'lamotrigine', 'epilepsy'), 'blocked nose, what tea?', /set off fits/],
    [somebody(26, 'Microgynon', 'none'), 'ginger for throwing up?', /Use condoms as well/],
    [somebody(50, 'none', 'cirrhosis'), 'is chamomile ok for my upset stomach', /muddled|encephalopathy/],
    [somebody(38, 'none', 'none'), 'is rhodiola good for tiredness', /blood test/],
    [somebody(27, 'none', 'none'), 'saffron for low mood?', /two weeks/],
    [somebody(31, 'none', 'breastfeeding'), 'my left boob is hard and sore, cabbage leaves?', /mastitis/],
    [somebody(66, 'prednisolone', 'none'), 'sage tea for a sore throat?', /same day/],
    [
      somebody(64, 'perindopril', 'high blood pressure'),
      'dry tickly cough. is marshmallow ok?',
      /dry cough by themselves/,
    ],
    [somebody(31, 'none', 'none'), 'burns when I wee, will cranberry help?', /urine test|Fever, back pain/],
    [somebody(53, 'none', 'none'), 'red clover or black cohosh for hot flushes?', /breast cancer/],
    [somebody(40, 'none', 'none'), 'hops or valerian, which for sleep?', /alcohol/],
    [somebody(61, 'candesartan', 'none', 'male'), 'yohimbe for the bedroom, ok?', /checked by a doctor/],
  ])('%o: "%s"', (asker, asked, told) => {
    const { text, level } = lastOf(asker, asked);
    expect(level).toBe('none');
    expect(text).toMatch(told);
  });

  test('once in a talk', () => {
    const [, second] = holdTalk(somebody(54, 'none', 'gallstones'), [
      'bloated after chips. peppermint tea?',
      'and fennel for the bloating?',
    ]);
    expect(second?.text).not.toMatch(/right ribs/);
  });
});

describe('a calm question stays short', () => {
  test.each([
    [somebody(30, 'none', 'none'), 'is peppermint tea good for digestion?'],
    [somebody(54, 'none', 'gallstones'), 'is chamomile good for sleep?'],
    [somebody(62, 'metformin', 'type 2 diabetes'), 'is thyme good for a cough?'],
    [somebody(35, 'none', 'asthma'), 'calendula on a graze?'],
    [somebody(40, 'none', 'none'), 'which tea helps against a cold?'],
    [somebody(60, 'none', 'none', 'male'), 'lavender in the bedroom, does it smell nice?'],
    [somebody(49, 'none', 'type 2 diabetes'), 'tea tree oil for thrush?'],
    [somebody(71, 'clopidogrel', 'none'), 'is ginkgo good for memory?'],
  ])('%o: "%s"', (asker, asked) => {
    const { text } = lastOf(asker, asked);
    for (const { says } of [...watchFor, ...watchForInAll].filter((row) => !row.says.includes('{ground}')))
      expect(text).not.toContain(says);
  });
});

test.each([...watchFor, ...watchForInAll])('what is told once is known as told: $says', ({ says, told }) =>
  expect(told.test(says)).toBe(true),
);

test('an amount of 38 or 180 in an answer is no temperature and no pressure', () => {
  const amounts = 'Take 138 mg or 180 mg of it, which fits most; two weeks are usual, alcohol is in the tincture.';
  expect(watchFor.filter(({ told }) => told.test(amounts))).toEqual([]);
});
