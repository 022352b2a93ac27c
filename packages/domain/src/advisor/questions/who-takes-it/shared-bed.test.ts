import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const father = { age: 39, gender: 'male', healthConcerns: 'sleep' };
const herbs = 'cant switch my head off at night, what do people take. valerian? camomile? lavender?';

test.each([
  [
    herbs,
    'should of said we’ve a 3 week old so it’s 5 hrs in bits anyway. baby’s in with us some nights. is any of this stuff proven at all',
  ],
  ['is valerian good for sleep', 'we have a newborn who sleeps in our bed'],
  ['does valerian work? we co-sleep with our 2 month old'],
  ['is valerian good for sleep', 'the baby is in bed with us most nights, is that a problem'],
  ['had 4 beers and the baby sleeps on my chest on the sofa. valerian ok?'],
  ['I take melatonin. baby is 4 months old and comes in bed with us at 3am. is lemon balm ok as well?'],
  ['is valerian ok', 'we bedshare with our 5 week old by the way'],
])('a baby in the bed of somebody who takes what makes drowsy: %s', (...talk) => {
  const { text } = lastOf(father, ...talk);
  expect(text).toMatch(/never share a bed[^]*cot of their own[^]*for you alone/);
  expect(text).not.toMatch(/For your (?:child|newborn)|at this age/);
});

test('what was asked is answered of the one who takes it', () =>
  expect(
    lastOf(father, herbs, 'we have a 3 week old, baby is in with us some nights. is any of this proven at all').text,
  ).toContain('Not proven'));

test.each([
  [herbs, 'we have a 3 week old, she sleeps in her own cot. is any of this proven'],
  ['is valerian ok', 'my dog sleeps in our bed'],
  ['what can i give the baby for sleep? he sleeps in our bed'],
])('nothing of it is said otherwise: %s', (...talk) =>
  expect(lastOf(father, ...talk).text).not.toContain('never share a bed'),
);
