import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const woman = { age: 41, gender: 'female', currentMedications: 'none' };

describe('what was spoken of for the skin is not swallowed', () => {
  test.each([
    ['tea tree for my scalp?', 'is it ok to mix a bit into my tea'],
    ['tea tree for my toenail?', 'could I take a few drops of it too'],
    ['arnica cream for my knee?', 'would it help from the inside too'],
    ['arnica gel for a bruise?', 'safe to take orally?'],
    ['comfrey cream for my ankle?', 'could i have a spoon of it as well'],
  ])('"%s", "%s"', (first, asked) => {
    const { text, offered } = lastOf(healthyAdult, first, asked);
    expect(text).toMatch(/^No, do not swallow [a-z ]+, not even a little\.\s+\S/);
    expect(text).toContain('on the skin still holds');
    expect(offered).toHaveLength(0);
  });

  test.each([
    ['horse chestnut gel for heavy legs?', 'may i drink it'],
    ['arnica for bruises?', 'can i take it on holiday'],
    ['peppermint tea for wind?', 'can i drink a cup after dinner'],
  ])('what is also taken, or only carried, is not refused: "%s", "%s"', (first, asked) =>
    expect(lastOf(healthyAdult, first, asked).text).not.toContain('do not swallow'),
  );

  test('after that it does not stay left out for the bruise', () =>
    expect(lastOf(healthyAdult, 'arnica for my bruised shin?', 'can i swallow it?', 'ok thanks').text).not.toContain(
      'left out',
    ));

  test('a tea that was asked of stays the tea until a cream is named', () => {
    const talk = ['comfrey tea for a twisted ankle?', 'my gran took it all her life'] as const;
    expect(lastOf(healthyAdult, ...talk).text).toContain('leave out comfrey');
    expect(lastOf(healthyAdult, ...talk, 'only the ointment then, how long?').text).toMatch(/^Comfrey \(topical\)/);
  });
});

describe('the one spoken of is held against another', () => {
  test.each([
    'which is better for every single day, that or senna?',
    'what would suit me more for a whole year, that or senna?',
  ])('"%s"', (asked) => {
    const { text } = lastOf(woman, 'how do i take psyllium', asked);
    expect(text).toMatch(/^I would begin with psyllium/);
  });

  test('hours between it and a tablet are no reason for the one of a week', () =>
    expect(
      lastOf(
        { ...woman, currentMedications: 'levothyroxine' },
        'how do i take psyllium',
        'which is better for every day, that or senna?',
      ).text,
    ).toMatch(/^I would begin with psyllium: senna is for a short time only\. Mind the hours/));

  test('and nothing is put in where no other is named', () =>
    expect(lastOf(woman, 'is lemon balm calming', 'should i have it or not').text).toContain('lemon balm'));
});

describe('a herb put right is asked of as the wrong one was', () => {
  test.each(['no, i meant valerian', 'oops wrong one, valerian', 'sorry, valerian', 'no sorry i mean valerian root'])(
    '"%s"',
    (said) =>
      expect(lastOf(healthyAdult, 'how do you take vervain for sleep', said).text).toMatch(/^Valerian\. As a tea/),
  );

  test.each(['sorry, valerian and hops', 'actually valerian is no good for me'])(
    'more than the name is read as it stands: "%s"',
    (said) =>
      expect(lastOf(healthyAdult, 'how do you take vervain for sleep', said).text).not.toMatch(
        /^Valerian\. As a tea: 0\.3/,
      ),
  );
});

describe('back to oneself, after it was asked for somebody else', () => {
  const talk = ['what tea helps me sleep? no meds', 'and for my mum? she is 80 and takes temazepam'] as const;

  test.each(['ok back to me, how long before bed', 'right, me again: how long before bed?'])('"%s"', (asked) => {
    const { text } = lastOf(woman, ...talk, asked);
    expect(text).toMatch(/Valerian\. Best in the evening/);
    expect(text).not.toContain('your mum');
  });

  test('nobody else was spoken of', () =>
    expect(lastOf(woman, 'what tea helps me sleep? no meds', 'back to me, how long before bed').text).toContain(
      'Best in the evening',
    ));
});

