import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from '../find-red-flag.ts';
import { likenessOf } from './likeness.ts';

describe('an alarm in words that no rule knows', () => {
  test.each([
    ['i keep looking at the knives and thinking how quiet it would be', 'likely-self-harm'],
    ['he takes my wages and locks the door and i am frightened of his hands', 'likely-violence'],
    ['our toddler has been at the shed bottles and her breath smells of turps', 'likely-poisoning'],
    ['the lump under my arm has doubled since june and i am losing weight', 'likely-urgent'],
  ])('"%s" is heard by its likeness', (message, id) => {
    expect(findToldAlarm(message)).toBeNull();
    expect(findRedFlag(message)?.id).toBe(id);
  });

  test('a rule that knows the words comes first, with its own advice', () => {
    expect(findRedFlag('I have crushing chest pain and my left arm is numb')?.id).toBe('chest-pain');
  });

  test('in the middle of a long and friendly letter it is heard all the same', () => {
    const chat = 'The lavender is lovely this year and the bees are all over it. ';
    const alarm = 'I keep looking at the knives and thinking how quiet it would be. ';
    const letter = `${chat.repeat(4)}${alarm}${chat.repeat(4)}`;
    expect(findRedFlag(letter)?.id).toBe('likely-self-harm');
  });

  test('what it is not sure of is said as a guess that can be put right', () => {
    expect(
      findRedFlag('i keep looking at the knives and thinking how quiet it would be')?.paragraphs.join(' '),
    ).toMatch(/I may have misread you/);
  });
});

test.each([
  ['I need more pillows to sleep because of my breathing', 'self-harm'],
  ['I think I have pneumonia', 'poison'],
])('"%s" is never taken for %s, of which it has no word', (message, kind) => {
  expect(likenessOf(message).alarm).not.toBe(kind);
});

test.each([
  'which tea is nice before bed',
  'how do I dry sage without losing the smell',
  'can I take magnesium with my vitamin D',
  'my lemon balm died in the frost, will it come back',
  'thank you, that was a great help',
  'chamomile',
  'And now?',
  'and then, what next',
  '',
])('"%s" sounds calm', (message) => {
  expect(findRedFlag(message)).toBeNull();
});
