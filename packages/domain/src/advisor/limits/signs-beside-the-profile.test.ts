import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const pregnant = { age: 34, gender: 'female', healthConcerns: 'high blood pressure, pregnant, 31 weeks' };
const transplanted = {
  age: 45,
  gender: 'male',
  currentMedications: 'ciclosporin',
  healthConcerns: 'kidney transplant',
};
const onGlimepiride = { age: 58, gender: 'male', currentMedications: 'metformin, glimepiride' };
const onCarbimazole = { age: 41, gender: 'female', currentMedications: 'carbimazole' };
const onApixaban = { age: 70, gender: 'male', currentMedications: 'apixaban' };

describe('what the profile tells stands beside a sign that is grave for this person alone', () => {
  test.each([
    [pregnant, 'My head is aching and I am seeing small small stars', 'emergency'],
    [pregnant, 'baby isnt moving much today', 'emergency'],
    [pregnant, 'my ankles are swollen since this week, which tea?', 'urgent'],
    [transplanted, "I've a temp of 38.6 tonight actually", 'emergency'],
    [onCarbimazole, 'sore throat and feeling hot since yesterday, elderberry?', 'urgent'],
    [onApixaban, 'knocked my head on the cupboard', 'emergency'],
  ])('%o: "%s"', (asker, said, level) => expect(lastOf(asker, said).level).toBe(level));

  test('sweating and shaking beside a tablet for diabetes is low sugar and nothing else', () =>
    expect(lastOf(onGlimepiride, 'yesterday before lunch I was sweating and shaking a bit').text).toContain('sugar'));

  test('who wants to sleep on it is held to it', () =>
    expect(
      lastOf(pregnant, 'My head aches and I am seeing stars', 'let me drink paracetamol and sleep first').level,
    ).toBe('emergency'));
});

describe('everyday complaints and questions of use stay what they are', () => {
  test.each([
    [pregnant, 'My lower back hurts, what helps?'],
    [pregnant, 'heartburn every night'],
    [onApixaban, 'isnt that too much'],
    [transplanted, 'everyone at the office coughs. how do I keep my defences up?'],
  ])('%o: "%s"', (asker, said) => expect(lastOf(asker, said).level).toBe('none'));
});
