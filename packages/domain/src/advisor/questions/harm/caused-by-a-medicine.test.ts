import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  [
    'allopurinol, hydrochlorothiazide',
    'Is it a daft question to ask if one of my pills is bringing the gout on?',
    'hydrochlorothiazide hold uric acid back',
  ],
  ['furosemide', 'are my tablets causing the gout', 'furosemide hold uric acid back'],
  ['ramipril', 'could one of my tablets be behind the cough', 'ramipril can cause a dry cough'],
  ['metformin', 'are any of my pills making me tired?', 'cannot rule it out'],
])('beside %s: "%s"', (currentMedications, asked, line) =>
  expect(lastOf({ age: 71, currentMedications }, asked).text).toContain(line),
);

test.each([
  ['capecitabine, oxaliplatin', 'cold ginger ale sets my throat off like needles though, why is that'],
  ['oxaliplatin', 'my fingers tingle when I get milk from the fridge'],
])('what a treatment is known to do: "%s", "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 61, currentMedications }, 'ginger for the sickness?', asked).text).toContain(
    'known of oxaliplatin',
  ),
);

test('no treatment is blamed without its name', () =>
  expect(lastOf({ age: 61 }, 'cold ginger ale sets my throat off like needles').text).not.toContain('oxaliplatin'));

test.each(['does it matter I take omeprazole for the hernia', 'I take omeprazole. is that a problem?'])(
  'whether a medicine matters is answered with why: "%s"',
  (asked) =>
    expect(
      lastOf({ age: 64, currentMedications: 'omeprazole' }, 'peppermint oil capsules for bloating?', asked).text,
    ).toContain('dissolve coated capsules'),
);

test.each([
  'grabbed the nettles with no gloves, my hand is on fire. dock leaf work?',
  'fell in the nettles, anything for it?',
])('a sting is no question of the herb: "%s"', (asked) => {
  const { text, level } = lastOf({ age: 46 }, asked);
  expect(level).toBe('none');
  expect(text).toMatch(/^Do not rub it/);
});
