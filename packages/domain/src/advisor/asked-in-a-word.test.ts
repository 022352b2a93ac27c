import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('why something is a worry tells of no fear', () => {
  test.each(['Why the worry?', 'so why the fuss?', 'but why all the concern', "what's the problem with it then?"])(
    '"%s"',
    (asked) => {
      const { offered } = lastOf(
        { age: 59, currentMedications: 'gliclazide' },
        'is bitter melon juice ok for me',
        asked,
      );
      expect(offered).toEqual([]);
    },
  );
});

test.each([
  'So give me the timing again short, for the magnesium and the multi',
  'ok, the hours again please for magnesium and the multivitamin',
  'tell me the gap for the magnesium',
])('the times once more: "%s"', (asked) =>
  expect(
    lastOf(
      { age: 41, currentMedications: 'Dovato once a day' },
      'I take magnesium and a multivitamin. Does it matter when I take them with the Dovato?',
      asked,
    ).text,
  ).toContain('2 hours before or 6 hours after'),
);

test.each([
  'And for me, how many days until I should bother the doctor?',
  'how long before I ring the surgery?',
  'when do I trouble the GP with it',
  'after how many days should I go to the doctor?',
])('when to see a doctor: "%s"', (asked) => {
  const { text, offered } = lastOf({ age: 66, currentMedications: 'none' }, 'I have a cold and a cough, thyme?', asked);
  expect(offered).toEqual([]);
  expect(text).toMatch(/three weeks|ten days/);
});

test.each([
  'He says the studies show it works as well as the tablets. Is he wrong?',
  'the trials say it is as good as the tablets',
  'he read research that it is as strong as the pills, true?',
])('what studies say stops no medicine: "%s"', (asked) =>
  expect(
    lastOf({ age: 39 }, "My dad has Parkinson's and found mucuna powder. Is it safe for him?", asked).text,
  ).not.toContain('keeps taking'),
);

test('a clinician who never spoke of it did not speak of it', () =>
  expect(
    lastOf({ age: 36, healthConcerns: 'lupus' }, 'I eat alfalfa daily. My rheumatologist never mentioned food so fine?')
      .text,
  ).not.toContain('spoke of it'));

test.each([
  'I had a peanut reaction when I was small, throat swelling. Then what instead?',
  'once had an allergic reaction to nuts as a child, my lips were swollen. what else could I take?',
])('how a reaction was then is no complaint of now: "%s"', (told) => {
  const { text } = lastOf(
    { age: 31, gender: 'female', healthConcerns: 'breastfeeding' },
    'my milk is not enough, fenugreek?',
    told,
  );
  expect(text).not.toMatch(/sore throat|chapped/i);
});

test.each(['hows it taken', "what's the usual way to take it", 'how do people take that'])(
  'how it is taken, and not before the medicines are known: "%s"',
  (asked) => {
    const { text } = lastOf({}, 'is st johns wort any good', asked);
    expect(text).toContain('300 mg of standardized extract');
    expect(text).toContain('Not before a pharmacist has seen which medicines you take');
  },
);

test('a spoon in the morning asks how much', () =>
  expect(lastOf({}, 'black seed oil for sugar, is it good', 'one spoon in morning?').text).toContain('0.5 to 2.5 ml'));

test('low for weeks: a herb is not all that is said', () =>
  expect(lastOf({}, 'been feeling low for weeks, my nan swears by st johns wort').text).toMatch(
    /please see a doctor[^]*crisis line/,
  ));

describe('herbs in a list are what is asked about, beside any complaint', () => {
  const abdul = { age: 49, currentMedications: 'metformin, gliclazide', healthConcerns: 'type 2 diabetes' };

  test.each([
    'sugar is 9-10 mornings, belly fat, and tired. cinnamon, berberine, fenugreek - which one',
    'tired. cinnamon, berberine, fenugreek: which?',
    'always tired, berberine / cinnamon / fenugreek... which first',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(abdul, asked);

    expect(offered).toEqual([]);
    expect(text).toMatch(/berberine and gliclazide\. .*low sugar/);
  });

  test('where no herb is listed, herbs are chosen', () =>
    expect(lastOf(abdul, 'something for sleep please - which one').offered).toContain('valerian'));
});

test.each(['good multivit for the gym?', 'which multi-vit', 'can I take a multi vit'])(
  'beside a retinoid every multivitamin is one with vitamin A: "%s"',
  (asked) =>
    expect(lastOf({ age: 24, currentMedications: 'Roaccutane' }, asked).text).toMatch(/^Not one that holds vitamin A/),
);

test.each([
  ["St John's wort for winter blues?", 'or a lightbox?', /^For low mood that comes with the dark months/],
  ["St John's wort for winter blues?", 'do daylight lamps work', /^For low mood that comes with the dark months/],
  ['raspberry leaf tea?', 'and dates?', /^Dates are food/],
  ['raspberry leaf tea?', 'does eating six dates help labour', /^Dates are food/],
])('%s – %s', (first, next, says) =>
  expect(lastOf({ age: 34, gender: 'female', healthConcerns: '35 weeks pregnant' }, first, next).text).toMatch(says),
);

