import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const grandmother = { age: 66, gender: 'female', currentMedications: 'none' };
const forHerCough = 'I have a cough, can I take thyme syrup with honey?';

describe('an age that stands apart from the child counts as one', () => {
  test.each([
    'My grandson is here at the weekend, 9 months, snuffly as well. A little of that syrup on his dummy?',
    'my granddaughter is visiting us, 7 months, coughing too. some honey for her?',
    'our niece is staying over (10 months), she coughs. Honey?',
    'my nephew lives with us, 5 months, and has a cold. honey in his milk?',
    'my grandson was here on Sunday – 11 months, with a cough. Is honey alright for him?',
    'my little one is at home today, 8 months. She coughs, a spoon of honey?',
  ])('"%s"', (asked) => {
    const { offered, findings } = lastOf(grandmother, forHerCough, asked);
    expect(offered).toEqual([]);
    expect(findings.some(({ subject, severity }) => subject.id === 'honey' && severity === 'contraindicated')).toBe(
      true,
    );
  });

  test('it is no cough that has lasted for months', () =>
    expect(lastOf(grandmother, 'my grandson is here, 9 months, has a cough. what can he have').level).toBe('none'));

  test.each(['my son coughs, 9 months', 'my son is here, he has had the cough for 9 months'])(
    'a cough that has is still seen to: "%s"',
    (told) => expect(lastOf(grandmother, told).level).toBe('urgent'),
  );
});

describe('an age that is had, as other languages have it', () => {
  const forTheElder = 'my boy Leo 4 years has cough 3 days. honey ok for him?';

  test.each([
    'good. and small one Ana she have 8 month, also cough little. half spoon?',
    'and Ana 8 month, also cough',
    'and the small one, 8 month, half spoon?',
    'my daughter Ana have 8 month, cough little. half spoon honey ok?',
    'his sister have 9 month. she too?',
    'my baby girl have 7 month, honey for her too?',
    'she has eleven months, my small girl, honey good?',
  ])('"%s"', (asked) => {
    const { offered, findings } = lastOf({ age: 36 }, forTheElder, asked);
    expect(offered).toEqual([]);
    expect(findings.map(({ subject, severity }) => `${severity} ${subject.id}`)).toContain('contraindicated honey');
  });

  test.each([
    'my sister is pregnant, she have 8 month. honey ok',
    'my mother has 8 months to live, is honey ok for her',
    'I take magnesium 8 months, also honey. ok?',
    'Honey 3 months, then a pause?',
  ])('no age of a child: "%s"', (asked) =>
    expect(lastOf({ age: 36 }, asked).findings.filter(({ severity }) => severity === 'contraindicated')).toEqual([]),
  );
});

describe('while the age is not told', () => {
  test.each([
    'My grandson has a cough. A little honey on his dummy?',
    'honey in her bottle for my granddaughter, she has a cough',
    'my niece is teething, is honey on her gums ok?',
  ])('what belongs to a baby tells of one: "%s"', (asked) =>
    expect(lastOf(grandmother, asked).findings.map(({ subject, severity }) => `${severity} ${subject.id}`)).toContain(
      'contraindicated honey',
    ),
  );

  test.each(['is honey ok for my son?', 'my granddaughter has a cough, can she have honey?'])(
    'what is forbidden to a younger one is said as well: "%s"',
    (asked) => expect(lastOf(grandmother, asked).text).toContain('Never give honey in any form to a baby'),
  );

  test('it is not said of a child whose age is known', () =>
    expect(lastOf(grandmother, 'my son is 7, is honey ok for him?').text).not.toContain('Never give honey'));
});

describe('weeks of a girlfriend or wife tell how far she is, and no age', () => {
  test.each([
    'my girlfriend is 9 weeks and being sick all the time. ginger ok?',
    "gf's 7 weeks and nauseous, ginger ok?",
    'my wife is now 20 weeks, can she have ginger?',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf({ age: 27, gender: 'male' }, asked);

    expect(level).not.toBe('urgent');
    expect(text).toContain('ginger in pregnancy');
    expect(text).not.toMatch(/\bBabies\b/);
  });

  test('weeks since something else are no pregnancy', () =>
    expect(lastOf({ age: 27, gender: 'male' }, 'my wife is 3 weeks post op, can she have ginger?').text).not.toContain(
      'in pregnancy',
    ));
});

test('a man who asks about sperm is told of it once, and of no pregnancy', () => {
  const { text } = lastOf({ age: 30, gender: 'male' }, 'trying for a baby with my wife, anything for sperm quality');

  expect(text).not.toMatch(/sperm and sperm|miscarriage|while you try to conceive/);
});

describe('a couple that tries for a baby', () => {
  const man = { age: 34, gender: 'male' } as const;
  const warned = (question: string) => lastOf(man, question).findings.map(({ with: other }) => other.id);

  test.each([
    'my wife and i are trying for a baby. can she have dong quai?',
    'me and my girlfriend are trying to get pregnant, is chasteberry ok for her',
  ])('is hers where she is the one it is for: "%s"', (question) =>
    expect(warned(question)).toContain('trying-to-conceive'),
  );

  test.each([
    'my wife and i are trying for a baby, is dong quai ok for my mum',
    'my wife and i are trying for a baby, can i take dong quai',
  ])('and nobody else’s: "%s"', (question) => expect(warned(question)).not.toContain('trying-to-conceive'));
});

describe('how long a child has been ill tells no age', () => {
  test.each([
    'my son he has cough with slime 3 days, which plant syrup is good',
    'my daughter coughs for 4 nights now, which syrup?',
    'my son has a cough and 38.5 since 2 nights, what herb helps',
    'my boy has had a cough for the last 3 days, which syrup',
  ])('"%s"', (told) => {
    const { text, offered } = lastOf({}, told);
    expect(offered).toEqual([]);
    expect(text).toMatch(/how old is your/);
  });

  test.each(['my son is 4 and has a cough for 3 days, which syrup', 'my daughter 18 month has a cough, what syrup'])(
    'an age told beside it counts: "%s"',
    (told) => expect(lastOf({}, told).offered).toContain('honey'),
  );
});

describe('a number of days or weeks is no age of a grown-up', () => {
  test.each([
    'hubby is five days sober, valerian for him?',
    'my mum’s 8 weeks post op, can she have ginkgo?',
    "dad's 3 weeks into atorvastatin, is garlic ok for him?",
    'my nan is 10 days out of hospital, can she take ginger?',
    'my fiance is 4 months younger than me, can he take ashwagandha?',
    'the missus is 6 days constipated, is senna ok for her?',
    'my uncle is 9 weeks smoke free, can he have rhodiola?',
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 40, gender: 'male', currentMedications: 'none' }, asked);
    expect(text).not.toMatch(/at this age\.|under 18|pediatrician|babies/i);
  });

  test.each([
    ['my son is 9 months, can he have honey?', 'Never give honey'],
    ['my grandson’s 6 weeks and windy, fennel tea?', 'milk'],
    ['our girl is 7 weeks and cries, granny wants fennel in her bottle', 'at this age'],
  ])('but it is one of the small: "%s"', (asked, warned) =>
    expect(lastOf({ age: 40, currentMedications: 'none' }, asked).text).toContain(warned),
  );
});
