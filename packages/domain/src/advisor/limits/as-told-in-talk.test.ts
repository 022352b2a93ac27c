import { expect, test } from 'vitest';
import { holdTalk, lastOf } from '../../../testing/talk.ts';

const nursing = { age: 29, gender: 'female', healthConcerns: 'breastfeeding' };
const onGliclazide = { age: 81, gender: 'male', currentMedications: 'gliclazide', healthConcerns: 'diabetes' };

test('an oil for the little one is checked for a baby, and an amount for her who takes it', () => {
  const oil = lastOf(nursing, 'can I put olbas on the little ones vest');
  expect(oil.text).toContain('close the airways');
  expect(oil.offered).toEqual([]);
  const asked = ['baby is 6 weeks and I am barely getting 2oz when I pump, fenugreek?', 'how much would I take'];
  const [first, second] = holdTalk(nursing, asked);
  expect(first?.level).toBe('none');
  expect(second?.text).toContain('while nursing');
});

test('after a low sugar that passed it is told what comes next', () => {
  const { level, text } = lastOf(
    onGliclazide,
    'had karela and came over all sweaty and trembly',
    'had some jam, feel better now. can I have the rest of the juice',
  );
  expect(level).toBe('urgent');
  expect(text).toContain('Take no more of anything that lowers sugar');
});

test('an alarm ends once those who know have been asked, and goes along on the way', () => {
  const ate = 'my 3 year old ate 2 berries off the yew hedge';
  expect(lastOf({}, ate, 'they told us ok and to watch him. what helps me calm down').level).toBe('none');
  expect(lastOf({}, ate, 'ok I go. thank you').text).toContain('doing the right thing');
});

test('comfrey with woolly leaves may be foxglove, and a mug of it was poison', () => {
  const [picked, drank] = holdTalk({ age: 30 }, [
    'picked some comfrey, the leaves are soft and woolly',
    'made tea from it as well, had a mug an hour ago',
  ]);
  expect(picked?.text).toContain('foxglove');
  expect(drank?.level).toBe('emergency');
});
