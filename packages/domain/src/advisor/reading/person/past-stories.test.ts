import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../../testing/talk.ts';

const onDigoxin: Asker = { age: 79, gender: 'female', currentMedications: 'digoxin', healthConcerns: 'heart failure' };
const onWarfarin: Asker = { age: 70, gender: 'male', currentMedications: 'warfarin' };

const warnsOf = (asker: Asker, ...asked: readonly string[]) =>
  lastOf(asker, ...asked).findings.map(({ with: other }) => other.id);

describe('whoever is told of in the past, or brings a thing, is not the one who takes it', () => {
  test.each([
    ['digoxin', 'And the hawthorn berries? My mother had a big bush by the house. She lived to 91.'],
    ['digoxin', 'my late mother was from the mountains and we all had it. hawthorn for the heart, good?'],
    ['digoxin', 'My father was a herbalist. He lived to 96. Hawthorn tea then?'],
    ['digoxin', 'our gran always brewed hawthorn in the winter. is it good for the heart?'],
    ['warfarin', 'My late husband swore by it. Ginkgo, good idea?'],
    [
      'warfarin',
      'My daughter Susan, who means well, came with a tub of ginkgo. She swears by it. Can I start on them?',
    ],
    ['warfarin', 'my son, who is a chef, brought turmeric capsules. He is sure of them. May I begin with them?'],
    ['warfarin', 'my sister-in-law is convinced that ginkgo clears the head. ok to take?'],
    ['warfarin', "my niece, she's a nurse, dropped off some ginkgo drops. shall i give them a go?"],
    ['warfarin', "my cousin, he's into all that, came round with ginkgo. worth a try?"],
    ['warfarin', "the lady next door, she's lovely, handed me some ginkgo tablets. can i use them?"],
    ['warfarin', "my mate is on ginkgo and he's sharp as a tack. could i swap to it?"],
    ['warfarin', 'my friend does ginkgo every day and shes thin'],
    ['digoxin', 'hawthorn leaves in a tea, my mum always throws them out. good?'],
  ])('%s: "%s"', (medicine, asked) => {
    const asker = medicine === 'digoxin' ? onDigoxin : onWarfarin;
    expect(warnsOf(asker, asked)).toContain(medicine);
  });

  test.each([
    'My mother said she is dizzy since the new pills. Would ginkgo help?',
    'My mother had a stroke. Can she take ginkgo?',
    'My mother made herself a ginkgo tea. Is that good for her memory?',
  ])('who is spoken of today still is: "%s"', (asked) => expect(warnsOf(onWarfarin, asked)).not.toContain('warfarin'));

  test('a child is told of after a grandfather', () =>
    expect(
      lastOf({ age: 50 }, "My grandad used to give us honey. Now my girl Maisie, she's one, has a cough. valerian ok?")
        .text,
    ).not.toMatch(/grandad/));

  test('what a late husband took is in nobody’s body', () =>
    expect(
      lastOf(onWarfarin, 'my late husband always took ginkgo and was never sick a day. would it do me harm?').text,
    ).not.toContain('Take no more'));

  test.each([
    'My late wife was on apixaban for years. Is ginkgo good for me?',
    'Grandpa, God rest him, took apixaban. May I have ginkgo?',
    'our old cat had apixaban before she died, ginkgo for me?',
    'My brother died last year, he was on apixaban. Can I have ginkgo?',
  ])('nor is it what the dead took: "%s"', (asked) => expect(warnsOf({ age: 50 }, asked)).toEqual([]));

  test.each([
    'My late wife was on apixaban and I am on apixaban too. Is ginkgo good for me?',
    'My brother died. I was put on apixaban. Can I have ginkgo?',
    'my dad had apixaban until he died, me too now. ginkgo?',
  ])('but one’s own stays: "%s"', (asked) => expect(warnsOf({ age: 50 }, asked)).toContain('apixaban'));

  test('the child that comes to the granny is the one who is rubbed', () => {
    const { text } = lastOf(
      { ...onWarfarin, currentMedications: 'none' },
      "my gran rubbed camphor on us all winter. Now I'm the granny. Little Alfie comes on saturday, he's one, bit snuffly. Can I put some camphor rub on his chest?",
      'not even on his feet?',
    );
    expect(text).toMatch(/leave out camphor/);
  });
});

describe('a relative who bears the name of the profile is the one of the profile', () => {
  const edith: Asker = { name: 'Edith', age: 79, gender: 'female', currentMedications: 'warfarin' };

  test.each([
    'My wife Edith is getting forgetful. Would ginkgo help her?',
    'Edith is my wife and forgets a lot. ginkgo for her?',
    "My sister Edith sleeps badly. I'd like us both to take ginkgo",
  ])('"%s"', (asked) => expect(warnsOf(edith, asked)).toContain('warfarin'));

  test('also once she is only "she"', () =>
    expect(warnsOf(edith, 'My wife Edith sleeps badly. Valerian?', 'She forgets things too. And ginkgo?')).toContain(
      'warfarin',
    ));

  test('and what both would take is checked for one of them', () =>
    expect(lastOf(edith, "I'd like us both to take ginkgo, my wife Edith and me").text).toContain('each of you'));
});

test('"the baby one" is a cream, and no baby', () =>
  expect(
    lastOf({ name: 'Noor', age: 3, healthConcerns: 'eczema' }, 'is oat cream ok for her, the baby one from the shop')
      .text,
  ).not.toContain('your baby'));
