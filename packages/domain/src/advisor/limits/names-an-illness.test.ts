import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const asker = { age: 45, allergies: 'none' };
const opening = 'what helps with sleep?';

test.each([
  'does it matter that i have dvt?',
  'even with dvt?',
  'what about my dvt?',
  'is it ok with my dvt',
  'is that ok if i have blood clots?',
  'oh and i have blood clots',
  'forgot to say, urinary retention',
  'i have urinary retention',
  'does it matter that i have urinary retention?',
  'i had a TIA',
])('an illness that is named to an offer is checked, and a new one sent to a doctor: %s', (told) => {
  const { level, text } = lastOf(asker, opening, told);
  expect(level).toBe('none');
  expect(text).toMatch(/^If (?:the clot is new|you cannot pass water|it was within the last weeks)/);
  expect(text).toMatch(/valerian/i);
});

test.each([
  [opening, 'i have dvt and my leg hurts'],
  [opening, 'i think i have dvt'],
  [opening, 'i have urinary retention since this morning'],
  [opening, 'my mum had a TIA today'],
  ['sore legs after standing, any cream?', 'i have dvt'],
  ['saw palmetto for my prostate?', 'i have urinary retention'],
  ['my head hurts and i feel dizzy', 'i had a TIA'],
])('a sign beside the name, or before it, keeps the alarm: %s, %s', (first, told) => {
  expect(lastOf(asker, first, told).level).not.toBe('none');
});

test.each(['my mum had DVT', 'and my sister had a dvt'])(
  'a clot that somebody of the family had is no alarm: %s',
  (told) => {
    expect(lastOf(asker, 'sore legs after standing, any cream?', told).level).toBe('none');
  },
);

test.each([
  ['what about my diabetes?', 'diabetes'],
  ['even with low potassium?', 'low potassium'],
  ['even with asthma?', 'asthma'],
  ['what about my epilepsy', 'epilepsy'],
  ['despite my bad kidneys?', 'kidney disease'],
])('what was offered is checked for the illness: %s', (asked, illness) => {
  const { text } = lastOf(asker, opening, asked);
  expect(text).toContain(illness);
  expect(text).toMatch(/no warning for (?:valerian|chamomile)|nothing serious against chamomile/);
});

test('a complaint that is named like that is a wish of its own', () => {
  expect(lastOf(asker, opening, 'what about my eczema?').text).toMatch(/may help with eczema/);
});

test.each(['he slurped water from the bath', 'he slurps his soup', 'she is slurping her tea'])(
  'a drink that is slurped is no slurred speech: %s',
  (told) => {
    expect(lastOf(asker, 'my son is 3, what helps his cough?', told).level).toBe('none');
  },
);

test('words that are slurred stay an alarm in a slip of the pen', () => {
  expect(lastOf(asker, opening, 'he is slurping his words').level).toBe('emergency');
});
