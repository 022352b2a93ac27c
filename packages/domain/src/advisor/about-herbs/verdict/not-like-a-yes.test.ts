import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each(['can turmeric cure cancer?', 'does ginger heal my cancer', 'will garlic kill the tumour?'])(
  '"%s" hears no, and nothing beside it that reads like a yes',
  (asked) => {
    const { text } = lastOf({ age: 46 }, asked);

    expect(text).toContain('No herb is known to cure cancer');
    expect(text).not.toContain('may well help');
    expect(text).not.toContain('Digestion');
  },
);

test('what was studied for the illness itself is told', () => {
  expect(lastOf({ age: 46 }, 'does cinnamon cure diabetes?').text).toContain('lower fasting sugar');
});

test('a herb that is said to harm is not passed as one without a warning', () => {
  const { text } = lastOf({ age: 46 }, 'how do I get rid of parasites with wormwood');

  expect(text).toContain('such as wormwood, can harm');
  expect(text).not.toContain('no warning for wormwood');
});

test('a herb that is not spoken of there keeps its verdict', () => {
  expect(lastOf({ age: 46 }, 'I have worms. Is chamomile tea ok?').text).toContain('no warning for chamomile');
});
