import { describe, expect, test } from 'vitest';
import { holdTalk, lastOf } from '../../testing/talk.ts';

describe('a dose that is asked of beside the dish that is eaten is judged as a dose', () => {
  test.each([
    [
      'gliclazide',
      'we are eating ampalaya for the sugar, now my aunt sends the capsules. Can I take them?',
      'bitter melon and gliclazide',
    ],
    ['warfarin', 'we eat garlic every day, my aunt now sends garlic capsules. can I take them?', 'garlic and warfarin'],
    ['warfarin', 'turmeric in curry is fine i know, but the tablets?', 'turmeric and warfarin'],
    [
      'gliclazide',
      'can i add the fenugreek powder capsules, i have fenugreek in my food always',
      'fenugreek and gliclazide',
    ],
  ])('beside %s: "%s"', (currentMedications, asked, pair) =>
    expect(lastOf({ age: 47, currentMedications }, asked).text).toContain(`Ask first: ${pair}`),
  );

  test.each([
    'is garlic in food ok? i don’t take capsules',
    'can i eat garlic with my dinner?',
    'i love cooking with garlic and thyme, must i stop?',
    'is garlic in my food ok with my blood pressure tablets?',
    'garlic, parsley, celery leaf, any of those trouble with my pill if I just cook with em?',
  ])('the dish alone stays a dish: "%s"', (asked) =>
    expect(lastOf({ age: 47, currentMedications: 'warfarin' }, asked).text).toContain('usual food amounts'),
  );
});

describe('what is at home beside what is asked about is judged as well', () => {
  test.each([
    ['furosemide', 'can i drink chamomile? also i have the aloe juice', 'aloe vera gel and furosemide'],
    ['warfarin', 'is chamomile ok? i also have ginkgo at home', 'ginkgo and warfarin'],
  ])('beside %s: "%s"', (currentMedications, asked, pair) =>
    expect(lastOf({ age: 58, currentMedications }, asked).text).toContain(pair),
  );

  test('and a herb in tablets is no medicine of the one it came from', () =>
    expect(
      lastOf(
        { age: 58, currentMedications: 'warfarin' },
        "is chamomile ok? and i've got some turmeric tablets from my sister",
      ).text,
    ).not.toContain('meant for somebody else'));
});

describe('own tablets are known by what they are for', () => {
  test('thyroid pills of somebody on carbimazole are those', () => {
    const asker = { age: 36, currentMedications: 'Carbimazole 10mg', healthConcerns: 'overactive thyroid (Graves)' };
    const { text } = lastOf(asker, 'lemon balm tea ok with my thyroid pills?');
    expect(text).toContain('carbimazole');
    expect(text).not.toMatch(/slow thyroid|underactive/);
  });

  test('a blood thinner is no question of what the herb is', () =>
    expect(lastOf({ age: 66, currentMedications: 'warfarin' }, 'is ginger ok with my blood thinner').text).toContain(
      'ginger and warfarin',
    ));

  test.each(['they raised my lithium last week', 'i gained 10 kilos on quetiapine'])(
    'what the profile holds is not noted as news: "%s"',
    (told) =>
      expect(
        lastOf({ age: 34, currentMedications: 'lithium, quetiapine' }, 'something for sleep please', told).text,
      ).not.toMatch(/noted: taking/i),
  );
});

describe('a medicine that a herb is likened to is not taken', () => {
  const allergic = { age: 46, allergies: 'aspirin (wheeze, hives)', healthConcerns: 'slipped disc' };
  test('"just like aspirin", from somebody allergic to it', () => {
    const [first, next] = holdTalk(allergic, [
      'what about willow bark, thats just like aspirin but natural',
      'ok devils claw?',
    ]);
    expect(first?.text).toContain('allergy to aspirin');
    expect(next?.text).not.toContain('devil’s claw and aspirin');
  });

  test('and what the allergy does is no unknown name', () =>
    expect(lastOf(allergic, 'is willow bark ok for me').text).not.toContain('do not know enough'));
});

describe('a pill and a medicine against fits are told of', () => {
  test.each([
    ['lamotrigine 150 mg, Microgynon', 'does my pill even go ok with the lamotrigine?', 'can halve lamotrigine'],
    ['lamotrigine, Microgynon', 'can my lamotrigine and microgynon be taken together?', 'can halve lamotrigine'],
    ['carbamazepine, Microgynon', 'does carbamazepine make my pill weaker?', 'protect less'],
  ])('%s: "%s"', (currentMedications, asked, told) =>
    expect(lastOf({ age: 24, gender: 'female', currentMedications }, asked).text).toContain(told),
  );
});

