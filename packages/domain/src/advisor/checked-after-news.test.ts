import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const woman = { age: 36, gender: 'female' };
const forMood = 'Something for a low mood please';
const forStress = 'Something for stress at work please';

describe('news beside "is that still ok?"', () => {
  test.each([
    "I just found out I'm pregnant. is that still ok?",
    "I'm pregnant now, can I still take those?",
    "Turns out I'm expecting, can I still take them?",
    'oh, I am six weeks pregnant. does that change anything?',
    'I got a positive pregnancy test, pregnant! still safe?',
  ])('all that was offered is checked anew: "%s"', (asked) => {
    const { text, findings } = lastOf(woman, forMood, asked);
    expect(text).toMatch(/leave out saffron/i);
    expect(findings.map(({ subject }) => subject.id)).toEqual(
      expect.arrayContaining(['saffron', 'lemon-balm', 'rhodiola']),
    );
    expect(text).not.toMatch(/dried plants keep/i);
  });

  test.each([
    ['oh and i started sertraline last week, is it still fine?', /first about saffron and rhodiola/],
    ['i now take warfarin. does that change anything?', /first about saffron and rhodiola/],
    ['my doctor just told me i have an overactive thyroid. still ok to take?', /first about lemon balm/],
  ])('%s', (asked, verdict) => expect(lastOf(woman, forMood, asked).text).toMatch(verdict));

  test('an illness that was diagnosed speaks before a word on the illness itself', () =>
    expect(
      lastOf(woman, 'what helps with constipation', "I was diagnosed with Crohn's. Do those still apply?").text,
    ).toContain('Leave out senna.'));

  test('after several lists none is left out', () => {
    const { text } = lastOf(
      woman,
      forMood,
      'anything else?',
      'more please',
      "I just found out I'm pregnant. is that still ok?",
    );
    for (const name of ['Saffron', 'Lemon balm', 'Rhodiola', 'Omega-3 fish oil', 'Lion’s mane'])
      expect(text).toContain(name);
  });

  test('what was named and is warned of does not stand by silence', () => {
    const { text } = lastOf(
      { ...woman, allergies: 'chamomile' },
      forStress,
      "I just found out I'm pregnant. is that still ok?",
      'ok what can i do instead then',
    );
    expect(text).toContain('No lemon balm, lavender or ashwagandha before a doctor agrees.');
    expect(text).not.toContain('Beyond what I named');
  });

  test('an old pack is still asked of as before', () =>
    expect(lastOf(woman, forStress, 'the pack is two years old, is that still ok?').text).toMatch(/no tested time/));
});

describe('what is not known beside a cancer treatment is no leave', () => {
  const treated = { age: 56, gender: 'female', currentMedications: 'paclitaxel', healthConcerns: 'breast cancer' };

  test.each([
    'my sister gave me elderberry and green tea extract to get through chemo. ok?',
    'is elderberry fine?',
    'can I take green tea extract?',
    'would elderberry syrup be all right for me',
    'elderberry, yes or no?',
  ])('%s', (asked) => {
    const { text } = lastOf(treated, asked);
    expect(text).toMatch(/^Not before the cancer team agrees: no (?:elderberry|green tea)/m);
    expect(text).toContain('With fever or shivering call your team at once.');
    expect(text).not.toMatch(/nothing serious|no serious reason/i);
  });

  test('it is not offered either', () =>
    expect(lastOf({ age: 56, currentMedications: 'cisplatin' }, 'what helps with a cold').offered).not.toContain(
      'pelargonium',
    ));

  test('ginger may be looked at for nausea', () =>
    expect(lastOf(treated, 'something for nausea').text).toMatch(/Ginger[^]*Ask the cancer team first/));
});

describe('pure oil stays off the skin', () => {
  test.each([
    'can i put the oil straight on my face?',
    'can i put it neat on my cheeks?',
    'can I dab the pure oil on my chin?',
    'is it ok to rub undiluted tea tree on my face?',
    'can I use the oil as it is?',
  ])('%s', (asked) =>
    expect(lastOf({ age: 19, healthConcerns: 'acne' }, 'what natural stuff works for pimples', asked).text).toMatch(
      /Not neat/,
    ),
  );

  test('a thinned one goes on the face', () =>
    expect(lastOf({ age: 19 }, 'can i use tea tree gel on my face?').text).not.toMatch(/^Diluted/));
});

describe('breathed in by a healthy adult', () => {
  test.each([
    'can i inhale eucalyptus with a cold?',
    'can I breathe in eucalyptus steam for a blocked nose?',
    'is inhaling peppermint oil ok for a cold?',
    'eucalyptus in hot water to inhale, good for sinuses?',
    'is it ok to inhale a few drops of eucalyptus oil over a bowl?',
  ])('%s', (asked) => {
    const { text } = lastOf({ age: 30, gender: 'male' }, asked);
    expect(text).toMatch(/^Yes, most healthy grown-ups[^]*Do not swallow it[^]*scald/);
  });

  test.each([
    [{ age: 30, healthConcerns: 'asthma' }, 'can i inhale eucalyptus with a cold?', /tighten the airways/],
    [{ age: 30, healthConcerns: 'epilepsy' }, 'can i inhale eucalyptus with a cold?', /seizures/],
    [
      { age: 30 },
      'can my son, 4, inhale eucalyptus with a cold?',
      /^(?:Not for a child|No camphor, menthol, eucalyptus)/,
    ],
    [{ age: 30 }, 'can i swallow eucalyptus oil or inhale it?', /leave eucalyptus alone/],
  ])('not where the airways or the brain speak against it: %s %s', (profile, asked, says) => {
    const { text } = lastOf(profile, asked);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^Yes/);
  });
});

