import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../../testing/household-talk.ts';

const anna = { name: 'Anna', age: 34, gender: 'female', currentMedications: 'Warfarin' };
const leo = { name: 'Leo', age: 4, gender: 'male', allergies: 'ragweed' };
const mia = { name: 'Mia', age: 9, gender: 'female', healthConcerns: 'epilepsy' };
const harold = { name: 'Harold', age: 40, gender: 'male', currentMedications: 'sertraline' };
const family = [anna, leo, mia, harold];

const hold = (...turns: Parameters<typeof holdHouseholdTalk>[1]) => holdHouseholdTalk(family, turns);
const lastOf = (...turns: Parameters<typeof holdHouseholdTalk>[1]) => {
  const last = hold(...turns).at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
};

describe('several who are asked for at once are each checked and answered', () => {
  test.each([
    ['by their names', 'can Leo and Mia have chamomile tea?', 'Leo and Mia'],
    ['with whoever writes', 'Harold and I both sleep badly. What tea?', 'Harold and you'],
    ['by what they are to whoever writes', 'me and my husband have a cold, what can we take?', 'you and Harold'],
    ['as a group', 'something for the kids, they cough', 'Leo and Mia'],
    ['as all', 'we all have a cold. Ginger for the whole family?', 'you, Leo, Mia and Harold'],
    ['as all but one', 'everyone at home has a cold bar me. Ginger?', 'Leo, Mia and Harold'],
    [
      'as two of whom one is named',
      "Harold can't sleep and neither can I. Valerian for the two of us?",
      'you and Harold',
    ],
    ['as somebody without a profile', 'can my mother and I have ginkgo?', 'your mother and you'],
    ['by a word of kin that hangs on a name', 'Leo coughs. Can he and his sister have thyme syrup?', 'Leo and Mia'],
  ])('%s', (_, asked, all) => {
    expect(lastOf(asked).checkedFor).toBe(all);
  });

  test('each by their own medicines and allergies', () => {
    const { text, findings, recommended } = lastOf("St John's wort for Harold and me?");
    const [forHarold, forAnna] = text.split('For you\n');

    expect(forHarold).toContain('sertraline');
    expect(forHarold).not.toContain('warfarin');
    expect(forAnna).toContain('warfarin');
    expect(findings.length).toBeGreaterThan(1);
    expect(recommended).toEqual([]);
  });

  test('what harms one of them is offered to none', () => {
    const { recommended } = lastOf('Harold and I feel low. What can we take?');

    expect(recommended.map(({ key }) => key)).not.toContain('st-johns-wort');
  });

  test('and the talk goes on about all of them, until it is of one', () => {
    const talk = ['can Leo and Mia have chamomile?', 'and how much for them?', 'and for Mia only?', 'and for me?'];

    expect(hold(...talk).map(({ checkedFor }) => checkedFor)).toEqual(['Leo and Mia', 'Leo and Mia', 'Mia', undefined]);
  });

  test('an alarm of one of them stands alone', () => {
    const answer = lastOf('Leo and Mia have eaten yew berries and are sick');

    expect(answer.level).toBe('emergency');
    expect(answer.text).not.toContain('For Leo');
  });

  test('whoever is told nothing new is told that the same goes, not only what is asked back', () => {
    const { text } = holdHouseholdTalk(
      [
        { name: 'Ana', age: 44 },
        { name: 'Leo', age: 4 },
        { name: 'Mia', age: 9 },
      ],
      ['something for a cough for the kids?'],
    )[0] ?? { text: '' };

    expect(text.split('For Mia')[1]).toMatch(/^\s*The same goes here\.\s*To check this better: does Mia take/);
  });

  test('a finding that is a matter of age names the ages of all it is of', () => {
    const [answer] = holdHouseholdTalk(
      [
        { name: 'Ana', age: 44 },
        { name: 'Leo', age: 4 },
        { name: 'Mia', age: 9 },
      ],
      ['something for a cough for the kids?'],
    );

    const ages = (answer?.findings ?? []).filter(({ kind }) => kind === 'age').map(({ with: other }) => other.text);
    expect(ages).toContain('4 years and 9 years');
  });

  test('what is told twice is told once', () => {
    const { text } = lastOf('Harold and I have a cold. What can we take?');

    expect(text.split('Seventeen trials').length).toBe(2);
  });
});

describe('one is asked for, though several are named', () => {
  test.each([
    ['the kids are at school, what can I take for my nerves?', undefined],
    ['Leo and Mia have had the cold, now it is my turn. Which tea?', undefined],
    ['my husband and I argue about this: does ginger help my nausea?', undefined],
    ['Leo and Mia are fine. Can Harold have valerian?', 'Harold'],
    ['Harold, my husband, cannot sleep. Valerian?', 'Harold'],
    ['of the two kids only Leo coughs. Thyme for him?', 'Leo'],
    ['me and my friend Harold do everything together, but this is just for me: green tea?', undefined],
  ])('%s', (asked, whom) => {
    expect(lastOf(asked).checkedFor).toBe(whom);
  });
});

describe('kin of somebody with a profile', () => {
  test.each([
    ['Mia coughs', 'does her brother need a smaller amount of thyme? he coughs as well', 'Leo'],
    ['Leo has a cold', 'his dad has caught it too. Ginger for him?', 'Harold'],
    ['Leo has a cold', "can Leo's sister have the syrup as well?", 'Mia'],
  ])('%s | %s', (before, asked, name) => {
    expect(lastOf(before, asked).checkedFor).toBe(name);
  });
});
