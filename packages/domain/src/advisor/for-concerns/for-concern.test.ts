import { describe, expect, test } from 'vitest';
import { findHerb } from '../../herbs/catalogue.ts';
import { healthyAdult, lastOf } from '../../../testing/talk.ts';

describe('beside what is offered stands what adds to the medicines, and what was left out to be asked about', () => {
  test.each([
    [{ age: 72, currentMedications: 'bisoprolol' }, 'I sleep badly. Which herbs?', 'lead to falls'],
    [
      { age: 57, currentMedications: 'lisinopril' },
      'Which herbs bring my blood pressure down?',
      'Check your blood pressure',
    ],
    [{ age: 60, currentMedications: 'gliclazide' }, 'Which herbs bring blood sugar down?', 'add to gliclazide'],
    [{ age: 60, currentMedications: 'insulin' }, 'what helps my blood sugar naturally?', 'a low blood sugar can come'],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toContain(says));

  test.each([
    [
      { age: 69, currentMedications: 'warfarin' },
      'My knees hurt from arthritis, which herb is good?',
      /Left out[^]*turmeric \(warfarin\)/,
    ],
    [
      { age: 33, allergies: 'ragweed, daisies' },
      'my hands have eczema. Which cream would suit me?',
      /Left out[^]*chamomile \(allergy/,
    ],
    [
      { age: 30, healthConcerns: 'pregnant' },
      'Bad heartburn. What can I take?',
      /Left out[^]*marshmallow root \(in pregnancy\)/,
    ],
    [
      { age: 41, currentMedications: 'sertraline' },
      'What can I take for more energy?',
      /Left out[^]*rhodiola \(sertraline\)/,
    ],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toMatch(says));

  test.each(['what helps me sleep?', 'what lowers blood pressure?', 'what is good for stress?'])(
    'a healthy adult is told of none: "%s"',
    (asked) => {
      const { text, findings } = lastOf(healthyAdult, asked);
      expect(text).not.toMatch(/Left out until|Before you choose|Not for you/);
      expect(findings).toEqual([]);
    },
  );
});

describe('of several complaints each gets its own', () => {
  test.each([
    [
      'always tired, bloated after lunch and my lower back aches',
      /tiredness, bloating and back pain/,
      ['energy', 'bloating', 'back-pain'],
    ],
    ['catching every bug from nursery, sore back and bad sleep', /immune support/, ['immunity', 'back-pain', 'sleep']],
  ])('"%s"', (asked, topics, uses) => {
    const { text, offered } = lastOf(healthyAdult, asked);
    expect(text).toMatch(topics);
    for (const use of uses)
      expect(
        offered.some((key) => findHerb(key)?.monograph?.uses.some((each) => each.use === use) === true),
        use,
      ).toBe(true);
  });

  test('two herbs that are refused leave room for one for each', () => {
    const { text } = lastOf(
      { age: 33, healthConcerns: 'epilepsy', currentMedications: 'lamotrigine' },
      'sore throat and nervous before a show. sage? eucalyptus? which is safe',
    );
    expect(text).toMatch(/For anxiety I would rather look at [^.]* for a sore throat at /);
    expect(text.match(/eucalyptus with epilepsy/g)).toHaveLength(1);
  });
});

describe('something to take or something to put on: some of either', () => {
  test.each(['sore knees, which tea or cream?', 'my knees ache: capsules or a gel?'])('"%s"', (asked) => {
    const { offered } = lastOf({ age: 60 }, asked);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered).toContain('cayenne');
  });
  test.each(['sore knees, which cream?', 'sore knees, which tea?'])('one of them alone: "%s"', (asked) =>
    expect(lastOf({ age: 60 }, asked).offered.length).toBeLessThan(4),
  );
});

describe('who wants bitters gets bitters', () => {
  test.each(['so full after meals, anything bitter I could take?', 'gas and bloating, which bitter herbs?'])(
    '"%s"',
    (asked) => {
      const { offered, text } = lastOf(healthyAdult, asked);
      expect(text).toContain('before the meal');
      for (const key of offered)
        expect(['artichoke-leaf', 'dandelion', 'gentian', 'chicory', 'angelica']).toContain(key);
    },
  );
  test.each(['bitter taste in my mouth and bloated', 'bloated, what helps?'])('"%s" wants none', (asked) =>
    expect(lastOf(healthyAdult, asked).text).not.toContain('before the meal'),
  );
});

describe('what is told besides', () => {
  test.each(['tummy cramps and the runs since last night', 'diarrhoea and belly ache, which tea?'])(
    'a child who loses water has to drink, whatever aches: "%s"',
    (asked) => expect(lastOf({ age: 4 }, asked).text).toMatch(/salt-and-sugar drink[^]*little urine/),
  );
  test('a younger woman whose belly stays bloated is sent to have the ovaries looked at, and a man is not', () => {
    expect(lastOf({ age: 38, gender: 'female' }, 'bloated every night, what helps?').text).toContain('ovaries');
    expect(lastOf({ age: 38, gender: 'male' }, 'bloated every night, what helps?').text).not.toContain('ovaries');
  });
});

test('where the usual herb has to be asked about, another is named in its place', () => {
  const { text, offered } = lastOf({ age: 17, currentMedications: 'isotretinoin' }, 'which herb for acne?');
  expect(text).not.toContain('Tea tree (');
  expect(offered.length).toBeGreaterThan(0);
  expect(lastOf({ age: 17, currentMedications: 'none' }, 'which herb for acne?').offered).toContain('tea-tree');
});

test('where hours between settle it, nothing is put in its place', () => {
  const asked = 'psyllium for constipation, how much?';
  expect(lastOf({ age: 66, currentMedications: 'levothyroxine' }, asked).offered).toEqual([]);
});

test.each(['tamoxifen', 'Arimidex', 'exemestane'])(
  'beside %s nothing is offered for hot flushes',
  (currentMedications) => {
    const { offered, text } = lastOf(
      { age: 58, gender: 'female', currentMedications },
      'hot flashes at work all day, which plant helps?',
    );
    expect(offered).toEqual([]);
    expect(text).toMatch(/cool room/);
  },
);

test.each(['methotrexate', 'azathioprine', 'adalimumab'])(
  'tired on %s: the blood test comes before a tonic',
  (currentMedications) => {
    const { offered, text } = lastOf({ age: 52, currentMedications }, 'no energy these days, what could I take?');
    expect(offered).toEqual([]);
    expect(text).toMatch(/too few blood cells/);
  },
);

test('heavy legs with a weak heart get no herb before the heart team has looked', () => {
  const { offered, text } = lastOf({ age: 66, healthConcerns: 'heart failure' }, 'heavy legs in the evening');
  expect(offered).toEqual([]);
  expect(text).toMatch(/water that gathers/);
});

test.each([
  { currentMedications: 'capecitabine' },
  { currentMedications: 'imatinib' },
  { healthConcerns: 'leukaemia' },
])('no willow bark with a blood that may not clot: %o', (told) => {
  expect(lastOf({ age: 51, ...told }, 'back pain, a natural painkiller?').offered).not.toContain('willow-bark');
});

test.each(['indigestion after meals, what helps?', 'heartburn, what helps?'])('beside a painkiller: "%s"', (asked) =>
  expect(lastOf({ age: 47, currentMedications: 'naproxen' }, asked).text).toMatch(/naproxen can bring on/),
);

describe('whoever is dizzy at a great age is offered nothing that makes drowsy', () => {
  const asked = 'I get dizzy spells and I lie awake for hours. What could I take?';
  const drowsy = ['valerian', 'hops', 'passionflower', 'melatonin', 'california-poppy'];

  test('from 65', () =>
    expect(lastOf({ age: 78, currentMedications: 'none' }, asked, 'a tea maybe?').offered).not.toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(drowsy.join('|')))]),
    ));

  test('who is young may choose', () =>
    expect(
      lastOf({ age: 30, currentMedications: 'none' }, 'I lie awake for hours. What could I take?').offered,
    ).toContain('valerian'));
});

test.each(['perindopril', 'candesartan'])(
  '%s tells of a pressure that caffeine and ginseng would not help',
  (currentMedications) => {
    const { offered } = lastOf(
      { age: 50, gender: 'male', currentMedications },
      'so tired lately, what gives me energy?',
    );
    expect(
      offered.filter((key) => ['asian-ginseng', 'yerba-mate', 'guarana', 'green-tea', 'coffee'].includes(key)),
    ).toEqual([]);
  },
);

test('a tonic that has to be asked about first is no tonic to offer', () => {
  const { offered, text } = lastOf(
    { age: 66, gender: 'male', currentMedications: 'edoxaban', healthConcerns: 'AFib' },
    'no energy since weeks, is there a herb?',
  );
  expect(offered).toEqual([]);
  expect(text).toMatch(/doctor/);
});
