import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onWarfarin = { age: 60, gender: 'male', currentMedications: 'warfarin' };
const girl = { name: 'Lena', age: 6, gender: 'female' };
const mother = { age: 33, gender: 'female', currentMedications: 'levothyroxine' };

describe('whoever is named beside the one who asks is not the one it is for', () => {
  test.each([
    'My friend Joan takes ginkgo for the mind and she is 83 and does the crossword in ink. Shall I?',
    'My brother takes ginkgo for his head and he is back to golf. Ought I to?',
    'my sister is on ginkgo and she remembers everything. would it be good for someone like me',
    'my neighbour Bob has ginkgo every morning and he is fit as a fiddle. Should I too?',
    'for my memory. my gran has a jar of ginkgo',
    "what about my wife's ginkgo, she's got a big bottle",
    'my daughter has some ginkgo left over',
    'Her ginkgo? She has a spare tub.',
  ])('"%s"', (asked) => {
    const { findings, text } = lastOf(onWarfarin, asked);
    expect(findings.map((each) => each.with?.name)).toContain('warfarin');
    expect(text).not.toMatch(/\byour (?:friend|brother|sister|neighbour|gran|wife|daughter)\b/);
  });

  test('nor after a talk of her curry', () => {
    const talk = [
      'the wife makes a curry Fridays with turmeric in it, is that ok?',
      'And her ginkgo. She has a spare tub.',
    ];
    expect(lastOf(onWarfarin, ...talk).findings.map((each) => each.with?.name)).toContain('warfarin');
  });

  test.each([
    'my dad says onion syrup for the cough, can she have that',
    'grandad swears by sage tea, is that alright for her',
  ])('one sex recommends and the other is to take it: "%s"', (asked) =>
    expect(lastOf(girl, asked).findings.map(({ kind }) => kind)).toContain('age'),
  );

  test.each([
    'my gran has a jar of turmeric, is it ok for her with amlodipine',
    'my mum says turmeric is good, is it ok for her with amlodipine',
  ])('who is asked for is meant all the same: "%s"', (asked) =>
    expect(lastOf(onWarfarin, asked).checkedFor).toMatch(/^your (?:gran|mum)$/),
  );
});

describe('a complaint of one’s own beside the age of a child', () => {
  test.each([
    'my hair is coming out in handfuls since 2 months, baby is 4 months. Is there any oil or tablet for it',
    'my nails keep splitting, the baby is 3 months old. anything for that',
    'my ankles swell in the evening, my son is 2. what tea',
  ])('is one’s own: "%s"', (asked) => expect(lastOf(mother, asked).checkedFor).toBeUndefined());

  test.each([
    'my hands are dry and my baby has a cough, what tea can I give',
    'my throat is sore and my baby has a cough, what can I give',
  ])('and the cough of the child is the child’s: "%s"', (asked) =>
    expect(lastOf(mother, asked).checkedFor).toBe('your baby'),
  );
});

describe('what frightens or befell another is not one’s own', () => {
  const asked =
    'The flushes are killing me. HRT scares me because my mum had breast cancer at 60. Somebody takes black cohosh and somebody else takes red clover, which one for me?';

  test('neither her cancer nor the medicine', () => {
    const { text, findings } = lastOf({ age: 52, gender: 'female' }, asked);
    expect(text).not.toMatch(/cure cancer/);
    expect(text).toMatch(/black cohosh[^]*red clover/i);
    expect(findings.map((each) => each.with?.name)).not.toContain('estrogen therapy');
  });

  test('a cancer of one’s own still is', () =>
    expect(lastOf({ age: 52, gender: 'female' }, 'which herb kills my breast cancer').text).toContain('cancer team'));
});
