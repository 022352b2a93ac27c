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

test.each([
  [{ age: 60, currentMedications: 'none' }, 'my feet and ankles swell, is nettle tea alright?', /I found no warning/],
  [{ age: 30 }, 'thrush again, can I use tea tree oil for it?', /I found no warning for tea tree/],
])('what no herb is named for has no "no warning" before it: %o, "%s"', (asker, asked, calm) =>
  expect(lastOf(asker, asked).text).not.toMatch(calm),
);

test.each([
  [{ age: 40 }, 'is colloidal silver good against a cold'],
  [{ age: 66, currentMedications: 'lovastatin' }, 'a glass of grapefruit juice with lovastatin, ok?'],
])('no doctor’s leave is spoken of where nobody gives one: %o, "%s"', (asker, asked) =>
  expect(lastOf(asker, asked).text).not.toMatch(/doctor agrees|clinician agrees/),
);

test('where a doctor may agree, that stays', () =>
  expect(lastOf({ age: 66, currentMedications: 'apixaban' }, 'is ginkgo ok with it?').text).toMatch(
    /doctor|prescriber/,
  ));

test('a measure and what the body makes are no unknown names', () => {
  expect(lastOf({ age: 20 }, 'how much nutmeg for sleep, is a couple of tablespoons ok?').text).not.toMatch(
    /enough about/,
  );
});
