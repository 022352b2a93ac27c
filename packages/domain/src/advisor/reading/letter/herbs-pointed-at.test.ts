import { describe, expect, test } from 'vitest';
import { readPerson } from '../../../safety/person/person.ts';
import { peopleTold } from './people-told.ts';

const opening =
  'Good evening, thank you for this helpful site, and please forgive that this is a little longer than it should be.';

/** Who would take which herb, by name or relation: "Rita: horsetail". */
function takersIn(letter: string): readonly string[] {
  return peopleTold(`${opening} ${letter.replaceAll(/\s+/g, ' ')}`, { person: readPerson({}), name: null })
    .filter(({ isAside, herbs }) => !isAside && herbs.size > 0)
    .map(({ name, relation, herbs }) => `${name ?? relation ?? 'me'}: ${[...herbs.keys()].join(', ')}`);
}

describe('a herb that is only pointed at is taken by whoever the words say', () => {
  test.each([
    ['My ginkgo is nearly empty. My uncle Vince, who is on heparin, has been pinching mine.', 'Vince: ginkgo'],
    ['I bought passionflower drops. My niece Ellen is on diazepam and wants to try my drops.', 'Ellen: passionflower'],
    ['Kasia takes maca. She handed my brother Jurek some of hers, he has gout.', 'Jurek: maca'],
    ['There is nettle tea in the tin. My nephew Ross has gout and drinks it each day.', 'Ross: nettle-leaf'],
    ['I have lavender capsules. They are meant for my father, he is 80.', 'father: lavender'],
    ['My aunt brews sage and fennel tea. Our Hetty, who is pregnant, has a mug of it too.', 'Hetty: sage, fennel'],
    ['I would love hawthorn. My friend Olga shouldn’t, because she is on digoxin.', 'Olga: hawthorn'],
    ['Moses takes kava. Shall I put my cousin Femi, 40, on it as well?', 'Femi: kava'],
    ['The pot on the stove is licorice tea and everybody has some of it. Sal is on prednisolone.', 'Sal: licorice'],
    ['My aunt Pru takes digoxin. She was told to drink senna by a lady.', 'Pru: senna'],
  ])('%s', (letter, taker) => expect(takersIn(letter)).toContain(taker));

  test('who doesn’t take it, or takes a medicine, is not given it', () => {
    const told = takersIn(
      'I drink nettle tea. My sister Ann won’t drink it. My son Bert is 30, he is on lithium and takes it at night.',
    );
    expect(told).toEqual(['me: nettle-leaf']);
  });

  test('what the dead took, nobody takes now, and what they left is for who asks', () => {
    const told = takersIn('My late father lived on arnica. My wife died in May. I have her valerian drops, may I?');
    expect(told).toEqual(['me: valerian']);
  });
});

describe('a letter that was spoken into a phone', () => {
  test('is cut where somebody else is named, and at the question', () => {
    const told = takersIn(
      `so I am saying this while I drive no I am parked and Bogdan has gout and takes nettle tea then theres our porter
        Mr Quill he is on digoxin and he chews liquorice root and her mum Zofia is eighty and wants ginkgo and me I
        only drink rooibos so which of us has to be careful`,
    );
    expect(told).toEqual(['me: rooibos', 'Bogdan: nettle-leaf', 'Quill: licorice', 'Zofia: ginkgo']);
  });
});

describe('who is meant', () => {
  test('who plays somebody is not that one, and who wishes for a baby has none', () => {
    expect(
      takersIn('Ruth, who plays the nurse, is on warfarin and asked for ginkgo. She is trying for a baby. Fine?'),
    ).toEqual(['Ruth: ginkgo']);
  });

  test('a name that nobody listed, by what is told of it; a dog is nobody', () => {
    expect(
      takersIn('Zed is on lithium and wants dandelion tea. Our spaniel Biscuit was at the vet on Monday.'),
    ).toEqual(['Zed: dandelion']);
  });
});
