import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../testing/talk.ts';

const ida: Asker = { age: 44, gender: 'female', currentMedications: 'sertraline' };
const sleep = 'I sleep badly, what could help?';

describe('an operation that is only asked about counts for the question', () => {
  test.each([
    'can I take it before an operation',
    'what about before surgery',
    'is it ok around an operation?',
    'do I have to stop it before the dentist pulls a tooth?',
  ])('"%s"', (asked) => {
    expect(lastOf(ida, 'Can I take ginkgo?', asked).text).toContain('two weeks before a planned operation');
  });

  test('it counts for no question after it', () => {
    const { text } = lastOf(ida, 'Can I take ginkgo?', 'can I take it before an operation', 'what is good for a cold?');

    expect(text).not.toContain('operation');
  });
});

test('too much of it is no question of reasons', () => {
  const { text } = lastOf(ida, sleep, 'what happens if I take too much');

  expect(text).toContain('No upper level is set');
  expect(text).not.toContain('I chose them');
});

test.each(['where did you read that', 'are you sure', 'is that your opinion'])(
  '"%s" hears the sources and no amounts',
  (asked) => {
    const { text } = lastOf(ida, sleep, asked);

    expect(text).toMatch(/rests on these|health bodies/);
    expect(text).not.toContain('As a tea');
  },
);

test.each(['my friend says it does nothing', "people say they don't work", 'I heard it does nothing at all'])(
  '"%s" asks how well it was studied',
  (asked) => expect(lastOf(ida, sleep, asked).text).toContain('small or mixed'),
);

test.each(['hmm not sure', 'maybe later', 'let me think', "I'm not convinced"])('"%s" is let be', (asked) =>
  expect(lastOf(ida, sleep, asked).text).toContain('Take your time'),
);

test('an alarm is not let be', () => {
  expect(lastOf(ida, 'I have crushing chest pain and cannot breathe', 'hmm not sure').text).not.toContain(
    'Take your time',
  );
});

test('"something without side effects" hears which are gentler, for none is without', () => {
  expect(lastOf(ida, sleep, 'something without side effects').text).toContain('gentler');
});

describe('what is named beside it is checked together with it', () => {
  const ginkgo = 'Can I take ginkgo?';

  test('a word for a medicine of several classes is one medicine', () => {
    const { text } = lastOf({ age: 44 }, ginkgo, 'is it safe with my heart medicine');

    expect(text).toContain('heart rhythm medicine');
    expect(text).not.toContain('What medicines do to each other');
  });

  test('a drink is checked with the herb', () => {
    const { text } = lastOf(ida, ginkgo, 'what if I drink coffee with it');

    expect(text).toContain('ginkgo');
    expect(text).toContain('coffee');
  });

  test('an illness is checked with the herb', () => {
    expect(lastOf(ida, ginkgo, 'and with epilepsy?').text).toContain('Ginkgo has been followed by seizures');
  });

  test('a medicine that it might cancel out is named', () => {
    const { text } = lastOf({ age: 44 }, "Can I take St John's wort?", 'does it cancel out my birth control pill?');

    expect(text).toContain('birth control pill');
    expect(text).not.toContain('less of what harms');
  });
});

test('a capsule is nothing to breathe in', () => {
  expect(lastOf(ida, 'Can I take ginkgo?', 'can I inhale it').text).not.toContain('a few drops of ginkgo');
});

test.each([
  ['no difference after 3 weeks', /may be worth a try|may fit|leave .* aside|look at/],
  ['it works great', /tell the pharmacist or doctor soon/],
])('how it went is met with what to do next: "%s"', (said, meets) =>
  expect(lastOf(ida, 'Can I take ginkgo?', said).text).toMatch(meets),
);
