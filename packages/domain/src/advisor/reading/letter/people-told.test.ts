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
    ).toEqual(['you: apixaban | devils-claw', 'husband: 74, finasteride | saw-palmetto']);
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

describe('how people are introduced', () => {
  test('by a name with an age, in brackets, in words or between commas', () => {
    expect(
      readOff(`Nuala (23) takes the pill and was given St John's wort. Bram is seventeen, on isotretinoin, and drinks kava. Our tenor, Ambrose,
        62, has gout and wants cherry juice. My nephew Sid, 9, would like chamomile. I'm on nothing.`),
    ).toEqual([
      'you:  | ',
      'Nuala: 23, birth control pill | st-johns-wort',
      'Bram: 17, isotretinoin | kava',
      'tenor: 62, gout | tart-cherry',
      'nephew: 9 | chamomile',
    ]);
  });

  test('by a title, or with the relation behind the name; a name that is written like a medicine is none', () => {
    expect(
      readOff(`Baby Idris came on Monday, he's four months, and his gran put honey on the dummy. Gil, my husband, 71, takes digoxin and chews
        liquorice. Concetta is 50 and takes Concor; she drinks hawthorn tea.`),
    ).toEqual([
      'you:  | ',
      'Idris: under one year | honey',
      'husband: 71, digoxin | licorice',
      'Concetta: 50, Concor (bisoprolol) | hawthorn',
    ]);
  });

  test('father and mother are two, and whoever gives something is not who gets it', () => {
    expect(
      readOff(`It is about my parents. Father, 70, takes gliclazide and drinks bitter melon. Mother, 68, is on spironolactone; my aunt brought
        her noni juice.`),
    ).toEqual(['you:  | ', 'father: 70, gliclazide | bitter-melon', 'mother: 68, spironolactone | noni']);
  });

  test('"with us" does not make it ours, nor does a clause that only quotes', () => {
    expect(
      readOff(`My brother Emlyn, 58, lives with us and takes lithium. He wants juniper berries. I had two stents, as the wife puts it, for
        Christmas, and fancy ginkgo.`),
    ).toEqual(['you: antiplatelet medicine, stents | ginkgo', 'brother: 58, lithium | juniper']);
  });

  test('a remedy in the house is for who was spoken of, and what a novel tells is for nobody', () => {
    expect(
      readOff(`In chapter four of my thriller a banker dies of monkshood in his tea. My son Ivo, 4, has a cough. I have thyme and honey at home.
        I take nothing and like peppermint.`),
    ).toEqual(['you:  | peppermint', 'son: 4 | thyme, honey']);
  });

  test('what was taken out, stopped long ago or led up to a pregnancy is no fact of now', () => {
    expect(
      readOff(`I had my gallbladder out in 2009 and like peppermint. My son, 20, was on methylphenidate but he stopped that when he left school, and
        drinks green tea. My sister Una, 31, is well: after three rounds of IVF she is pregnant. She would like ginger.`),
    ).toEqual(['you:  | peppermint', 'son: 20 | green-tea', 'sister: 31, pregnant | ginger']);
  });
});

