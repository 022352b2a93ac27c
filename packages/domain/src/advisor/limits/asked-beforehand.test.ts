import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('an oil that is not yet on the animal is a plain no', () => {
  test.each([
    'The dog has been scratching himself silly, could I put a drop of the same oil on him at least?',
    'my cat has fleas something rotten, can I rub some tea tree oil on her neck?',
    'our puppy keeps itching, would it be ok to put lavender oil on him?',
    'the cat scratches her ears bloody raw. may I dab a bit of oregano oil on it',
    'the rabbit has mites, should I use eucalyptus oil on him?',
    'The dog stinks, could I drop peppermint oil on his collar?',
  ])('"%s"', (asked) => {
    const { level, text } = lastOf({ age: 43 }, 'is tea tree oil neat ok on spots?', asked);
    expect(level).toBe('none');
    expect(text).toMatch(/^No, not on, in or near an animal/);
  });

  test.each([
    'I put tea tree on the dog and now he is wobbling, could I give him milk?',
    'the dog licked my tea tree oil. can I give him water',
  ])('once it is on or in, a vet is called: "%s"', (asked) =>
    expect(lastOf({ age: 43 }, asked).level).toBe('emergency'),
  );
});

describe('a baby with colic, and what somebody says to give', () => {
  const mother = { age: 30, gender: 'female', healthConcerns: 'breastfeeding' } as const;
  const colic =
    'Please help, my son is 9 weeks and he screams every evening from 6 to 9, my mother in law says to give him fennel tea by spoon, she gave to all her children';

  test.each([
    colic,
    'my son is 9 weeks, my mother in law says to give him fennel tea by spoon',
    'our girl is ten weeks and cries every evening, granny wants fennel tea in her bottle',
    'can I give my 9 week old son fennel tea',
    'my baby is 9 weeks old and has colic, fennel tea?',
    'my 7 month old has wind, is fennel tea ok?',
  ])('is advised against, and no emergency: "%s"', (asked) => {
    const { level, text, findings } = lastOf(mother, asked);
    expect(level).toBe('none');
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'major' }));
    expect(text).toContain('Do not give it to a baby');
  });

  test('the next question is answered too', () => {
    const { level, text } = lastOf(
      mother,
      colic,
      'and if I drink the fennel tea myself and he gets it with the milk??',
    );
    expect(level).toBe('none');
    expect(text).toContain('while nursing');
  });

  test.each([
    "my son is 9 weeks and screams since noon and won't take the breast, my mother in law says fennel tea by spoon",
    'my son is 9 weeks and is grey and floppy, granny says to give fennel tea',
  ])('danger beside it stays an emergency: "%s"', (asked) => expect(lastOf(mother, asked).level).toBe('emergency'));
});

test.each([
  'I see, and she will be offended but never mind. What about echinacea then, only so I do not catch what the grandchildren bring home?',
  'he will be hurt but never mind. What about astragalus, so that I do not catch it?',
  'never mind her feelings then. how about echinacea instead, with the little ones coming to stay?',
])('a neighbour who is offended is no despair: "%s"', (asked) => {
  const { text, level } = lastOf({ age: 67, currentMedications: 'tacrolimus' }, asked);
  expect(level).toBe('none');
  expect(text).toContain('tacrolimus');
});

test.each([
  'And am I to be afraid of the ginger in my stir fry now too',
  'what about ginger in soup then, is that bad too?',
  'and is turmeric in a curry forbidden as well?',
  'so ginger biscuits also?',
  'can I still have garlic bread, or is garlic bad too?',
])('what may have been misread does not swallow the next plain question: "%s"', (asked) => {
  const misread =
    'I see, and she will be offended but never mind. What about echinacea then, only so I do not catch what the grandchildren bring home?';
  expect(lastOf({ age: 67, currentMedications: 'tacrolimus' }, misread, asked).text).not.toContain('988');
});

test.each([
  'Dont laugh but this morning I went to the toilet and it was PINK. I nearly fainted from fright. then I remembered I ate a whole bowl of borscht and a beetroot salad last night. is that it?',
  'my pee went bright pink, nearly had a heart attack, but we had borsch yesterday, could it be that',
  'the loo was red this morning!! I almost died of shock. Had beet soup last night, is it that?',
  'peed purple today, ate three beets for dinner, should I be scared',
  'wee is magenta, had barszcz at gran’s yesterday',
])('red from what was eaten, and a fright: "%s"', (asked) => {
  const { level, text } = lastOf({ age: 41 }, asked);
  expect(level).toBe('none');
  expect(text).toMatch(/^That can be it: beetroot/);
});

test.each([
  'went to the toilet and it was pink, had borscht, and I nearly fainted getting up, dizzy',
  'toilet bowl is red, no beets, I fainted',
])('but not with faintness: "%s"', (asked) => expect(lastOf({ age: 41 }, asked).level).toBe('emergency'));
