import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const hopeful = { age: 36, gender: 'female', healthConcerns: 'trying to conceive' };
const pregnant = { age: 31, gender: 'female', healthConcerns: '11 weeks pregnant' };
const nursing = { age: 29, gender: 'female', healthConcerns: 'breastfeeding' };

describe('which vitamins, of one who expects, hopes for or nurses a child', () => {
  test.each([
    [pregnant, 'what vitamins do I need', /Folic acid counts most/],
    [hopeful, 'should I take vitamins', /Folic acid counts most/],
    [nursing, 'which vitamins should I take now?', /^Vitamin D, 10 micrograms/],
    [healthyAdult, 'which vitamins should I take every day?', /^Most people who eat a mixed diet/],
  ])('%j: "%s"', (person, asked, told) => expect(lastOf(person, asked).text).toMatch(told));

  test('retinol is warned of in pregnancy alone', () => {
    expect(lastOf(pregnant, 'what vitamins do I need').text).toContain('Take no vitamin A');
    expect(lastOf(nursing, 'which vitamins should I take now?').text).not.toContain('vitamin A');
  });
});

describe('a pregnancy that was hoped for is heard', () => {
  test.each(['test was positive!', "I'm pregnant!", 'the pregnancy test came back positive'])('"%s"', (told) =>
    expect(lastOf(hopeful, 'what can help me get pregnant?', told).text).toMatch(/^Congratulations/),
  );

  test('and what was spoken of is checked for it', () =>
    expect(lastOf(hopeful, 'is chasteberry good for me?', 'test was positive!').text).toMatch(
      /noted: pregnant[^]*leave out chasteberry/,
    ));
});

describe('supposed or later pregnancy, after a herb', () => {
  test.each([
    ['is chamomile ok?', "what if I'm pregnant", /chamomile in pregnancy/],
    ['is ginkgo ok?', "should I stop when I'm pregnant", /Not in pregnancy|ginkgo in pregnancy/],
  ])('"%s", "%s"', (first, then, told) =>
    expect(lastOf({ age: 31, gender: 'female' }, first, then).text).toMatch(told),
  );

  test('what reaches the womb is no question of a border', () =>
    expect(lastOf(pregnant, 'is ginger ok?', 'does it cross into the womb').text).toContain('can reach the baby'));
});

describe('while nursing', () => {
  test.each([[[]], [['can I take moringa?']]])('a glass of wine, after %j', (before) =>
    expect(lastOf(nursing, ...before, 'can I drink a glass of wine').text).toMatch(/safest to drink none[^]*two hours/),
  );

  test.each(['I want to stop nursing, what dries up milk', 'how do I wean?'])(
    '"%s" offers nothing for more milk',
    (asked) => {
      const { text, offered } = lastOf(nursing, asked);
      expect(text).toContain('Milk dries up when');
      expect(offered).toEqual([]);
    },
  );

  test.each(["he's 6 weeks", "she's 4 months old now"])(
    '"%s", after her own cold, is no question for the baby',
    (told) => {
      const { text, level } = lastOf(nursing, 'I have a cold, what can I take?', told);
      expect(level).toBe('none');
      expect(text).toContain('What I named is for you alone');
    },
  );
});

test('lozenges for colds with more zinc than the limit are not for a pregnancy', () => {
  const { text } = lastOf(pregnant, 'I have a cold, what can I take?');
  expect(text).toContain('Stay below 40 mg a day');
  expect(text).not.toContain('75-100 mg a day, for');
});

describe('a blood pressure that counts as high is for the maternity unit the same day', () => {
  test.each(['my blood pressure is 150 over 95', 'bp was 138/92 today'])('"%s"', (told) => {
    const { level, text } = lastOf(pregnant, told);
    expect(level).toBe('urgent');
    expect(text).toContain('checked the same day');
  });

  test.each(['bp was 118/72 today', 'magnesium 300/400 mg ok?'])('"%s" is none', (told) =>
    expect(lastOf(pregnant, told).level).toBe('none'),
  );
});

test.each(['is magnesium ok with insulin', "I'm 41 weeks now"])('"%s" is no news of the pregnancy', (told) =>
  expect(lastOf({ ...pregnant, currentMedications: 'insulin' }, 'is cinnamon tea ok?', told).text).not.toContain(
    'because of a pregnancy',
  ),
);

describe('under the profile of a baby', () => {
  const baby = { age: 0, gender: 'female' };
  test.each([
    ["she's teething", /^A cool ring to chew/],
    ['she has nappy rash', /^Diaper rash heals/],
  ])('"%s" is a matter of its own', (told, says) =>
    expect(lastOf(baby, 'can she have chamomile tea?', told).text).toMatch(says),
  );

  test('jabs were not swallowed, and months make nobody pregnant', () => {
    expect(lastOf(baby, 'can she have chamomile tea?', 'she had her jabs yesterday').text).not.toContain('Leave out');
    expect(lastOf(baby, 'can she have chamomile tea?', "she's 5 months").text).not.toContain('pregnant');
  });
});

test.each(["I'm swollen in the feet", 'my ankles are swollen, what helps?'])(
  '"%s" tells when swelling is for today',
  (told) =>
    expect(lastOf(pregnant, 'what can I take for heartburn?', told).text).toMatch(/^Feet and ankles swell[^]*today/),
);

test('a trouble that is only named, after something was offered, is what is asked about', () =>
  expect(lastOf(pregnant, 'what can I take for heartburn?', 'piles').text).toContain('Soft stools and no straining'));

describe('a positive test told with a question behind it', () => {
  test.each([
    'I just got a positive! can I drink the raspberry leaf tea I have here',
    'omg got my bfp, is raspberry leaf ok',
    'we had a positive test this morning. raspberry leaf now?',
    'test came back positive so can i start raspberry leaf tea',
  ])('"%s"', (asked) => {
    const { findings } = lastOf(hopeful, 'my husband has a low sperm count, anything for him?', asked);
    expect(findings.map((each) => each.with.id)).toContain('pregnancy');
  });

  test.each(['I had a positive experience with raspberry leaf, ok?', 'the covid test was positive, raspberry leaf?'])(
    'no pregnancy: "%s"',
    (asked) =>
      expect(lastOf(hopeful, 'maca for fertility?', asked).findings.map((each) => each.with.id)).not.toContain(
        'pregnancy',
      ),
  );
});

test.each(['what would happen if I fell pregnant while on it', 'and what if I got pregnant', 'and if I was pregnant?'])(
  'who only supposes a pregnancy is not taken for pregnant afterwards: "%s"',
  (supposed) => {
    const woman = { age: 35, gender: 'female', currentMedications: 'none' };
    expect(lastOf(woman, 'is valerian any good for sleep?', supposed).text).toContain('valerian in pregnancy');
    const { text } = lastOf(woman, 'is valerian any good for sleep?', supposed, 'how much would I take?');
    expect(text).toContain('400 to 600 mg');
    expect(text).not.toMatch(/in pregnancy|midwife/);
  },
);
