import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';

/** The last answer of a talk with somebody who takes no medicines, unless told otherwise. */
function talk(facts: Asker, ...questions: readonly string[]) {
  const answer = lastOf({ currentMedications: 'none', ...facts }, ...questions);
  return { answer, text: answer.text };
}

describe('another child or an elder is read with an age of their own', () => {
  const cough = 'my 4 year old has a cough, honey?';

  test.each([
    'his sister is 9 months can she have that too',
    'my other son is 8 months, him too?',
    'and his baby brother, 7 months?',
  ])('no honey for a baby: %s', (question) => {
    const { answer } = talk({ age: 39 }, cough, question);

    expect(answer.recommended.map(({ key }) => key)).not.toContain('honey');
    expect(answer.findings.map(({ severity }) => severity)).toContain('contraindicated');
  });

  test('the age of a baby tells nothing of how long a cough has lasted', () => {
    expect(talk({ age: 39 }, 'my 4 year old has a cough', 'and his baby brother, 7 months?').answer.level).toBe('none');
  });

  test('a grandfather asked for under the profile of an old man is that man', () => {
    const elder = { age: 85, gender: 'male', currentMedications: 'rivaroxaban, sertraline' };
    const { answer } = talk(elder, 'his hip hurts, what can he take, its my grandpa');

    expect(answer.recommended.map(({ key }) => key)).not.toContain('turmeric');
    expect(talk(elder, 'st johns wort for my grandpa?').answer.findings[0]?.with.id).toBe('rivaroxaban');
  });

  test('a grandfather under the profile of the young is somebody else', () => {
    expect(talk({ age: 30, currentMedications: 'sertraline' }, 'ginkgo for my grandpa?').text).toMatch(
      /how old is your grandpa/,
    );
  });

  test('an age after "really" is the age of that one', () => {
    const { text } = talk({ age: 37 }, 'need a laxative quick, senna or magnesium?', 'its for my dad really, 79');

    expect(text).not.toMatch(/how old is your dad/);
  });

  test('what a nursing mother wants for herself is hers, and the baby’s allergy is not', () => {
    const { text } = talk(
      { age: 29, healthConcerns: 'breastfeeding' },
      'my baby is 3 months and allergic to milk. i want something for my nerves',
    );

    expect(text).toMatch(/while nursing/);
    expect(text).not.toMatch(/at this age/);
  });
});