describe('people who are no kin', () => {
  test('by what they do, and "she" means her whose name or word says so', () => {
    expect(
      readOff(`I cook on a trawler. Our second engineer, a lady of thirty, takes lithium and wants dandelion tea. The skipper is 61 and has gout;
        he likes tart cherry juice. And our rector has a pacemaker and takes digoxin, he drinks hawthorn.`),
    ).toEqual([
      'you:  | ',
      'engineer: 30, lithium | dandelion',
      'skipper: 61, gout | tart-cherry',
      'rector: digoxin, pacemaker | hawthorn',
    ]);
  });

  test('by a given name alone, in small letters too, and not by the one in a herb’s name', () => {
    expect(
      readOff(`There are four of us in the office. Wendy at the front desk is 44 and takes levothyroxine, she wants kelp. Then there is Rashid. He has
        epilepsy and drinks ginkgo. I fancy St John's wort.`),
    ).toEqual(['you:  | st-johns-wort', 'Wendy: 44, levothyroxine | iodine', 'Rashid: epilepsy | ginkgo']);
    expect(
      readOff(
        `im on nights with two lads. gareth is 39 he takes methotrexate and drinks echinacea. i only want peppermint tea. is that ok`,
      ),
    ).toEqual(['you:  | peppermint', 'Gareth: 39, methotrexate | echinacea']);
  });

  test('a man at the gate who only praises is nobody to be answered, one who is ill is', () => {
    expect(
      readOff(
        `I take nothing. A bloke at the allotment swears by garlic. The chap next door is on warfarin and has started ginkgo. Is that right?`,
      ),
    ).toEqual(['you:  | garlic', 'chap: warfarin | ginkgo']);
  });

  test('what is to be split is for each of them', () => {
    expect(
      readOff(`I am 30 and well. My brother Ivan is 28 and takes ciclosporin. We bought a box of St John's wort and a bag of chamomile to share
        between us. Our mum is 60.`),
    ).toEqual([
      'you: 30 | st-johns-wort, chamomile',
      'brother: 28, ciclosporin (cyclosporine) | st-johns-wort, chamomile',
      'mum: 60 | st-johns-wort, chamomile',
    ]);
  });

  test('what the one who writes gives is for the small one, who may be named afterwards', () => {
    expect(
      readOff(`We have a six week old, he's called Ned, and he cries all evening. Back home we give honey. My mother in law is 60, on
        lisinopril, and eats liquorice.`),
    ).toEqual(['you:  | ', 'child: under one year | honey', 'mother-in-law: 60, lisinopril | licorice']);
  });

  test('by a title, or a name before a colon; what she asks me for is for her', () => {
    expect(
      readOff(`In our house we look after each other. Herr Vogel has a pacemaker and takes digoxin, he bought hawthorn. Doña Elvira takes
        furosemide and asks me a mix of dandelion. For me lemon balm.`),
    ).toEqual(['you:  | lemon-balm', 'Vogel: digoxin, pacemaker | hawthorn', 'Elvira: furosemide | dandelion']);
    expect(
      readOff(
        `we are three in the room. imran: asthma, a blue inhaler, wants ginger. neha: on levothyroxine, drinks green tea. me: nothing at all.`,
      ),
    ).toEqual(['you:  | ', 'Imran: blue inhaler (albuterol), asthma | ginger', 'Neha: levothyroxine | green-tea']);
  });

  test('what is in the cupboard, where it is asked who may have which, is for all', () => {
    expect(
      readOff(
        `We all cough. My wife Berta, 31, is nursing our daughter Lisl, 5 months. In the cupboard are thyme tea and honey. Who of us may take what?`,
      ),
    ).toEqual(['you:  | thyme, honey', 'wife: 31, nursing | thyme, honey', 'daughter: under one year | thyme, honey']);
  });

  test('who is allergic to nothing may have what is named next', () => {
    expect(
      readOff(
        `My sister Petra is 40 and takes lithium, she wants dandelion. I am 61, allergic to nothing, and drink chamomile every night.`,
      ),
    ).toEqual(['you: 61 | chamomile', 'sister: 40, lithium | dandelion']);
  });

  test('a temperature that was taken is hers who is ill', () => {
    const [, wife] = peopleTold(
      `${opening} I write for Edith, my wife, 66. She had chemotherapy last week. Since noon she is shivering, I took it and it said 38.6.`,
      nobody,
    );
    expect(wife?.relation).toBe('wife');
    expect([...(wife?.story.values() ?? [])].join(' ')).toContain('it said 38.6');
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

  test('of the one who writes, where their name opens or signs the letter', () => {
    const profile = { person: readPerson({ age: 70, gender: 'female' }), name: 'Margot' };
    const told = 'My wife Rosa, 69, takes aspirin. She bought ginkgo. My granny always drank lime flower tea, may I?';
    expect(ofProfile(peopleTold(`${opening} ${told} With every good wish, Margot`, profile))).toBeNull();
    expect(ofProfile(peopleTold(`Hello, Margot, 70, from Deal. ${opening} ${told}`, profile))).toBeNull();
  });

  test('else of the one who writes', () => {
    const profile = { person: readPerson({ age: 45, currentMedications: 'metformin' }), name: 'Kim' };
    const letter =
      'My mother is 80 and takes warfarin. She bought ginkgo. I would like berberine myself. What do you say?';
    expect(ofProfile(peopleTold(`${opening} ${letter}`, profile))).toBeNull();
  });
});
