import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onTheophylline = { age: 75, gender: 'male', currentMedications: 'theophylline', healthConcerns: 'COPD' };
const girl = { age: 6, gender: 'female', healthConcerns: 'eczema' };

test.each([
  'St Johns wort my lass takes, cheers me up maybe',
  "the st john's wort my sister is on, any good for mood?",
])('who takes a herb tells which one is meant: "%s"', (asked) =>
  expect(lastOf(onTheophylline, asked).text).toContain('theophylline'),
);

describe('an allergy of kin is not one of the one it is about', () => {
  test('the brother of a child', () => {
    const { text, findings } = lastOf(girl, 'calendula for my girl?', 'its a daisy? her brothers allergic to daisies');
    expect(text).toContain('For her brother I would leave out calendula');
    expect(findings).toEqual([]);
  });

  test('a brother of the one who asks', () =>
    expect(lastOf({ age: 30 }, 'can i have bee pollen, my brother is allergic to bees').text).toContain(
      'no warning for bee pollen',
    ));

  test('it still counts for whom the question is about', () =>
    expect(lastOf({ age: 30 }, 'my wife is allergic to ragweed, can she have chamomile?').text).toMatch(
      /daisy family/,
    ));
});

test.each(['heart attack level anxiety before presentations', 'nearly had a stroke when I saw the bill, nerves shot'])(
  'an illness in a picture is none: "%s"',
  (asked) => expect(lastOf({ age: 31 }, asked).text).not.toMatch(/against (?:heart disease|stroke)/),
);

describe('from a grown-up the talk comes back to the one who writes', () => {
  const onTransplant = { age: 47, gender: 'male', currentMedications: 'Prograf, CellCept', name: 'Marek' };

  test.each([
    ['my wife Dana has a cold, can she take echinacea drops?', 'And I, if i catch it from her, can i take the same?'],
    ['my wife has a cold, can she take echinacea?', 'thanks. If I get it off her, is echinacea alright?'],
    ['is echinacea ok for my husband? he has a cold', 'when I catch his, can I have echinacea too?'],
    ['my friend has a cold, can he take echinacea?', 'so which echinacea tea may I drink then'],
    ['my mother has a cold, can she take echinacea?', 'then could I also eat echinacea lozenges'],
  ])('"%s" "%s"', (before, asked) =>
    expect(lastOf(onTransplant, before, asked).findings.map(({ with: other }) => other.id)).toContain('tacrolimus'),
  );

  test('what the writer then asks for a complaint is checked for the writer', () =>
    expect(
      lastOf(
        onTransplant,
        'my wife Dana has a cold, can she take echinacea drops?',
        'Thank you. And I, if i catch it from her, can i take the same drops?',
        'so which tea then can i drink with the sore throat, something without danger',
      ).text,
    ).not.toContain('your wife'));
});

describe('whoever only hands something over is not the one who takes it', () => {
  test.each([
    ["my dad has Parkinson's and takes Sinemet", 'And a friend offered 5-HTP for his low mood'],
    ["my dad has Parkinson's and takes Sinemet", 'a neighbour gave him iron tablets, ok?'],
    ['my mum takes warfarin', 'her friend recommended ginkgo for her memory'],
    ['my mum takes warfarin', 'my aunt sent ginkgo capsules, are they fine for her?'],
    ['my husband takes warfarin', 'a colleague brought ginkgo for his ears, may he?'],
  ])('"%s" "%s"', (before, asked) => {
    const { findings, text } = lastOf({ age: 40 }, before, asked);
    expect(findings.some(({ with: other }) => /levodopa|warfarin/.test(other.id))).toBe(true);
    expect(text).not.toMatch(/your (?:friend|neighbour|aunt|colleague)/);
  });
});

test.each(['Me', 'myself', 'Self'])('a profile that is called "%s" is addressed as you', (name) => {
  const { text } = lastOf({ ...onTheophylline, name }, 'is ginkgo good for memory?', 'and st johns wort?');
  expect(text).toMatch(/\byou\b/);
  expect(text).not.toMatch(new RegExp(String.raw`\b(?:for|advise|what) ${name}\b`));
});

test('"a child that small" is the one the talk was of', () =>
  expect(
    lastOf({}, 'My daughter is 3 and has eczema.', 'Comfrey ointment: what would you put on a child that small?').text,
  ).not.toMatch(/how old is your child/));

test('asked "when I come home" it is for the one who asks', () =>
  expect(
    lastOf({ currentMedications: 'none' }, 'Can my husband take valerian?', 'Could I just have linden when I get in?')
      .text,
  ).not.toMatch(/your husband/));
