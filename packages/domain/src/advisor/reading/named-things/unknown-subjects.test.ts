import { expect, test } from 'vitest';
import { readText } from '../../../resolve/read.ts';
import { unknownSubjects } from './unknown-subjects.ts';

const strangersIn = (question: string) => unknownSubjects(question, readText(question).mentions);

test.each(['zorblax safe?', 'Zorblax dosage', 'zorblax benefits?', 'zorblax tea ok in pregnancy?', 'is zorblax safe?'])(
  '"%s" asks of a name nobody knows',
  (question) => expect(strangersIn(question).map((name) => name.toLowerCase())).toEqual(['zorblax']),
);

test.each(['ginger safe?', 'turmeric dosage', 'everything ok?', 'headache dosage?', 'is it safe?'])(
  '"%s" does not',
  (question) => expect(strangersIn(question)).toEqual([]),
);

test.each([
  'turmeric for my knees, opinions? they are killing me',
  'ginkgo for memory, verdict? im 70',
  'valerian, any tips? cant sleep',
])('"%s" asks for a view', (question) => expect(strangersIn(question)).toEqual([]));

test.each(['is an amber necklace safe?', 'is the cpap machine ok?'])('"%s" names nothing that is taken', (question) =>
  expect(strangersIn(question)).toEqual([]),
);

test.each([
  'castor oil my nan says starts labour',
  'ginger my aunt says brings luck',
  'raspberry leaf, mum says opens wombs',
])('what somebody says that it does is no name: "%s"', (question) => expect(strangersIn(question)).toEqual([]));

test('and what somebody recommends is one', () =>
  expect(strangersIn('my aunt says zorblax').map((name) => name.toLowerCase())).toEqual(['zorblax']));

test.each([
  'psyllium for constipation? mortifying lol',
  'feverfew for migraine, any opinions?',
  'ashwagandha? skint',
  'lemon balm for nerves? exam friday',
])('a remark behind the herb is no name: "%s"', (question) => expect(strangersIn(question)).toEqual([]));

test.each(['nettle? frumenty?', 'nettle, frumenty or birch?'])(
  'but what stands in one row with it is: "%s"',
  (question) => expect(strangersIn(question)).toEqual(['frumenty']),
);

test.each([
  'psyllium for constipation? embarrassing lol',
  'cranberry for bladder? blushing here',
  'valerian for sleep and my sanity',
  'lavender for sleep and overthinking',
  'vitex for my hormones and cycle',
])('what is said of the question, or what else it is for, is no name: "%s"', (question) =>
  expect(strangersIn(question)).toEqual([]),
);

test.each(['nettle? zorblax?', 'turmeric for joints and zorblax', 'valerian, zorblax or hops for sleep'])(
  'and what stands in the list is one: "%s"',
  (question) => expect(strangersIn(question)).toEqual(['zorblax']),
);
