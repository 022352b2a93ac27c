import { expect, test } from 'vitest';
import { concernsIn } from './concerns-in.ts';

const namesIn = (text: string) => concernsIn(text).particulars.map(({ name }) => name);

test('the words of a particular concern say nothing else: warts on a finger are no sore joints', () => {
  expect(namesIn('what helps with warts on my fingers')).toEqual(['warts']);
  expect(concernsIn('what helps with warts on my fingers').uses).toEqual([]);
});

test('a cold sore is no cold', () => {
  expect(concernsIn('cold sore coming up').uses).toEqual(['skin']);
});

test('an illness told in passing is not what help is wanted with', () => {
  const { particulars, uses } = concernsIn('I have gout and cannot sleep');
  expect(particulars).toEqual([]);
  expect(uses).toEqual(['sleep']);
});

test('two wishes are both heard', () => {
  expect(namesIn('ringing in my ears and sore knees')).toEqual(['tinnitus']);
  expect(concernsIn('ringing in my ears and sore knees').uses).toContain('joints');
});

test('who asks whether it makes sleepy does not wish to sleep', () => {
  expect(concernsIn('i drive trucks, does it make me sleepy').uses).toEqual([]);
});

test('sleepy by day wishes to be awake, and what makes somebody sleepy is no wish at all', () => {
  expect(concernsIn('so sleepy at my desk').uses).toEqual(['energy']);
  expect(concernsIn('cetirizine makes me sleepy at work').uses).toEqual([]);
});

test('night sweats are of menopause unless it is said that they are not', () => {
  expect(concernsIn('night sweats again').uses).toContain('menopause');
  expect(concernsIn('night sweats but not menopause').uses).toEqual([]);
});
