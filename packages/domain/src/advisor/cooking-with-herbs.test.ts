import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const asker = { age: 66, gender: 'female', currentMedications: 'none' };
const aCold = 'I have a cold with a runny nose and a cough.';

describe('what goes into the pot is not for the skin', () => {
  test.each([
    `${aCold} What can I put in my chicken soup to make it do me good?`,
    `${aCold} Something to stir into the broth?`,
    `${aCold} Anything I can put in my tea?`,
    `${aCold} What could I add to my dinner?`,
    `${aCold} What can I throw in the soup against it?`,
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(asker, asked);
    expect(text).toContain('most kitchens hold enough');
    expect(text).not.toContain('rub in');
    expect(offered).toContain('thyme');
  });

  test('what is put on the knees is', () =>
    expect(lastOf(asker, 'my knees hurt, what can I put on them?').text).toContain('on the skin'));
});

test.each([
  'I have loads of thyme in the garden. Can I make the cough syrup from it with honey? how do I do it',
  'can I make a syrup from thyme?',
  'May I make my own syrup out of sage? how do I make it',
])('a syrup made of a plant at hand: "%s"', (asked) =>
  expect(lastOf(asker, asked).text).toContain('For a syrup simmer the plant'),
);

test.each([
  'can i make it from fresh leaves? or do i need to buy the bags',
  'fresh leaves or better the bags from the shop?',
  'can I brew it with fresh herbs?',
])('fresh instead of bought: "%s"', (asked) =>
  expect(lastOf(asker, 'is peppermint tea fine for bloating?', asked).text).toMatch(
    /fresh[^]*several times the weight/,
  ),
);

test.each([
  "tried valerian once, tasted like old socks. is there one that's nice",
  'which of them tastes good cold?',
  'is there one that tastes pleasant?',
  'which one is nice to drink cold in summer? I mean, which tastes best cold',
])('which is nice to drink: "%s"', (asked) =>
  expect(lastOf(asker, "can't fall asleep. what tea?", asked).text).toMatch(/chamomile: it smells of apples/i),
);

test('somebody who has a cold is not served chilled', () =>
  expect(lastOf(asker, 'I have cold, what tea').offered.length).toBeGreaterThan(0));

test.each([
  'How do you stop mint taking over everything, my neighbour warns me',
  'how can I keep the mint from spreading',
  'it will take over the whole, no?',
])('a plant that spreads: "%s"', (asked) =>
  expect(lastOf(asker, 'I have an allotment. Which herbs are easy to grow for teas?', asked).text).toContain(
    'in a pot',
  ),
);

test.each(['how do I make a golden latte?', 'how to make haldi doodh'])('golden milk has its recipe: "%s"', (asked) =>
  expect(lastOf(asker, asked).text).toContain('half a teaspoon of ground turmeric'),
);

test('coffee of roots is no coffee', () => {
  const names = lastOf(
    { age: 70, currentMedications: 'spironolactone' },
    'is chicory coffee or dandelion root coffee ok?',
  );
  expect(names.findings.map(({ subject }) => subject.id)).not.toContain('coffee');
  expect(names.findings.map(({ subject }) => subject.id)).toContain('dandelion');
});

describe('a recipe is given by whichever word it is asked for', () => {
  test.each([
    ['recipy for elder berry syrup? loads on the hedge here', /ripe and cooked[^]*simmer/],
    ['marigold salve recipe please', /beeswax[^]*daisy family/],
  ])('"%s"', (asked, says) => expect(lastOf(healthyAdult, asked).text).toMatch(says));
});
