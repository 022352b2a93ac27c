import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onConcerta = { age: 17, gender: 'male', currentMedications: 'Concerta 36', healthConcerns: 'adhd' };

test('a heart that hammered beside a stimulant is told to a parent and the prescriber, though it is over', () => {
  const { text } = lastOf(
    onConcerta,
    'theres one w 300mg caffeine n yohimbe, bro at gym says its just bark',
    'n ashwagandha for test',
    'k thx. ngl felt my heart hammering last week off a scoop of that stuff, gone now. matters?',
  );
  expect(text).toContain('leave out caffeine and yohimbe');
  expect(text).toMatch(/Tell a parent, and call whoever prescribes/);
  expect(text).toContain('emergency number');
});

test.each([
  ['is guarana ok?', 'it made my heart pound yesterday, fine today. worry?'],
  ['I take ginseng', 'had palpitations after it last week, they went away'],
  ['I use a preworkout powder', 'my heart went like mad after a scoop, ok now'],
  ['my heart was thumping after two energy drinks on saturday, all fine now. does it matter'],
])('it matters: %s', (...talk) =>
  expect(lastOf({ age: 40, currentMedications: 'none' }, ...talk).text).toContain(
    'It matters, also now that it is over',
  ),
);

test.each([['I take ashwagandha', 'I got a rash from it last week, gone now. matters?']])(
  'another harm is not of the heart: %s',
  (...talk) => expect(lastOf({ age: 40 }, ...talk).text).not.toContain('It matters, also now'),
);

test.each([
  ['two espressos and my heart is racing', 'coffee'],
  ['took guarana instead of coffee and my heart goes boom boom', 'guarana'],
])('while it lasts it is told what it fits, and when to call: %s', (asked, what) => {
  const { text, level } = lastOf({ age: 40, currentMedications: 'none' }, asked);
  expect(level).toBe('none');
  expect(text).toContain(`That fits`);
  expect(text).toContain(what);
  expect(text).toContain('emergency number');
});

test.each(['can I take guarana with palpitations?', 'will coffee make my heart race?'])(
  'nothing was taken yet: %s',
  (asked) => expect(lastOf({ age: 40 }, asked).text).not.toContain('That fits'),
);

test('a reason that names a medicine is told of no other', () =>
  expect(lastOf({ age: 50 }, 'does coffee give palpitations').text).not.toContain('{with}'));

test.each([
  ['my heart is thumping since two energy drinks', 'is there anything to calm it?'],
  ['drank two coffees and my pulse is hammering', 'is it dangerous?', 'ok so what should i do now'],
])('while it races no herb is offered, whatever is asked next: %s', (...talk) => {
  const { text, offered } = lastOf({ age: 20, currentMedications: 'none' }, ...talk);
  expect(offered).toEqual([]);
  expect(text).toMatch(/poison line or a medical advice line/);
  expect(text).toContain('emergency number');
});

describe('a heart that races after many caffeine drinks, and nothing graver', () => {
  const adult = { age: 23, currentMedications: 'none' };
  test.each([
    'downed five espressos before the exam and my heart is pounding',
    'I had 4 cans of monster, pulse is racing',
  ])('is for a poison line today, and no call for an ambulance: "%s"', (asked) => {
    const { level, text } = lastOf(adult, asked);
    expect(level).toBe('urgent');
    expect(text).toContain('poison line');
    expect(lastOf(adult, asked, 'ok and now?').offered).toEqual([]);
  });

  test('what comes whenever somebody drinks so much is of no one day', () => {
    expect(lastOf(adult, 'my heart flutters whenever I have too many espressos').level).toBe('none');
  });

  test.each([
    'five espressos, my heart is pounding and I nearly fainted',
    'my little boy had a red bull and his heart is racing',
  ])('where more is told it is: "%s"', (asked) => expect(lastOf(adult, asked).level).toBe('emergency'));
});
