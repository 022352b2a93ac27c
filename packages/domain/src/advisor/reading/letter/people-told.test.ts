import { describe, expect, test } from 'vitest';
import { readPerson } from '../../../safety/person/person.ts';
import { factsInWords } from './facts-in-words.ts';
import { peopleTold, type PersonTold } from './people-told.ts';

const nobody = { person: readPerson({}), name: null };

const opening = 'Good evening, thank you for this helpful site, and please forgive that this is a little longer.';

/** "husband: 71, finasteride | saw-palmetto", without those who only advise. */
function readOff(letter: string, profile: Parameters<typeof peopleTold>[1] = nobody): readonly string[] {
  return peopleTold(`${opening} ${letter.replaceAll(/\s+/g, ' ')}`, profile)
    .filter(({ isAside, isAcquaintance }) => !isAside && !isAcquaintance)
    .map(
      ({ relation, told, herbs }) =>
        `${relation ?? 'you'}: ${factsInWords(told).join(', ')} | ${[...herbs.keys()].join(', ')}`,
    );
}

describe('whose a fact is', () => {
  test('the last one named before it in its sentence, and a pronoun means who was spoken of last', () => {
    expect(
      readOff(`My hands ache and I take apixaban, so I wondered about devil's claw. My husband Norbert is 74 and had his
        gall bladder out. He has finasteride for his prostate and would like to try saw palmetto. Is that alright for us?`),
    ).toEqual(['you: apixaban | devils-claw', 'husband: 74, finasteride, gall bladder out | saw-palmetto']);
  });

  test('what is told in brackets, by name or behind "and my" belongs to that one', () => {
    expect(
      readOff(`I am 45 and my wife Ines (41, she has gallstones) likes artichoke after meals. Ines takes nothing else. I have
        acid reflux and thought of peppermint oil capsules. Both fine?`),
    ).toEqual(['you: 45, acid reflux | peppermint-oil', 'wife: 41, gallstones | artichoke-leaf']);
  });

  test('a sentence that names nobody goes on about the one before', () => {
    expect(
      readOff(
        `I am asking for my sister. She is 33 and lives abroad. Takes lamotrigine twice a day. Could she have evening primrose?`,
      ),
    ).toEqual(['you:  | ', 'sister: 33, lamotrigine | evening-primrose-oil']);
  });

  test('who only praises a herb is not who takes it', () => {
    expect(
      readOff(`I am on sertraline and it helps. A woman at choir swears by St John's wort and says it sorted her out. My brother-in-law
        keeps telling me about saffron. Is either any good for me?`),
    ).toEqual(['you: sertraline | st-johns-wort, saffron']);
  });

  test('an acquaintance whose illness is told is one to be looked after', () => {
    expect(
      readOff(`My flatmate Jo is 20 and takes valproate for epilepsy. She has started ginkgo before the exams. I take nothing myself and
        drink lemon balm tea. Is hers okay?`),
    ).toEqual(['you:  | lemon-balm', 'flatmate: 20, valproate, epilepsy | ginkgo']);
  });

  test('"she wants some too" is of the herb named last', () => {
    expect(
      readOff(`My friend at work gave me kava tea for the evenings and I like it. My daughter is 16 and on isotretinoin. She wants to
        have some too. Is that a good idea?`),
    ).toEqual(['you:  | kava', 'daughter: 16, isotretinoin | kava']);
  });

  test('the dead take nothing any more', () => {
    expect(
      readOff(`My late father took digoxin all his life. I am 50 and well. Is hawthorn tea alright for me?`),
    ).toEqual(['you: 50 | hawthorn']);
  });
});

describe('whose the chosen profile is', () => {
  const ofProfile = (people: readonly PersonTold[]) => people.find((each) => each.isOfProfile)?.relation;

  test('of whoever the letter tells what stands in it', () => {
    const profile = { person: readPerson({ age: 79, gender: 'male', currentMedications: 'digoxin' }), name: 'Frank' };
    const letter = `The account is in my father's name, I am his son and type for him. He is 79 and on digoxin. I am 50 with gout. Is
      hawthorn safe for Dad and cherry juice for me?`;
    expect(ofProfile(peopleTold(letter.replaceAll(/\s+/g, ' '), profile))).toBe('father');
  });

  test('else of the one who writes', () => {
    const profile = { person: readPerson({ age: 45, currentMedications: 'metformin' }), name: 'Kim' };
    const letter =
      'My mother is 80 and takes warfarin. She bought ginkgo. I would like berberine myself. What do you say?';
    expect(ofProfile(peopleTold(`${opening} ${letter}`, profile))).toBeNull();
  });
});
