import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('whether something is any good is answered with how it is taken', () => {
  test.each([
    [
      { age: 52, currentMedications: 'none' },
      'I get sweats at night from menopause. Is sage any good?',
      '1 to 2 g of leaf',
    ],
    [healthyAdult, 'is valerian any good for sleep', '400 to 600 mg'],
    [healthyAdult, 'is ginger worth trying for nausea?', 'As a tea'],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toContain(says));

  test('but not where something speaks against it', () =>
    expect(lastOf({ age: 60, currentMedications: 'warfarin' }, 'is ginkgo any good for memory?').text).not.toMatch(
      /\d mg/,
    ));
});

describe('a baby is helped without herbs', () => {
  test.each([
    ['What can I give my baby for colic? She is 6 weeks old', 'Holding, rocking'],
    ['My baby is 10 months and has a cold. Can I give honey?', 'Salt-water drops'],
  ])('"%s"', (asked, says) => {
    const { text, offered } = lastOf({ age: 30 }, asked);
    expect(text).toContain(says);
    expect(offered).toEqual([]);
  });
});

describe('much of a food is told of beside the medicine it adds to', () => {
  test.each([
    [
      { age: 56, currentMedications: 'insulin glargine' },
      'is cinnamon ok for me? i like it in porridge',
      'Check your sugar',
    ],
    [{ age: 56, currentMedications: 'warfarin' }, 'can i cook with turmeric?', 'INR above 10'],
    [{ age: 54, currentMedications: 'gliclazide' }, 'can i put fenugreek in my curry?', 'lower blood sugar'],
  ])('%j, "%s"', (asker, asked, says) => {
    const { text } = lastOf(asker, asked);
    expect(text).toMatch(/^In usual food amounts I know of nothing against/);
    expect(text).toContain(says);
  });
});

test.each(['and for my husband? he takes warfarin', 'what about my mum, she is 70'])(
  'after a tea, "%s" asks for a tea',
  (asked) => {
    const { offered } = lastOf({ age: 35 }, "What's a good tea for a stressful day?", asked);
    expect(offered).toContain('lemon-balm');
    expect(offered).not.toContain('ashwagandha');
  },
);

test('no hormones are wanted of the doctor: plants for hot flushes are offered, and told apart', () => {
  const { text, offered } = lastOf({ age: 51, gender: 'female' }, 'Hot flushes. What could help, no hormones please');
  expect(offered).toContain('black-cohosh');
  expect(text).toContain('act a little like estrogen');
  expect(lastOf({ age: 51, gender: 'female' }, 'Hot flushes. nothing hormonal please').offered).not.toContain(
    'red-clover',
  );
});

test('tea in the evening is no wish for sleep, and none that is offered then keeps awake', () => {
  const onLisinopril = { age: 57, currentMedications: 'lisinopril', healthConcerns: 'high blood pressure' };
  expect(lastOf(onLisinopril, 'Is licorice tea ok in the evening?').text).not.toContain('sleep');
  expect(lastOf({ age: 41 }, "I'm dead tired in the evening. What tea could I drink?").offered).not.toContain(
    'green-tea',
  );
});

test.each(['my son 8 has chicken pox, nurofen or paracetamol?', 'chickenpox in my girl of 6, can she have ibuprofen'])(
  'no ibuprofen in chickenpox without a doctor: "%s"',
  (asked) => expect(lastOf({ age: 36 }, asked).text).toMatch(/no ibuprofen unless a doctor says so/),
);