describe('what sounds like an illness and is none', () => {
  const pregnant = { age: 29, gender: 'female', healthConcerns: 'pregnant, 9 weeks' };

  test.each([
    'i feel sick all morning, is there anything natural i can take',
    'sick every morning, do you know anything that helps?',
    'I am sick all day, have you got anything gentle for nausea?',
    'feeling sick since days, can I take anything for it?',
    'sick day and night, anything herbal for the nausea?',
  ])('plain morning sickness is no dehydration: "%s"', (asked) => {
    const { text, level, offered } = lastOf(pregnant, asked);
    expect(level).toBe('none');
    expect(offered).toContain('ginger');
    expect(text).toMatch(/keep nothing down/);
  });

  test.each([
    'sick since yesterday, bringing up everything',
    'throwing up all day, anything i drink comes back',
    'sick all day and have not kept down anything since this morning, is there anything natural?',
  ])('who keeps nothing down is sent to a doctor: "%s"', (told) =>
    expect(lastOf(pregnant, told).level).not.toBe('none'),
  );

  test.each([
    'my heart skips with joy, the tea helped my sleep! can i keep drinking it?',
    'my heart jumps for joy, what else helps sleep?',
    'my heart leaps with happiness, I slept! what helps sleep even more?',
    'my heart sings with delight, something for sleep again please',
    'my heart flutters with excitement, what helps sleep?',
  ])('a heart that skips with joy is well: "%s"', (told) =>
    expect(lastOf({ age: 50 }, told).text).not.toMatch(/irregular|ECG/),
  );

  test('a heart that skips is not', () =>
    expect(lastOf({ age: 50 }, 'my heart skips beats lately, what helps me sleep').level).toBe('urgent'));

  test('withdrawal after long use is no addiction', () => {
    const { text } = lastOf(
      { age: 34 },
      'Valerian tea or tablets, what works better for sleep?',
      'is it habit forming?',
    );
    expect(text).toMatch(/No addiction to valerian is known[^]*withdrawal[^]*come down slowly/);
    expect(text).not.toMatch(/It can be/);
  });
});

test.each([
  'my heart skips with joy, the tea you suggested helped my sleep! can i keep drinking it?',
  'the herb you recommended works well, how long can I take it?',
  'those drops you named helped me. may I go on with them?',
  'the capsules you told me about are great, can I carry on?',
  'I liked the tea you mentioned. Can I continue?',
])('which one it was is asked where this talk named none: "%s"', (told) =>
  expect(lastOf({ age: 50, gender: 'female' }, told).text).toMatch(/Which one was it/),
);

test.each(['got a biopsy on the 9th', 'got a tooth out on the 2nd', 'got my op on 21st jan'])(
  'what has a day to come is planned: "%s"',
  (told) => expect(lastOf({ age: 60 }, 'is ginkgo ok?', told).text).toContain('an operation planned'),
);

test.each(['had a tooth pulled this morning', 'just got a tooth pulled'])('and what is over is not: "%s"', (told) =>
  expect(lastOf({ age: 60 }, 'is ginkgo ok?', told).text).toContain('an operation just had'),
);

test.each([
  'lemon balm for nerves? my wedding is saturday and my heart jumps when i think of it',
  'lemon balm? flight on friday and my heart goes mad',
])('a heart in fear is no illness of it later on: "%s"', (told) =>
  expect(lastOf({ age: 30, gender: 'female' }, told, 'on levothyroxine 75').text).not.toMatch(/heartbeat/),
);

test.each(['ill think about it', 'let me sleep on it', 'i must think it over'])(
  'who is undecided is left time: "%s"',
  (said) => expect(lastOf({ age: 30 }, 'is lemon balm ok?', said).text).toMatch(/^Take your time/),
);

test('and who thinks of an exam is not', () =>
  expect(lastOf({ age: 30 }, 'lemon balm for nerves? i feel sick everytime i think about it').text).not.toMatch(
    /Take your time/,
  ));

test.each(['on warfarin, inr was 2.6 last week', 'warfarin and my inr is 2.4'])(
  'a medicine told with its value is news of the medicine: "%s"',
  (told) => expect(lastOf({ age: 60 }, 'is ginkgo ok?', told).text).not.toMatch(/I do not judge lab values/),
);

test.each(['my hba1c is 58, what does it mean', 'ferritin came back 9'])(
  'and a value by itself is a value: "%s"',
  (told) => expect(lastOf({ age: 60 }, 'is berberine ok?', told).text).toMatch(/I do not judge lab values/),
);

test('fits that somebody had were not swallowed', () =>
  expect(lastOf({ age: 60 }, 'is ginkgo ok?', 'i had fits as a lad, still on epilim').text).not.toMatch(
    /what you took/,
  ));
