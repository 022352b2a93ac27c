import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const alone = 'alone, with plain water, on an empty stomach';

test.each([
  ['levothyroxine 75', 'does my tablet mind the tea? I take it at 7 and have my first cup straight after'],
  ['levothyroxine 75', 'can I have tea right after my thyroid tablet'],
  ['levothyroxine 75', 'I swallow my levothyroxine with milky tea at breakfast, ok?'],
  ['levothyroxine 75', 'is a cuppa together with the pill a bad idea?'],
  ['alendronate', 'I take my bone tablet with my morning coffee, fine?'],
])('on %s: "%s"', (currentMedications, asked) => {
  const { text } = lastOf({ age: 70, gender: 'female', currentMedications }, 'is lemon balm ok', asked);
  expect(text).toContain(alone);
  expect(text).not.toContain('only help with herbs');
});

test.each([
  ['warfarin', 'can I take my tablet with peppermint tea'],
  ['levothyroxine', 'how long after my tablet may I take ashwagandha?'],
  ['levothyroxine', 'is chamomile tea good for sleep?'],
])('what is asked of a herb, or of another tablet, is answered as that: on %s "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 70, gender: 'female', currentMedications }, asked).text).not.toContain('tea of any kind'),
);

test.each([
  ['Euthyrox 75', 'My tablet for thyroid I drink in morning with what? can be with herbal tea?'],
  ['levothyroxine', 'what do i swallow my thyroid tablet with? tea ok?'],
  ['levothyroxine', 'do i take thyroxine with tea or with water'],
  ['alendronic acid', 'my bone tablet with what drink please? can it be with milk?'],
  ['Euthyrox', 'thyroid pill in the morning - with juice or how'],
])('with %s it is plain water, and nothing advised against comes with it: "%s"', (currentMedications, asked) => {
  const { text } = lastOf({ age: 32, gender: 'female', currentMedications }, 'is moringa good for me?', asked);
  expect(text).toContain('plain water');
  expect(text).not.toMatch(/moringa/i);
});

test.each([
  [
    'levothyroxine 50mcg, ferrous sulfate',
    'oh and i take the levo with my iron and a matcha latte at 7 all together',
    /Iron binds levothyroxine/,
  ],
  [
    'levothyroxine, ferrous sulfate',
    'levothyroxine, my iron and a coffee, all together at seven',
    /Iron binds levothyroxine/,
  ],
])('what else goes down with it comes first: %s, "%s"', (medicines, told, why) => {
  const { text } = lastOf({ age: 42, currentMedications: medicines }, told);
  expect(text).toMatch(why);
  expect(text).toMatch(/half an hour before anything else/);
});
