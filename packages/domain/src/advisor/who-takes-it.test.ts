import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';

function talk(asker: Asker, ...questions: readonly string[]) {
  const answer = lastOf(asker, ...questions);
  const warnsOf = answer.findings.flatMap(({ severity, with: other }) => (severity === 'minor' ? [] : [other.id]));
  return { ...answer, warnsOf };
}

describe('whoever gives, takes or passes on a thing is not the one who is checked', () => {
  test.each([
    ['digoxin', 'my neighbour has senna pods she could give me'],
    ['digoxin', 'my aunt grows hawthorn and they would send me some'],
    ['azathioprine', 'always catching everything from the kids. echinacea yes?'],
    ['azathioprine', 'my kids bring home every bug, should i take echinacea'],
    ['warfarin', 'ginkgo no? my mother always she took it'],
  ])('%s: "%s"', (currentMedications, question) => {
    expect(talk({ age: 70, currentMedications }, question).warnsOf).toContain(currentMedications);
  });

  test('what a sister takes with hers is no leave, and a baby aspirin is no baby', () => {
    const { warnsOf, text } = talk(
      { age: 66 },
      "need something for circulation. oh I'm on clopidogrel and a baby aspirin",
      'but my sister takes ginkgo with hers no bother',
    );
    expect(warnsOf).toContain('clopidogrel');
    expect(text).not.toContain('your baby');
  });
});

describe('one who would drink it too is checked for it, and no herb for his illness is what was asked for', () => {
  test.each([
    'My husband would drink it too. He takes a water tablet and has high blood pressure.',
    'my dad drinks it as well, but he has high blood pressure',
    'My flatmate wants to take some too, she has high blood pressure',
  ])('"%s"', (question) => {
    const { findings } = lastOf({ age: 58, gender: 'female' }, 'is licorice tea good for a cough?', question);
    expect(findings.map(({ subject }) => subject.id)).toContain('licorice');
  });

  test('who has the same complaint too does not drink it', () =>
    expect(lastOf({ age: 58 }, 'I sleep badly, what tea?', 'my sister has it too').text).not.toContain('serious'));
});

describe('a parent who asks is no child', () => {
  test.each([
    ['no libido at all. 3 kids. worn out', 40],
    ['two kids, no time, sex drive gone. any herb?', 35],
    ['barely sleep since the baby. shes 9 weeks and on the breast', 30],
    ['so tired since baby came. hes 11 weeks', 31],
  ])('"%s"', (question, age) =>
    expect(talk({ age, gender: 'female' }, question).text).not.toMatch(/at this age|your baby|your child/),
  );

  test('a mother who nurses is checked as one, and told of the nights', () => {
    const { text } = talk({ age: 30, gender: 'female' }, 'barely sleep since the baby. shes 9 weeks and on the breast');
    expect(text).toMatch(/shared nights[^]*checked each against nursing/);
  });

  test.each(['my baby wont sleep. hes 9 weeks and on the boob', '2 kids with a cough. what helps'])(
    'and of a child it is where the child ails: "%s"',
    (question) => expect(talk({ age: 30, gender: 'female' }, question).text).not.toContain('what I know of you'),
  );
});

describe('a child is known by its age, however it is told', () => {
  test.each([
    ['my littel one is 8 months and coughs at nite can i give honey', 'Do not take: honey at this age'],
    ['can I put honey in the bottle of our wee man, 5 months', 'Do not take: honey at this age'],
    ['head lice AGAIN. 7yo. tea tree oil on the scalp?', 'No tea tree at this age unless a doctor agrees'],
  ])('"%s"', (question, told) => {
    expect(talk({ age: 36, gender: 'female' }, question).text).toContain(told);
  });

  test('a brother of six gets no amount for grown-ups', () => {
    const { text } = talk({ age: 36 }, 'my daughter is 2 and coughs', 'and for her brother he is 6 same cough');
    expect(text).not.toMatch(/As a tea:|How old|how old/);
  });
});

test('the talk goes back to her, and to what is known of her', () => {
  const { warnsOf } = talk(
    { age: 36 },
    'my wife is 34 weeks pregnant and cant sleep, what tea',
    'and for me? i cant sleep either. no meds',
    'back to her: raspberry leaf, good?',
  );
  expect(warnsOf).toContain('pregnancy');
});

test('a mother who gives milk asks for her own belly', () => {
  const { offered, text } = talk({ age: 31 }, 'I give milk to baby. Have very much gas in belly, me. What herb?');
  expect(offered).not.toEqual([]);
  expect(text).toContain('nursing');
});

test('her husband of low count is looked after as himself', () => {
  const { offered } = talk(
    { age: 40, gender: 'female' },
    'ttc 2 years, on clomid now. vitex?',
    'my hubby? he is 43 low count',
  );
  expect(offered).toContain('coenzyme-q10');
});

test('for an old mother on tablets that nobody named nothing is offered that acts on clotting', () => {
  const { offered } = talk({ age: 58 }, 'my mother 82 is on 11 tablets, her knees hurt. what?');
  expect(offered).not.toContain('turmeric');
});

test('"she takes nothing" is not asked again', () => {
  expect(talk({ age: 45 }, 'daughter is 15, cant sleep. she takes nothing').text).not.toContain('any medicines');
});

describe('the one who writes is asked for, whoever is named beside it', () => {
  test('a mother who need not buy it', () => {
    const { text } = talk(
      { age: 16, gender: 'female' },
      'period cramps. what can i take that my mum doesnt have to buy',
    );
    expect(text).not.toContain('your mum');
  });

  test('milk is hers, after the baby was spoken of', () => {
    const told = [
      'milk is low. fenugreek tea?',
      'hes got a peanut allergy suspicion the baby',
      'what else brings milk',
    ];
    const { offered, text } = talk({ age: 30, gender: 'female' }, ...told);
    expect(offered).toEqual(['moringa']);
    expect(text).toContain('nursing');
  });

  test('milk that must not dry up is no wish to dry it up', () => {
    const question = "breastfeeding, have a terrible cold, what can i take that won't dry up my milk";
    expect(talk({ age: 31, gender: 'female' }, question).offered).not.toEqual([]);
  });
});

test('a child of whom only the age is told stays a child', () => {
  const told = [
    '2 year old temp 38.6 runny nose but playing. elderflower tea?',
    'willow bark is natural aspirin could i use that',
  ];
  expect(talk({ age: 34 }, ...told).text).toContain('Do not take: willow bark at this age');
});

test('a brother who lives with an illness is told of himself', () => {
  const question = 'my brother lives with hiv, takes biktarvy. wants st johns wort, is it ok';
  expect(talk({ age: 45 }, question).checkedFor).toBe('your brother');
});

test('a mother who wants to share the box is checked for what is in it', () => {
  const told = ['always tired lately, ginseng?', 'and my mother (she is 80, warfarin) wants to share the box'];
  expect(talk({ age: 55 }, ...told).warnsOf).toContain('warfarin');
});
