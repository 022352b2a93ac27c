import { expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

test.each([
  ['a colicky baby', 'What helps a colicky baby?'],
  ['a crying baby', 'What calms a crying baby?'],
  ['children in general', 'What helps children sleep?'],
  ['a child whose age is written out', 'My four year old cannot sleep. What helps?'],
])('a question of %s is no question of a grown-up: nothing is sold', (_, question) => {
  const { products, text } = lastOf({ age: 35 }, question);

  expect(products).toEqual([]);
  expect(text).not.toMatch(/\d+ ?mg/);
});

test.each([
  ['since a baby was born', "Since my baby was born I can't sleep."],
  ['with a child ill as well', 'My toddler has a cold and now I have a sore throat.'],
  ['who takes what a sister takes', 'My sister takes valerian, is it good for me?'],
])('one who complains %s is the one who is advised', (_, question) => {
  expect(lastOf({ age: 35 }, question).text).not.toMatch(/at this age|pediatrician|your sister/i);
});

test('an illness told after a herb is held against that herb before anything else', () => {
  const { text, findings } = lastOf({ age: 50 }, 'Is licorice tea fine?', 'I have high blood pressure');

  expect(text).toMatch(/No, I would leave out licorice/);
  expect(findings[0]).toMatchObject({ subject: { id: 'licorice' }, with: { id: 'high-blood-pressure' } });
});

test('a herb as good as the tablets? What the two do together is always told', () => {
  const { findings, text } = lastOf(
    { age: 40, currentMedications: 'sertraline' },
    "Is St John's wort as good as my tablets?",
  );

  expect(findings.some(({ with: other }) => other.id === 'sertraline')).toBe(true);
  expect(text).toMatch(/Keep taking sertraline/);
});

test('two who share a herb are both checked', () => {
  const { findings } = lastOf(
    { age: 40, currentMedications: 'fluoxetine' },
    "My mum is 70. Can she take St John's wort?",
    'Could I share it with her?',
  );

  expect(findings.some(({ with: other }) => other.id === 'fluoxetine')).toBe(true);
});

test.each([
  ['Is it true that licorice raises blood pressure?', /^Yes/],
  ['Does green tea keep you awake?', /^Yes/],
  ['Should people with high blood pressure avoid licorice?', /^Yes/],
  ['Is melissa the same as lemon balm?', /^Yes/],
  ['Is black seed oil good for everything?', /Nothing is good for everything/],
  ['How much caffeine is in yerba mate?', /30 to 80 mg/],
])('"%s" is answered in its first words', (question, words) => {
  expect(lastOf({ age: 50 }, question).text).toMatch(words);
});

test('what was told in jest is not kept', () => {
  expect(lastOf({ age: 30 }, 'I took 20 paracetamol', 'just kidding', 'what helps with sleep').text).not.toMatch(
    /paracetamol/,
  );
});

test('an answer in a few words is read as it was meant: "68, eliquis, male"', () => {
  const { text, findings } = lastOf({}, 'ginkgo?', '68, eliquis, male');

  expect(text).toMatch(/68 years old/);
  expect(findings.some(({ with: other }) => other.id === 'apixaban')).toBe(true);
});

test('what is asked of a product is asked of all that it holds, also a turn later', () => {
  const { findings, text } = lastOf({ age: 45 }, 'What does Iberogast contain?', 'Is it okay with my liver disease?');

  expect(findings.map(({ subject }) => subject.id)).toEqual(expect.arrayContaining(['greater-celandine', 'licorice']));
  expect(text).toMatch(/^No/);
});

test('a herb that the doctor finds fine is no result of a test: it is gone into', () => {
  const { findings } = lastOf({ age: 60, currentMedications: 'Warfarin' }, 'My doctor said ginkgo is fine for me');
  expect(findings.some(({ with: other }) => other.id === 'warfarin')).toBe(true);
});

test.each(["I wasn't joking", 'I was not joking', "that wasn't a joke"])(
  'a joke that was none ("%s") brings the alarm back',
  (taken) => {
    expect(lastOf({ age: 30 }, 'I want to die', 'joking', taken).level).toBe('emergency');
  },
);

test.each([
  ['I have a cold, what helps?', {}],
  ["I can't fall asleep at night, what can I take?", { age: 72, currentMedications: 'warfarin, metoprolol' }],
  ["I'm so stressed at work, what helps?", { age: 29, gender: 'female', currentMedications: 'sertraline' }],
  ['What is good for my bones?', { age: 30, gender: 'female', healthConcerns: 'pregnant' }],
  ['My lower back hurts, what helps?', {}],
  ["I'm constipated, what can I take?", {}],
])('the first answer to "%s" can be read at one go', (question, profile) => {
  expect(lastOf(profile, question).text.split(/\s+/).length).toBeLessThan(280);
});

test('an amount that belongs to another use is not told: zinc for a cold is a lozenge, for the skin it is none', () => {
  expect(lastOf({ age: 40, currentMedications: 'none' }, 'how do I take zinc for a cold?').text).toMatch(
    /lozenges that gave about 75-100 mg/,
  );
  expect(lastOf({ age: 40, currentMedications: 'none' }, 'What helps against pimples?').text).not.toMatch(
    /lozenges|recommended intake/i,
  );
});

test('the very wish is nothing a herb is checked against', () => {
  expect(lastOf({ age: 50 }, 'What can I take for high cholesterol?').text).not.toMatch(/against high cholesterol/);
});

test('a child gets the help that fits a child, and is told no amounts', () => {
  const { text, recommended } = lastOf({ age: 35, gender: 'female' }, "My 6 year old's knees hurt, what helps?");

  expect(text).toMatch(/limps/);
  expect(text).not.toMatch(/healthy weight|after 50/);
  expect(recommended).toEqual([]);
});

test.each(['a tea for stress please', 'best tea for bloating after dinner', 'any herbal tea that helps with anxiety?'])(
  'who wants a tea is told of teas alone: %s',
  (question) => {
    const { recommended, text } = lastOf({ age: 40, currentMedications: 'none' }, question);

    expect(text.match(/As a tea:/g)).toHaveLength(recommended.length);
    expect(recommended.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/on a cloth|coated capsules with/i);
  },
);

test.each([
  'can I use turmeric instead of going to the doctor?',
  "I don't want to see a doctor, what helps with a rash?",
  'cranberry so I can avoid seeing my gp about my bladder',
])('no herb is a reason to wait: %s', (question) => {
  expect(lastOf({ age: 40, currentMedications: 'none' }, question).text).toMatch(/no herb put off a visit/);
});

test.each(['should I see a doctor before taking ginkgo?', "I don't need to see my doctor until May, is ginger fine?"])(
  'who has a doctor is not sent there once more: %s',
  (question) => {
    expect(lastOf({ age: 40, currentMedications: 'none' }, question).text).not.toMatch(/no herb put off a visit/);
  },
);

test.each([
  'my wife says I stop breathing and I wake up tired. valerian?',
  'my husband noticed that i sometimes stop breathing, can I take hops',
])(
  'pauses in the breath that another noticed are for the doctor before anything that makes drowsy: "%s"',
  (question) => {
    const { level, text } = lastOf({ age: 50 }, question);
    expect(level).toBe('urgent');
    expect(text).toContain('breathing that stops in sleep');
  },
);

test('the same in a profile is an illness that sedatives are held against', () =>
  expect(
    lastOf({ age: 50, healthConcerns: 'wife says I stop breathing' }, 'can I take valerian?').findings,
  ).toContainEqual(expect.objectContaining({ with: expect.objectContaining({ id: 'sleep-apnea' }) })));

test.each([
  ['what does THR on the box mean', /registered herbal medicine/],
  ['doping test next week, can I have higenamine', /Higenamine is on the world list at all times/],
  ['how do I make a marigold salve and how long does it keep', /water bath[^]*half a year/],
  ['is licorice any good for gastritis? my pressure is high', /marshmallow root tea/],
])('"%s"', (question, words) =>
  expect(lastOf({ age: 50, healthConcerns: 'high blood pressure' }, question).text).toMatch(words),
);
