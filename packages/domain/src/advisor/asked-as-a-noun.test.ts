import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const onWarfarin = { age: 66, gender: 'male', currentMedications: 'warfarin' };

describe('a mere noun is asked for', () => {
  test.each(['teas for wind', '3 teas for bloating', 'good herbal teas for bloating', 'best tea bloating'])(
    'as teas: "%s"',
    (question) => {
      const names = lastOf(healthyAdult, question).recommended.map(({ name }) => name);
      expect(names).toContain('Fennel');
      expect(names).not.toContain('Peppermint oil');
    },
  );

  test.each([
    "every supplement i can't have with warfarin",
    'all the herbs I shouldn’t take while on warfarin',
    'list of supplements you must not mix with warfarin',
  ])('as what to avoid: "%s"', (question) => {
    const { text } = lastOf(onWarfarin, question);
    expect(text).toContain('keep away from you');
    expect(text).toContain('Ginkgo');
  });

  test.each([
    ['vegetables rich in vitamin K', /about the same from week to week/],
    ['vitamins that skew lab results', /Biotin above all/],
    ['exam question: name two plant-drug interactions', /CYP3A4/],
    ['is it true u cant have grapefruit when on simvastatin', /grapefruit and simvastatin/],
    ['what tastes close to coffee but isnt', /Grain coffee/],
  ])('%s', (question, told) => expect(lastOf(onWarfarin, question).text).toMatch(told));

  test('as what is fine and what is not', () =>
    expect(lastOf(healthyAdult, 'herbs while pregnant, safe and not safe').findings.length).toBeGreaterThan(5));

  test.each(['tea for two', 'best tea brand', 'tea for my mum'])('and no complaint is made of "%s"', (question) =>
    expect(lastOf(healthyAdult, question).recommended).toEqual([]),
  );
});

describe('yes or no only', () => {
  test.each([
    ['just yes or no. st johns wort with sertraline', /^No: .+St John's wort and sertraline/],
    ['yes or no only: ginkgo with aspirin', /^Ask first: .+ginkgo and aspirin/],
    ['one word answer: magnesium with doxycycline', /^Ask first: .+magnesium and doxycycline/],
    ['y/n: ginger tea', /^Yes/],
    ['is honey ok for my 8 month old baby? just yes or no', /^No: /],
  ])('%s', (question, told) => {
    const { text } = lastOf(healthyAdult, question);
    expect(text).toMatch(told);
    expect(text.length).toBeLessThan(330);
  });

  test('and a question after the effect is answered as ever', () =>
    expect(lastOf(healthyAdult, 'yes or no: does ginkgo help memory').text).toContain('240 mg'));
});

test('a plain answer is given once more as a list, and shortened', () => {
  const asked = ['magnesium glycinate vs citrate vs oxide', 'can i have that as a table please'];
  expect(lastOf(healthyAdult, ...asked).text).toContain('point by point');
  expect(lastOf(healthyAdult, ...asked, 'shorter please').text).toMatch(/^In short: magnesium/i);
});

describe('what must not be in it is neither taken nor wished for', () => {
  test.each([
    ['something for anxiety, nothing with caffeine', /caffeine/],
    ['for joint pain, nothing that puts my bp up', /^[^.]*for blood pressure/i],
    ['for sleep please, nothing which raises blood sugar', /^[^.]*blood sugar/i],
  ])('%s', (question, wrong) => {
    const { text, recommended } = lastOf(healthyAdult, question);
    expect(recommended.length).toBeGreaterThan(0);
    expect(text.split('\n')[0]).not.toMatch(wrong);
  });

  test.each(['true or false - echinacea shortens a cold', 'myth? echinacea loosens phlegm'])(
    'a verb is no name: "%s"',
    (question) => expect(lastOf(healthyAdult, question).unrecognised).toEqual([]),
  );

  test('pictures are read', () => {
    const { text } = lastOf(healthyAdult, '🤧🤒 + 💊warfarin = which 🍵');
    expect(text).toMatch(/for a cold/i);
    expect(text).toContain('warfarin');
  });
});