describe('rosemary oil on the skin is not for everybody with epilepsy', () => {
  const asker = { age: 24, currentMedications: 'keppra', healthConcerns: 'epilepsy' };
  test('on the scalp', () =>
    expect(lastOf(asker, 'rosemary oil on the scalp for my hair, i only rub it in').text).toContain(
      'rosemary with epilepsy',
    ));
  test('in a dish it does not matter', () =>
    expect(lastOf(asker, 'rosemary potatoes ok?').text).toContain('usual food amounts'));
});

describe('vitamins for hair, skin and nails', () => {
  test.each(['can i keep my hair skin nails vitamin', 'is a hair, skin and nails gummy ok + cod liver oil'])(
    'may hold vitamin A, beside a retinoid: "%s"',
    (asked) => expect(lastOf({ age: 19, currentMedications: 'roaccutane' }, asked).text).toContain('retinol, retinyl'),
  );
  test('disturb blood tests', () =>
    expect(lastOf({ age: 30 }, 'are hair skin and nails vitamins any good?').text).toContain('makes blood tests'));
});

describe('what is pointed at among several', () => {
  const asker = { age: 47, currentMedications: 'metformin' };
  test('"of the three", named over two turns', () => {
    const { text } = lastOf(
      asker,
      'is bitter melon any good?',
      'and cinnamon and berberine?',
      'of the three, which has most proof?',
    );
    for (const name of ['Bitter melon', 'Cinnamon', 'Berberine']) expect(text).toContain(name);
  });
  test.each([
    ['valerian capsules or chamomile tea for sleep?', "i'd go with the tea. how much", 'Chamomile', 'Valerian'],
    ['peppermint tea or fennel capsules for wind', 'the capsules then, how many', 'Fennel', 'Peppermint'],
    ['arnica gel or turmeric capsules for the knee?', 'the gel, how often', 'Arnica', 'Turmeric'],
  ])('by its form: "%s" and "%s"', (asked, chosen, meant, other) => {
    const { text } = lastOf({ age: 45 }, asked, chosen);
    expect(text).toContain(meant);
    expect(text).not.toContain(other);
  });
  test.each([
    'So which tea I can drink in the evening? Peppermint, linden, chamomile?',
    'what can i take in the evening? valerian, hops?',
  ])('names behind the question are the ones asked about: "%s"', (asked) =>
    expect(lastOf({ age: 52, currentMedications: 'tacrolimus' }, asked).offered).toEqual([]),
  );
  test('"which one would you start with" compares what was named', () =>
    expect(
      lastOf(
        { age: 45 },
        'I lie awake. My friend takes valerian, my sister takes lavender capsules, I have chamomile tea. Which one would you start with?',
      ).text,
    ).toMatch(/^I would begin with/));
});

describe('an operation ahead', () => {
  test.each([
    "knee replacement in ten days, i only take fish oil, a ginkgo tablet and garlic pearls. those don't count do they?",
    'operation on the 14th, i take ginkgo and vitamin e. does that matter?',
    'surgery in 3 weeks, i use valerian every night. carry on?',
  ])('what is taken counts: "%s"', (asked) => expect(lastOf({ age: 66 }, asked).text).toMatch(/^Yes, that counts/m));
});

describe('training with a cold', () => {
  test.each([
    ['got a cold since yesterday. elderberry?', 'can i still hit the gym'],
    ['my throat is scratchy', 'may i do sports with this cold?'],
  ])('"%s" and "%s"', (told, asked) => {
    const { text, offered } = lastOf({ age: 31 }, told, asked);
    expect(text).toContain('light training is mostly fine');
    expect(offered).toEqual([]);
  });
});

test('how somebody else takes it is nobody’s low mood', () =>
  expect(
    lastOf(
      { age: 52, healthConcerns: 'kidney transplant' },
      'can i take black seed oil?',
      'ok she will be sad. echinacea then?',
    ).text,
  ).not.toMatch(/mood/));

test('a coated capsule is not chewed, and who asks has no trouble with swallowing', () => {
  const [, chewed, choice] = holdTalk({ age: 28, healthConcerns: 'irritable bowel' }, [
    'peppermint oil capsules?',
    'can i chew it if i cant swallow',
    'senna or psyllium for constipation?',
  ]);
  expect(chewed?.text).toContain('leave them whole');
  expect(choice?.text).not.toContain('trouble swallowing');
});

test.each([
  'if i remove the gliclazide on my own, then bitter melon is safe?',
  'removing my gliclazide and taking berberine, fine?',
])('leaving out a medicine is not passed over: "%s"', (asked) =>
  expect(lastOf({ age: 47, currentMedications: 'gliclazide' }, asked).text).toContain('Please keep taking gliclazide'),
);