describe('a follow-up is answered by what it leans on', () => {
  test.each<[Asker, readonly string[], RegExp]>([
    [{}, ['does green tea have less caffeine than coffee?'], /^Green tea has less caffeine than coffee\./],
    [{}, ['does green tea have less caffeine than coffee?', 'ok and matcha'], /^A cup of matcha holds/],
    [{ currentMedications: 'ferrous fumarate' }, ['my iron tablet with coffee?', 'and tea?'], /Tea binds iron/],
    [{}, ['iron tablets?', 'what helps it go in better'], /^For iron this is known\. Vitamin C raises/],
    [{ currentMedications: 'insulin' }, ['fenugreek for sugar?', 'how will i notice if its too low'], /shaking, sweat/],
    [{ healthConcerns: 'glaucoma' }, ['dry eyes', 'can i put chamomile tea in them'], /^No, please put nothing made/],
    [{}, ['thrush again', 'yoghurt up there??'], /^No, please put nothing from the kitchen/],
    [{ currentMedications: 'simvastatin' }, ['grapefruit?', 'seville marmalade'], /^Leave that out as well/],
    [{ currentMedications: 'simvastatin' }, ['grapefruit?', 'oranges?'], /^Sweet oranges/],
    [{ currentMedications: 'atorvastatin' }, ['psyllium?', 'with my statin at the same time?'], /an hour before/],
    [{}, ['i drink 4 energy drinks a day', 'how do i cut down'], /Go down by one cup/],
    [{ healthConcerns: 'kidney stones' }, ['what tea is good for stones'], /^Much water/],
    [{}, ['feverfew for migraine?', 'stop feverfew quickly?'], /Rather slowly than at once/],
    [{}, ['berberine for sugar?', '6 months ok?'], /Trials ran about three months/],
    [{}, ['cranberry for a bladder infection?', 'and if its not better by when do i go'], /no change in two days/],
    [{}, ['ringing in the ears', 'so nothing helps?'], /hearing test/],
    [{}, ['milk thistle w food or w/o'], /before a meal/],
    [{ age: 17 }, ['stressed', 'are you allowed to tell my parents'], /^I tell nobody/],
    [{}, ['do you also sell these?'], /^No, I sell nothing/],
    [{}, ['i keep getting cold sores', 'can i kiss my baby'], /^Not with a cold sore/],
    [{}, ['can matcha replace my breakfast'], /stands in for a meal/],
    [{}, ['stopped smoking a week ago, climbing the walls'], /stop-smoking service/],
    [{}, ['altitude? coca tea?'], /^No\. For you, coca leaf would be the wrong choice/],
    [{ age: 52 }, ['snoring, herb?', 'i am tired in the day yes and stop breathing she says'], /sleep apn/i],
    [{ gender: 'female' }, ['migraine', 'with aura sometimes'], /raises the risk of a stroke/],
    [{}, ['prunes, how many a day?'], /about six prunes/],
    [
      {},
      ['valerian, hops or lavender for sleep?', 'tell me about hops', 'no, the other one'],
      /^Which do you mean, (?:valerian or lavender|lavender or valerian)/,
    ],
    [{ age: 74, healthConcerns: 'macular degeneration' }, ['what can i take for my eyes'], /only for some stages/i],
    [{}, ['which of these keeps me awake: green tea or rooibos'], /^Rooibos is not known to keep people awake/],
    [{}, ['what does adaptogen mean?', 'which ones are there'], /such as ashwagandha/],
    [{ age: 19 }, ['acne', 'tea tree, neat or diluted?'], /^Diluted, or ready made/],
    [{}, ['is ceylon cinnamon better than cassia cinnamon?'], /should take Ceylon/],
    [{}, ['cinnamon cassia or ceylon? a heap goes on my porridge'], /should take Ceylon/],
    [{}, ['what cleanses the liver?', 'coffee is bad for it right?'], /^That is not among the effects of coffee/],
    [{ healthConcerns: 'pregnant' }, ['ginger?', 'is candied ginger enough'], /1 g a day or less/],
    [{}, ['a cold. I have zinc already, does echinacea still help?'], /^Echinacea/],
    [
      {},
      ['which one of ginseng, rhodiola or lemon balm doesnt keep me awake'],
      /^Lemon balm is not known to keep people awake/,
    ],
    [{ age: 66, gender: 'male' }, ['does saw palmetto help getting up at night to pee'], /no benefit/],
    [{ age: 66, gender: 'male' }, ['I get up four times a night to pee', 'does saw palmetto work?'], /no benefit/],
    [{}, ['Which supplements should not be combined?'], /5-HTP and St John.s wort.*iron.*2 hours apart/s],
    [{}, ['what vitamins must never be taken together'], /I check all of it/],
  ])('%j %j', (facts, questions, says) => expect(talk({ age: 40, ...facts }, ...questions).text).toMatch(says));

  test('what adds up in the body does so at whatever hour', () => {
    const facts = { age: 52, currentMedications: 'lisinopril' };
    const { text } = talk(
      facts,
      'something for my blood pressure',
      'hibiscus, how do i make it',
      'can i have it with my pill at the same time',
    );

    expect(text).toMatch(/hours apart makes no difference with hibiscus .{0,12}and lisinopril/);
    expect(text).not.toMatch(/garlic|beet/i);
  });

  test('how often the rub, not how often the powder that stays', () => {
    const { text } = talk(
      { age: 66, currentMedications: 'apixaban' },
      'stiff fingers, what could help',
      'a cream I mean, to rub on',
      'my skin is cracked open there, still ok?',
      'how often a day then',
    );

    expect(text).toMatch(/^Leave out/);
  });

  test('what is taken alone goes first all the same', () => {
    const facts = { age: 70, currentMedications: 'levothyroxine, candesartan' };
    const { text } = talk(
      facts,
      'is rhodiola ok for being tired',
      'can i have it at the same time as my thyroid tablet',
    );

    expect(text).toMatch(/With levothyroxine this always counts[^]*goes first/);
  });

  test('a downside with coffee is of what was spoken of', () => {
    const { text } = talk({ age: 30 }, 'korean or american ginseng', 'any downside w coffee');

    expect(text).toMatch(/ginseng and coffee/);
  });

  test.each(['not enough milk for my baby', 'im breastfeeding and my milk is drying up', 'my milk is drying up'])(
    'milk that is given is nursed with: %s',
    (question) => {
      const { answer, text } = talk({ age: 28, gender: 'female' }, question);

      expect(text).toMatch(/milk supply/);
      expect(answer.recommended.map(({ key }) => key)).not.toContain('fenugreek');
      expect(text).not.toMatch(/dairy|at this age/i);
    },
  );

  test.each([
    'what herbs should i stay clear of',
    'any herbs that are off limits',
    'what must i not take',
    'what shouldnt i take',
    'what should i avoid',
    'herbs to avoid?',
  ])('what is to be left alone is told: %s', (question) => {
    const { answer, text } = talk({ age: 35, gender: 'female', healthConcerns: 'trying to get pregnant' }, question);

    expect(text).toMatch(/keep away from you.*Dong quai/is);
    expect(answer.recommended).toEqual([]);
    expect(text).not.toMatch(/pregnant or nursing\?/);
  });

  test('the hour is told, with the hours to a medicine that were told before', () => {
    const facts = { age: 55, currentMedications: 'alendronate' };
    const { text } = talk(facts, 'vit d and calcium, whats right', 'when to take calcium then');

    expect(text).toMatch(/with food/);
    expect(text).toMatch(/wait at least 30 minutes/);
  });

  test('another complaint of a baby is answered, whatever was refused before', () => {
    expect(talk({}, 'my 8 month old has a cough, honey?', 'she is also teething').text).toMatch(/ring to chew/);
  });

  test.each([
    ['ginkgo', 'does it go with warfarin'],
    ['st johns wort', 'does it work well with my sertraline'],
  ])('%s: "%s" asks for a check, not for studies', (herb, question) => {
    expect(talk({ age: 50 }, `${herb}?`, question).text).toMatch(/advise you against|leave out/i);
  });

  test.each([
    ['my 5 yr old too?', /For your child, ask first about thyme/],
    ['my husband as well?', /thyme for your husband/],
  ])('"%s" asks of what was spoken of', (question, says) =>
    expect(talk({ age: 41 }, 'how do i make a thyme cough syrup', question).text).toMatch(says),
  );

  test('on top of the medicine it was meant to replace is a check', () => {
    const { text } = talk(
      { age: 58, currentMedications: 'metformin' },
      'berberine instead of metformin?',
      'then on top of it',
    );

    expect(text).toMatch(/berberine and metformin/);
  });

  test('no herb brings a period on, pregnant or not', () => {
    const asked = ['period 2 weeks late, herbs to bring it on?', 'parsley tea?'];

    expect(talk({ age: 20, gender: 'female' }, ...asked).text).toMatch(/pregnant or not/);
    expect(
      talk({ age: 20, gender: 'female' }, asked[0] ?? '', 'im not pregnant im sure', 'parsley tea then').text,
    ).toMatch(/pregnant or not/);
  });

  test('what is turned down with a no after it is not offered', () => {
    const { answer } = talk({ age: 71 }, 'st johns wort no, i know. what else for the blues');

    expect(answer.recommended.map(({ key }) => key)).not.toContain('st-johns-wort');
    expect(answer.recommended).not.toHaveLength(0);
  });

  test('something gentler is no senna', () => {
    const { answer } = talk({ healthConcerns: 'constipation' }, 'prunes?', 'they give me wind. anything gentler');

    expect(answer.recommended.map(({ key }) => key)).toEqual(['psyllium', 'flaxseed']);
  });

  test('a sunburn with shivering is for a doctor', () => {
    const { answer } = talk({ age: 30 }, 'sunburnt badly, what to put on', 'with blisters and shivering');

    expect(answer.level).toBe('urgent');
  });

  test('drinks to avoid are drinks', () => {
    const { answer } = talk(
      { age: 52, currentMedications: 'amlodipine' },
      'what drinks should i avoid with my tablets',
    );
    const keys = answer.findings.map(({ subject }) => subject.id);

    expect(keys).toContain('grapefruit');
    expect(keys).not.toContain('ginkgo');
  });

  test('whoever was seen by a doctor is answered what was asked before', () => {
    const { answer } = talk(
      { age: 55 },
      'brain fog since covid, tired, short of breath on stairs',
      'i did see the doctor, all tests fine.',
    );

    expect(answer.recommended).not.toHaveLength(0);
  });

  test('lamotrigine taken for fits tells of no highs', () => {
    const facts = { age: 29, currentMedications: 'lamotrigine', healthConcerns: 'epilepsy' };

    expect(talk(facts, 'what for better sleep').text).not.toMatch(/start of a high/);
  });

  test('the iron that is prescribed is not counted on top of itself', () => {
    const { answer } = talk(
      { age: 38, currentMedications: 'ferrous fumarate' },
      'can i take my iron tablet with coffee',
    );

    expect(answer.findings.filter(({ severity }) => severity !== 'minor')).toHaveLength(0);
  });

  test('a wish to become pregnant is heard however it is told, and of a husband it is no pregnancy', () => {
    const facts = { age: 30, gender: 'female' };

    expect(talk(facts, 'berberine?', 'we try for a baby').text).toMatch(/trying to conceive/);
    expect(talk(facts, 'is maca ok? we try for a baby', 'my husband too?').text).toMatch(/your husband/);
  });
});

describe('a medicine and a herb, one before the other', () => {
  test.each([
    ['magnesium for sleep?', 'before or after my thyroid pill?', /4 hours apart.*goes first/s],
    ['chamomile tea for sleep?', 'should i take it before or after my thyroid pill?', /no hours.*goes first/s],
    ['chamomile tea for sleep?', 'before or after my blood pressure pill?', /as its leaflet says/],
  ])('%s %s', (first, then, says) => {
    expect(talk({ age: 50, currentMedications: 'levothyroxine, lisinopril' }, first, then).text).toMatch(says);
  });
});

test('a tea asked for after an oil for the skin is no oil that was drunk', () => {
  const { answer } = talk(
    { age: 25 },
    'my gf is 7 weeks pregnant and has a headache',
    'peppermint oil on the forehead?',
    'can she drink peppermint tea',
  );

  expect(answer.level).toBe('none');
});
