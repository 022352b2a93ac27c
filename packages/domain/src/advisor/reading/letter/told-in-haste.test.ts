import { describe, expect, test } from 'vitest';
import { readPerson } from '../../../safety/person/person.ts';
import { factsInWords } from './facts-in-words.ts';
import { peopleTold } from './people-told.ts';

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

describe('people of a letter written or spoken in haste', () => {
  test('a telegram names its people without "my", and an age makes it theirs', () => {
    expect(
      readOff(`Mother 79. Warfarin, furosemide. Neighbour brought ginkgo capsules, one daily. Father 81. Lithium once,
        stopped by clinic 2018, wants psyllium. Self 55, no tablets.`),
    ).toEqual(['you: 55 | ', 'mother: 79, warfarin, furosemide | ginkgo', 'father: 81 | psyllium']);
  });

  test('who stands next to me or works with me is not me', () => {
    expect(
      readOff(`I row with two friends and take no tablets. Brenda who sits next to me has been on lithium for ten years. Peter
        who works with me is on warfarin.`),
    ).toEqual(['you:  | ', 'Brenda: lithium | ', 'Peter: warfarin | ']);
  });

  test('an age before a name is that child’s', () => {
    expect(
      readOff(`I have a five month old Rory and a four year old Isla. My aunt dipped Rory's dummy in honey. Isla has a runny
        nose and she would put peppermint oil under it.`),
    ).toEqual(['you:  | ', 'child: under one year | honey', 'child: 4 | peppermint-oil']);
  });

  test('what was finished long since is no medicine of today', () => {
    expect(
      readOff(`Our son Ade is 20 and had malaria in spring, he has finished his Riamet since and is well. My wife was on
        apixaban for half a year, off it since. We bought ginseng sachets, can we all take them?`),
    ).toEqual(['you:  | asian-ginseng', 'son: 20 | asian-ginseng', 'wife:  | asian-ginseng']);
  });

  test('all the herbs of one bag are meant by "it"', () => {
    expect(
      readOff(`Her tea holds buchu and juniper and something called corn silk. She wants us all to try it. My wife Lena takes
        lithium and wants to do it too.`).at(-1),
    ).toBe('wife: lithium | corn-silk, buchu, juniper');
  });
});