test.each(['red light therapy for pain?', 'when is my due date?', 'are red dates good for sleep?'])(
  'neither: "%s"',
  (asked) => expect(lastOf({ age: 34 }, asked).text).not.toMatch(/^For low mood that comes|^Dates are food/),
);

test.each(['nah im good, only exams. thx', "no I'm fine thanks, it's just work", 'nope all good cheers'])(
  'a no that ends the talk brings no herb: "%s"',
  (asked) => expect(lastOf({ age: 20 }, 'is lemon balm ok?', asked).text).toMatch(/^All right, then/),
);

test.each(["no I'm ok with capsules", 'im good at swallowing tablets, how much', 'no im fine but what about valerian'])(
  'and this ends none: "%s"',
  (asked) => expect(lastOf({ age: 20 }, 'is lemon balm ok?', asked).text).not.toMatch(/^All right, then/),
);

test.each(['been on it 2 months, do I wean off?', 'do i have to taper it', 'should i phase it out slowly'])(
  'how a herb is stopped, and that the medicine beside it is not: "%s"',
  (asked) =>
    expect(lastOf({ age: 40, currentMedications: 'lorazepam' }, 'is ashwagandha any good?', asked).text).toContain(
      'never stop lorazepam at once',
    ),
);

test.each([
  'not dgl, the normal root is cheaper',
  'can I use the ordinary kind?',
  'I have regular liquorice here, same thing',
])('the plain plant after deglycyrrhizinated licorice is checked as such: "%s"', (asked) =>
  expect(
    lastOf({ age: 40, healthConcerns: 'high blood pressure' }, 'is DGL licorice ok?', asked).findings.some(
      ({ subject, severity }) => subject.id === 'licorice' && severity === 'major',
    ),
  ).toBe(true),
);

describe('one medicine in the place of another', () => {
  test.each([
    'sorry its apixaban not warfarin',
    'oops, I take apixaban, not warfarin',
    'no wait its apixaban, not warfarin',
  ])('"%s"', (told) => {
    const { findings } = lastOf({ age: 60, currentMedications: 'warfarin' }, 'ginkgo?', told, 'and goji berries?');
    expect(findings.map((each) => each.with.id)).not.toContain('warfarin');
  });

  test.each(["I'm not on warfarin any more", 'its ginger, not turmeric', 'can I take ibuprofen, not warfarin?'])(
    'it stays: "%s"',
    (told) => {
      const { findings } = lastOf({ age: 60, currentMedications: 'warfarin' }, 'ginkgo?', told, 'and goji berries?');
      expect(findings.map((each) => each.with.id)).toContain('warfarin');
    },
  );
});

test.each(['echinacea', 'licorice', 'pomegranate', 'quercetin'])(
  'what holds for warfarin holds for its relatives: %s',
  (herb) => {
    const { findings } = lastOf({ age: 60, currentMedications: 'acenocoumarol' }, `is ${herb} ok for me?`);
    expect(findings.map((each) => each.with.id)).toContain('acenocoumarol');
  },
);

test('creatine blurs the kidney tests beside what raises creatinine itself', () => {
  const { text } = lastOf({ age: 33, currentMedications: 'Tivicay' }, 'creatine for the gym, fine?');
  expect(text).toContain('make the kidney test look worse');
});

describe('the one with something more in it is what was spoken of, with that', () => {
  const pairs = (first: string, next: string) =>
    lastOf({ age: 50 }, first, next).findings.map(({ subject, with: other }) =>
      [subject.id, other.id].toSorted().join(),
    );

  test.each([
    ['turmeric for knees', 'the kind with pepper in 1000mg'],
    ['is turmeric ok', 'this one has piperine added'],
    ['is turmeric ok', 'i have the ones containing black pepper'],
  ])('%s – %s', (first, next) => expect(pairs(first, next)).toContain('black-pepper,turmeric'));

  test('and so is another pair', () =>
    expect(pairs('is melatonin ok', 'the version with valerian in')).toContain('melatonin,valerian'));

  test.each([
    ['turmeric ok?', 'what about black pepper alone'],
    ['turmeric ok?', 'the one with the blue lid'],
    ['turmeric or ginger?', 'the one with fewer side effects'],
  ])('and nothing of the kind: %s – %s', (first, next) => expect(pairs(first, next)).toEqual([]));
});

describe('a curry asked of after turmeric is turmeric in food', () => {
  const withGallstones = { age: 50, healthConcerns: 'gallstones' };

  test.each(['so are curries out then', 'must i skip my friday korma now?', 'does this mean no more curry'])(
    '"%s"',
    (next) => expect(lastOf(withGallstones, 'turmeric caps for my knees', next).text).toMatch(/^In usual food amounts/),
  );

  test.each(['is boswellia out as well', 'is driving out as well'])('and no other thing is: "%s"', (next) =>
    expect(lastOf(withGallstones, 'turmeric caps for my knees', next).text).not.toMatch(/In usual food amounts/),
  );
});
