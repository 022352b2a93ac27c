import { expect, test } from 'vitest';
import { lately } from './lately.ts';

function counting(most?: number) {
  const asked: string[] = [];
  const read = lately((text) => {
    asked.push(text);
    return { letters: text.length };
  }, most);
  return { asked, read };
}

test('a text is read once, and the very reading is given again', () => {
  const { asked, read } = counting();

  expect(read('valerian')).toBe(read('valerian'));
  expect(asked).toEqual(['valerian']);
});

test('the oldest is forgotten for the newest', () => {
  const { asked, read } = counting(2);

  for (const text of ['one', 'two', 'three', 'two', 'one']) read(text);

  expect(asked).toEqual(['one', 'two', 'three', 'one']);
});

test('fifty people who write twenty messages each are all remembered', () => {
  const { asked, read } = counting();
  const messages = Array.from(
    { length: 1000 },
    (_, each) => `${each} Can I take ginkgo with my blood thinner, at night?`,
  );

  for (const text of [...messages, ...messages]) read(text);

  expect(asked).toHaveLength(1000);
});

test('no more is held than two hundred thousand letters', () => {
  const { asked, read } = counting();
  const long = Array.from({ length: 60 }, (_, each) => String(each).padEnd(4000, '.'));

  for (const text of long) read(text);
  read(long[59] ?? '');
  read(long[0] ?? '');

  expect(asked).toHaveLength(61);
});
