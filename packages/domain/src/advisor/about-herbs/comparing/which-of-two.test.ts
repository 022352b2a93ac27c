import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['black cohosh or red clover, which of the two for hot flushes?', 'Black cohosh', 'Red clover'],
  ['valerian or hops, which of the two for sleep?', 'Valerian', 'Hops'],
  ['ginger or peppermint, which one for wind?', 'Ginger', 'Peppermint'],
])('two that are named now are meant, and not those of before: "%s"', (asked, one, other) => {
  const { text } = lastOf({ age: 49 }, 'are karela juice and methi ok', asked);
  expect(text).toContain(one);
  expect(text).toContain(other);
  expect(text).not.toMatch(/bitter melon|fenugreek/i);
});

test('those of before are where none is named', () =>
  expect(lastOf({ age: 49 }, 'are karela juice and methi ok', 'which of the two is milder?').text).toMatch(
    /fenugreek/i,
  ));

test.each(['kratom or cbd for my sore shoulder', 'kratom, psilocybin or just cbd oil for pain'])(
  'the milder one is no choice for what it did not help: "%s"',
  (asked) =>
    expect(lastOf({ age: 34 }, asked).text).toMatch(/begin with none of them: hemp \/ CBD was studied for pain/),
);

test.each([
  ['senna or psyllium, which is the better one daily?', 'psyllium', 'water'],
  ['flaxseed or cascara for constipation', 'flaxseed', 'No longer than one week'],
])('what is for a while only comes second, and each is told with what to mind: "%s"', (asked, chosen, minded) => {
  const { text } = lastOf({ age: 44 }, asked);
  expect(text).toContain(`I would begin with ${chosen}:`);
  expect(text).toContain(minded);
});

test('which is sooner is another question', () =>
  expect(lastOf({ age: 44 }, 'senna or psyllium, which works sooner?').text).toContain('senna is felt soonest'));

test('a milder one that may help stays the choice', () =>
  expect(lastOf({ age: 34 }, 'kava or valerian for sleep').text).toMatch(/I would begin with valerian/));

test.each([
  'it should work fast please',
  'well I need something that works by tomorrow morning',
  'honestly I want one that helps quickly',
])('who is in a hurry is told which of the two is felt soonest, and then how much of that one: "%s"', (hurry) => {
  const talk = ['senna or psyllium for constipation?', hurry] as const;
  expect(lastOf({ age: 50, gender: 'male' }, ...talk).text).toMatch(/senna is felt soonest[^]*12 to 24 hours/);
  const { text } = lastOf({ age: 50, gender: 'male' }, ...talk, 'how much of it?');
  expect(text).toContain('15 to 30 mg of sennosides');
  expect(text).not.toContain('7 to 11 g of husk');
});