describe('one pot for two', () => {
  const talk = ['what tea helps me sleep? no meds', 'and him? my husband is 63, on diazepam'] as const;

  test.each(['can we have the same pot', 'could we both drink the same tea?', 'one pot for us both ok?'])(
    'is checked for the other as well: "%s"',
    (asked) =>
      expect(lastOf(woman, ...talk, 'and me?', asked).text).toMatch(
        /no chamomile, lemon balm and valerian.* diazepam/is,
      ),
  );

  test('of whom nothing was told', () =>
    expect(lastOf(woman, 'what tea helps me sleep? no meds', 'can we share a pot?').text).toContain(
      'tell me of the other',
    ));
});

describe('a food that was named by the way is meant', () => {
  test.each(['ok with allopurinol?', 'does that go with febuxostat'])('"%s"', (asked) =>
    expect(lastOf({ age: 54, gender: 'male' }, 'gout in my toe, anything natural?', asked).text).not.toContain(
      'named no herb',
    ),
  );

  test('where none was, that is said', () =>
    expect(lastOf({ age: 54, gender: 'male' }, 'hello', 'does it clash with allopurinol?').text).not.toContain(
      'cherry',
    ));
});

describe('what is told behind a why not is news for what was asked of', () => {
  test.each([
    'why not? i have about 6 beers a night, would relax me',
    'why? it would calm me and i drink a bottle of wine a day',
  ])('"%s"', (said) => {
    const { text, offered } = lastOf({ age: 48, gender: 'male' }, 'kava for nerves?', said);
    expect(text).toContain('please leave kava alone');
    expect(offered).not.toContain('rhodiola');
  });

  test('a wish is still one', () =>
    expect(
      lastOf({ age: 48, gender: 'male' }, 'kava for nerves?', 'ok what would help me relax?').offered,
    ).not.toHaveLength(0));
});

describe('what is supposed of a pregnancy is asked of the pregnancy', () => {
  test.each([
    'could i still have ginger if i get pregnant',
    'is it ok once i am pregnant?',
    'can i have it if i fall pregnant',
  ])('"%s"', (asked) => expect(lastOf(woman, 'ginger for travel sickness?', asked).text).toContain('1 g a day'));

  test('whether it makes it harder is another question', () =>
    expect(lastOf(woman, 'chasteberry for pms?', 'could it make it harder to get pregnant later?').text).toContain(
      'conceive',
    ));
});

test.each(['breastfeeding and my milks low, anything natural?', 'nursing, milk is low, what tea?'])(
  'milk that runs low is no food: "%s"',
  (asked) => expect(lastOf(woman, asked).text).toContain('Nursing often'),
);

describe('troubles that are denied are no wish', () => {
  test.each(['no sleep probs', 'no trouble sleeping', 'no sleep problems'])('"%s"', (denied) =>
    expect(lastOf({ age: 36, gender: 'male' }, `low mood, ${denied}. anything natural?`).offered).not.toContain(
      'valerian',
    ),
  );

  test.each(['no sleep for weeks', 'no energy and no sleep'])('"%s" tells one', (told) =>
    expect(lastOf(healthyAdult, `${told}, anything natural?`).text).toMatch(/sleep/),
  );
});

describe('what is felt after weeks of what was advised against is told to the doctor today', () => {
  const thyroid = {
    age: 60,
    gender: 'female',
    healthConcerns: 'underactive thyroid',
    currentMedications: 'levothyroxine',
  };

  test.each(['been on it a month, heart races n im losing weight', 'had it six weeks now and i feel shaky and sweaty'])(
    '"%s"',
    (told) => {
      const { level, text } = lastOf(thyroid, 'ashwagandha and kelp for my thyroid?', told);
      expect(level).toBe('urgent');
      expect(text).toContain('may come from it');
      expect(text).not.toContain('poison line');
    },
  );

  test('taken an hour ago it is for the poison line', () =>
    expect(
      lastOf(thyroid, 'ashwagandha and kelp for my thyroid?', 'took two an hour ago, now i feel dizzy').text,
    ).toMatch(/poison/i));
});

describe('somebody else of whom an illness was told is checked', () => {
  test.each(['my mum has some too, shes 74 with AF', 'my dad takes it, hes 80 and has atrial fibrillation'])(
    '"%s"',
    (told) => {
      const { text, offered } = lastOf(woman, 'kelp tablets for energy?', told);
      expect(text).toContain('atrial fibrillation');
      expect(offered).not.toContain('iodine');
    },
  );
});
