import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const weakKidneys = {
  age: 71,
  gender: 'female',
  healthConcerns: 'kidney disease stage 4',
  currentMedications: 'spironolactone',
};
const onWarfarin = { age: 50, gender: 'male', currentMedications: 'warfarin' };

describe('who only said, owns or takes it is not the one it is for', () => {
  test.each([
    [weakKidneys, 'at nite my legs cramp so bad. my niece said magnesium, she takes 400. yes?', 'magnesium'],
    [onWarfarin, 'i want smth natural for my memory, was thinking ginkgo, my flatmate has it at home', 'ginkgo'],
    [onWarfarin, 'my brother in law takes ginkgo for his memory and is over the moon, worth a try?', 'ginkgo'],
    [onWarfarin, 'my knees ache. my aunt uses devils claw for hers, should i try it?', 'devils-claw'],
    [
      onWarfarin,
      'Winter is come and my coworker all sick, I want make my sleep better. St John’s wort is good?',
      'st-johns-wort',
    ],
  ])('%#: "%s" "%s"', (asker, question, herb) => {
    const { text, findings } = lastOf(asker, question);
    expect(findings.some(({ subject, severity }) => subject.id === herb && severity !== 'minor')).toBe(true);
    expect(text).not.toMatch(/for your (?:niece|flatmate|friend|brother|aunt)|your (?:niece|friend)(?:’s|'s) doctor/);
  });

  test('she said so is no turn to her', () => {
    const { text, findings } = lastOf(
      { age: 50, currentMedications: 'clopidogrel' },
      'my friend says ginkgo is good before an operation',
      'what about bromelain, she said that too',
    );
    expect(findings.some(({ subject, with: other }) => subject.id === 'bromelain' && other.id === 'clopidogrel')).toBe(
      true,
    );
    expect(text).not.toMatch(/your friend/);
  });
});

describe('who is asked for, or ails, still is', () => {
  test.each([
    ['my dad has bad knees, he takes warfarin. turmeric?', /your (?:dad|father)/],
    ['my wife takes ginkgo and has headaches, can she take feverfew too?', /your wife/],
    ['my throat is sore and my baby has a cough, what can I give', /your baby/],
  ])('"%s"', (question, whom) => {
    expect(lastOf({ age: 40, gender: 'male' }, question).text).toMatch(whom);
  });
});

describe('who is only told of, or gets the things, is not the one it is for', () => {
  const onThinner = { age: 72, gender: 'male', currentMedications: 'warfarin' };

  test.each([
    'Now the knees. Turmeric capsules, the strong ones. My brother in law is walking like a teenager',
    "what's decent for the nerves then, the wife had kava in Fiji and slept like a baby",
    'ginkgo capsules? the wife bought three boxes',
    'the ginkgo tea of my mother, can I have that?',
  ])('"%s"', (asked) => {
    const { checkedFor, findings } = lastOf(onThinner, asked);

    expect(checkedFor).toBeUndefined();
    expect(findings.map((each) => each.with?.name)).toContain('warfarin');
  });

  test.each([
    [
      'the one it ails',
      'my baby is 5 weeks and has wind all evening, mother in law swears by fennel tea, can I give it?',
      'your baby',
    ],
    ['the one it ails', 'my son is 5 and coughs, grandma swears by thyme tea. ok?', 'your son'],
    [
      'a mate',
      'mate of mine at the bowls club, 70, prostate like a grapefruit. saw palmetto worth him trying?',
      'your friend',
    ],
    ['a wife without "my"', 'wife pregnant, heartburn. chamomile ok for her?', 'your wife'],
    ['a nonna', 'my nonna has 92 years and is constipated. senna every day?', 'your grandmother'],
    ['a child of whom only a name is told', 'and jonah is snuffly (8 mo), can i give him honey', 'your baby'],
  ])('%s is: "%s"', (_, asked, whom) => expect(lastOf({ age: 40, gender: 'female' }, asked).checkedFor).toBe(whom));
});

test('the unborn is not the one who drinks the tea', () => {
  const talk = ['I am 5 weeks pregnant', 'I take vitex, should I keep it for the baby?', 'which tea for the nausea?'];

  expect(lastOf({ age: 29, gender: 'female' }, ...talk).checkedFor).toBeUndefined();
});

test.each([
  'sick every morning, which tea will not hurt baby?',
  'baby gets hiccups at night, and my heartburn is bad. what helps?',
])('nor the one who is ill: "%s"', (asked) => {
  const { checkedFor, offered } = lastOf({ age: 29, gender: 'female', healthConcerns: 'pregnant 20 weeks' }, asked);
  expect(checkedFor).toBeUndefined();
  expect(offered.length).toBeGreaterThan(0);
});

test('a baby that was born stays one', () =>
  expect(lastOf({ age: 29, gender: 'female' }, 'baby has hiccups after each feed, fennel water?').checkedFor).toBe(
    'your baby',
  ));

describe('what somebody says or does for the one who writes is for that one', () => {
  const weakHeart = {
    age: 81,
    gender: 'male',
    currentMedications: 'digoxin, furosemide',
    healthConcerns: 'heart failure',
  };
  const onGliclazide = { age: 52, gender: 'male', currentMedications: 'gliclazide' };

  test.each([
    [weakHeart, 'The neighbour, he is a young fellow of seventy, he says liquorice tea is the thing for my dry cough.'],
    [weakHeart, 'my sister, she is a nurse, says licorice would do my cough good'],
    [weakHeart, 'the lady next door keeps bringing me licorice root for the cough'],
    [weakHeart, 'a friend of mine, he is 60 and fit, thinks I should have licorice for my throat'],
    [
      onGliclazide,
      'my mother in law is staying with us and she is making me karela juice every morning. any issue with tablets?',
    ],
    [onGliclazide, 'mum gets me to drink methi water each morning. anything against it?'],
    [onGliclazide, 'my aunt, who is visiting, cooks bitter gourd for us every day. is that a problem with the pills?'],
  ])('%#: "%s" "%s"', (asker, asked) => {
    const { checkedFor, findings } = lastOf(asker, asked);
    expect(checkedFor).toBeUndefined();
    expect(findings.some(({ with: other }) => /digoxin|furosemide|gliclazide/.test(other.id))).toBe(true);
  });

  const onTramadol = { age: 46, currentMedications: 'tramadol' };
  test.each([
    'doc wont up my tramadol. buddy takes kratom for pain, gas station sells it. worth a shot?',
    'my dr stopped my codeine, mate takes kratom. any good?',
    'i am on tramadol, my brother takes kratom for his back. could be something?',
  ])('whose own tablets are told asks for themselves: "%s"', (asked) =>
    expect(lastOf(onTramadol, asked).text).not.toMatch(/your (?:friend|brother)/),
  );

  test.each([
    ['my mother-in-law gave me a thyme syrup for my son, he is 4 and coughs. ok?', 'your son'],
    ['my dad takes warfarin and my sister told me ginkgo is good for him', 'your dad'],
    ['my husband has gout and tells me he wants turmeric. ok?', 'your husband'],
  ])('and for another where that one ails: "%s"', (asked, whom) =>
    expect(lastOf({ age: 40, gender: 'female' }, asked).checkedFor).toBe(whom),
  );

  test.each([
    ['is there any tea an old man may drink with heartburn?', undefined],
    ['my old man has gout, can he have cherries?', 'your husband'],
  ])('an old man is no husband, my old man is: "%s"', (asked, whom) =>
    expect(lastOf({ age: 70, gender: 'female' }, asked).checkedFor).toBe(whom),
  );
});
