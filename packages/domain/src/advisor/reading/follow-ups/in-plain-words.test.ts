import { describe, expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { readPerson } from '../../../safety/person/person.ts';

const person = readPerson({
  age: 44,
  gender: 'female',
  currentMedications: 'none',
  allergies: 'none',
  healthConcerns: 'none',
});

/** The last answer of a talk, as plain text. */
function lastOf(...says: string[]): string {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const question of says) {
    const { blocks } = advise({ question, history, person, profileName: null });
    const text = blocks
      .map((block) => block.replaceAll(/<\/(?:li|p|h\d)>/g, '\n').replaceAll(/<[^>]+>/g, ''))
      .join('\n');
    history.push({ role: 'user', text: question }, { role: 'assistant', text });
  }
  return history.at(-1)?.text ?? '';
}

const first = 'I cannot sleep, what helps?';

describe('a follow-up in words of its own gets the answer of the plain question', () => {
  test.each([
    ['is there a good moment of the day for it', 'when is the best time to take it?'],
    ['has anybody shown in a trial that this does something', 'is that proven?'],
    ['what do I do with the leaves and the kettle', 'how do I prepare it?'],
    ['might I get hooked on this stuff', 'is it addictive?'],
    ['that was a lot, can I have the gist in a line', 'shorter please'],
    ['which of the three would be kindest to my body', 'which one is safer?'],
  ])('"%s" is heard as "%s"', (said, plain) => {
    expect(lastOf(first, said)).toBe(lastOf(first, plain));
  });
});

describe('what tells more than a plain question would stays as it was said', () => {
  test('another person is asked about', () => {
    expect(lastOf(first, 'and is that all right for my daughter of six too')).toMatch(/daughter|child|six/i);
  });

  test('another complaint gets ideas of its own', () => {
    expect(lastOf(first, 'and my knees are stiff in the morning as well')).toMatch(/joint/i);
  });

  test('a pregnancy told beside the question changes what is said', () => {
    expect(lastOf(first, 'I am 9 weeks pregnant, does that change anything')).toMatch(/pregnan/i);
  });

  test('a named herb is what is spoken of', () => {
    expect(lastOf(first, 'how much of the melatonin would one have')).toMatch(/melatonin/i);
  });

  test('an alarm is an alarm', () => {
    expect(lastOf(first, 'my throat is swelling up since I drank it')).toMatch(/emergency/i);
  });
});

test('the first message of a talk is no follow-up', () => {
  expect(lastOf('how soon does it work?')).not.toMatch(/valerian/i);
});
