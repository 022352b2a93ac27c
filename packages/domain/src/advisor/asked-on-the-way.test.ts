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

  test('and for no other', () => {
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
