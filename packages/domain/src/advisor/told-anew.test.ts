import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const tess = { age: 29, gender: 'female' };
const nursing = { ...tess, healthConcerns: 'breastfeeding' };

describe('a pregnancy found out withdraws what was offered and called fine', () => {
  test.each([
    "just did a pregnancy test and it's positive",
    'oh wow, two lines on the stick today',
    'my period is nine days late and the test was positive',
  ])('"%s"', (news) => {
    const { text, offered } = lastOf(tess, 'what can I take for cramps on my period?', 'is yarrow tea good?', news);
    expect(text).toMatch(/Leave out [^.]*yarrow/);
    expect(text).toMatch(/fennel/);
    expect(text).toMatch(/one side[^.]*shoulder[^.]*faint/);
    expect(text).not.toContain('For period pain');
    expect(offered).not.toContain('fennel');
  });

  test('a test that is still to be done is no news', () =>
    expect(lastOf(tess, 'is yarrow tea good?', 'is the test positive when I drink sage?').text).not.toContain('Noted'));
});

describe('who nurses on is answered, and no alarm is raised because a baby is named', () => {
  test.each([
    'little one is only 6 weeks and I would like to keep nursing, still fine?',
    "he's 7 weeks old, ok to carry on feeding him?",
    'baby is just 9 weeks, can I still breastfeed?',
  ])('"%s"', (asked) => {
    const { level, text } = lastOf(nursing, 'sage tea for a sore throat?', asked);
    expect(level).toBe('none');
    expect(text).toMatch(/ask a pharmacist or doctor first about sage/);
    expect(text).not.toContain('at this age');
  });

  test.each(['baby is 3 weeks and will not feed, still ok?', "she's 5 weeks, floppy and I want to keep feeding, ok?"])(
    'a baby that is ill is heard: "%s"',
    (asked) => expect(lastOf(nursing, 'sage tea?', asked).level).not.toBe('none'),
  );
});

describe('what was rubbed in is another matter by mouth', () => {
  test.each([
    ['is comfrey cream ok for a sprain?', 'can I drink it too?', /leave comfrey alone/],
    ['arnica gel for a bruised shin?', 'and as a tea?', /Leave out arnica/],
    ['can I put eucalyptus oil on my chest?', 'can I swallow it as well?', /Never swallow pure oil/],
  ])('"%s" "%s"', (first, next, said) => {
    const { text } = lastOf(tess, first, next);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/no warning/);
  });
});

test.each(['so no pasta sauce either??', 'does that mean no more curry?', 'so no stir fry either?'])(
  'the dish is allowed where the capsules are not: "%s"',
  (asked) => {
    const { text } = lastOf({ age: 70, currentMedications: 'warfarin' }, 'ginger capsules for my stomach?', asked);
    expect(text).toMatch(/In usual food amounts I know of nothing against ginger/);
  },
);

test('what was never told is told, and not recalled', () => {
  const { text } = lastOf(
    { age: 52, gender: 'female', currentMedications: 'amlodipine, indapamide' },
    'what gives a bit of energy?',
    'is Asian ginseng worth a try?',
    'is that ok with my blood pressure tablets?',
  );
  expect(text).toMatch(/^Ask a pharmacist or doctor first/);
  expect(text).not.toMatch(/What I said about Asian ginseng with high blood pressure/);
  expect(text).toMatch(/It has raised blood pressure in some people/);
});

test.each([
  'dying for a decent night, new baby in the house, anything herbal to sleep?',
  'we have newborn twins, what helps me sleep?',
])('who wants to sleep beside a newborn hears of the bed: "%s"', (asked) =>
  expect(lastOf({ age: 36, gender: 'male' }, asked).text).toMatch(/never share a bed/),
);
