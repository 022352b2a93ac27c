import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const adult = { age: 44 };

test.each([
  ['do you sell ashwagandha', 'took 3 caps of it at once by mistake'],
  ['hi', 'swallowed two lactase tabs instead of one by accident, is that bad'],
])('a few too many of something mild are no overdose: "%s", "%s"', (before, said) => {
  const answer = lastOf(adult, before, said);
  expect(answer.level).toBe('none');
  expect(answer.text).toContain('Take no more today');
});

test('whoever feels fine after it is told to go on as said', () => {
  const answer = lastOf(adult, 'accidentally had 3 valerian tablets', 'all good, feel fine just sleepy');
  expect(answer.text).toMatch(/^Good\./);
  expect(answer.text).toContain('Do not drive');
});

test.each([
  ['valerian for sleep?', 'took 3 of my tablets by mistake'],
  ['hi', 'accidentally took four iron tablets'],
  ['hi', 'my son took 3 ashwagandha by mistake'],
  ['hi', 'took 3 caps of digoxin by mistake'],
])('what can harm in a few is none of it: "%s", "%s"', (before, said) => {
  expect(lastOf(adult, before, said).text).not.toContain('I know of no harm');
});

test.each([
  ['is ginkgo good for the memory', "I've already had it a fortnight, 120 a day", 'any knock on the head'],
  ['hi', "I've had two lots of senna tea already", 'Yellow or green sight'],
])('what was taken already beside a medicine is left out, with what to watch: "%s", "%s"', (before, said, watch) => {
  const asker = { age: 83, gender: 'female', currentMedications: 'apixaban, digoxin, furosemide' };
  expect(lastOf(asker, before, said).text).toContain(watch);
});

test.each([
  'took 4 of the capsules at once by accident, im kinda floaty',
  'oops had two of them at once, feel weird',
  'accidentally took three of those, bit lightheaded',
])('who feels something from a few too many asks now: "%s"', (told) => {
  const { level, text } = lastOf(
    { age: 19, gender: 'male' },
    'smth natural for nerves',
    'ok lavender. capsule or sniff',
    told,
  );
  expect(level).not.toBe('none');
  expect(text).toMatch(/Poison Control|emergency number/);
});

test('two of them are of both, and what speaks against one is told', () => {
  const { text } = lastOf(
    { age: 50, currentMedications: 'warfarin' },
    'can I take turmeric',
    'oops took two of them at once by mistake',
  );
  expect(text).toMatch(/before you have asked/);
  expect(text).not.toMatch(/go on tomorrow/);
});
