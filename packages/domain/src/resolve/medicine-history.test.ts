import { describe, expect, test } from 'vitest';
import { readList, readText } from './read.ts';

const taken = (text: string) =>
  readList(text)
    .mentions.filter(({ negated }) => !negated)
    .map(({ id }) => id);

describe('a medicine of the past is no longer taken', () => {
  test.each([
    'warfarin (stopped)',
    'stopped warfarin in 2012',
    'warfarin stopped 2021, bisoprolol 2.5 mg',
    'warfarin 5 mg. Stopped 2019.',
    'used to take warfarin',
    'was on warfarin until May',
    'warfarin, switched to apixaban',
    'warfarin, now apixaban',
    'I stopped warfarin in March, on apixaban now',
    'came off warfarin in June and now taking rivaroxaban',
    'stopped warfarin in the spring. I have edoxaban now',
    'warfarin → apixaban',
    'switched from warfarin to apixaban',
    'apixaban instead of warfarin',
    'apixaban (ex warfarin)',
    'apixaban, before that warfarin',
    'Past: warfarin. Current: bisoprolol',
    'finished my warfarin course',
    'warfarin 2010-2015',
    'früher Warfarin, jetzt Eliquis',
    'dejé la warfarina en mayo, ahora Eliquis',
    "j'ai arrêté la warfarine, maintenant Eliquis",
    'ho smesso il warfarin, ora Eliquis',
  ])('%s', (text) => {
    expect(taken(text)).not.toContain('warfarin');
  });
});

describe('a medicine counts as taken when it is unclear or ended lately', () => {
  test.each([
    'warfarin stopped 2 days ago',
    'stopped warfarin 2 days ago',
    'quit warfarin 3 weeks ago',
    'switched from warfarin to apixaban last week',
    'warfarin paused for surgery',
    'warfarin restarted in 2020 after it was stopped',
    'apixaban stopped, warfarin now',
    'apixaban → warfarin',
    'warfarin instead of apixaban',
    'warfarin changed from 3 to 4 mg',
    'warfarin 5 mg → 7.5 mg',
    'warfarin, used to take aspirin',
    'stopped smoking, warfarin',
    'never stopped warfarin',
    'thinking of stopping warfarin',
    'warfarin until June 2027',
    'starting warfarin on Monday',
    'on and off warfarin',
    'warfarin before breakfast',
  ])('%s', (text) => {
    expect(taken(text)).toContain('warfarin');
  });

  test('fluoxetine and MAOIs act for weeks after an end without a date', () => {
    expect(taken('stopped fluoxetine, phenelzine stopped, sertraline stopped')).toEqual(['fluoxetine', 'phenelzine']);
  });

  test.each([
    'the doctor mentioned warfarin but we decided against it',
    'warfarin (decided against)',
    'we discussed statins and warfarin and chose neither',
    'prescribed warfarin but never picked it up',
    'prescribed warfarin but I never filled it',
  ])('what was only talked of is not taken: "%s"', (text) => expect(taken(text)).not.toContain('warfarin'));

  test.each([
    'on warfarin, we decided against stopping it',
    'decided against apixaban, so warfarin',
    'on warfarin and decided against the operation',
    'the doctor mentioned apixaban but we chose warfarin',
  ])('another decision leaves it: "%s"', (text) => expect(taken(text)).toContain('warfarin'));

  test('in talk an end without a date may be of today', () => {
    const { mentions } = readText('I stopped my sertraline, can I start saffron?');
    expect(mentions.find(({ id }) => id === 'sertraline')?.negated).toBe(false);
  });
});

describe('what was given once and acts for months, or leaves slowly, counts as taken', () => {
  test.each([
    ['had Zoladex last month', 'goserelin'],
    ['had a Mirena fitted in 2022', 'levonorgestrel-ius'],
    ['had my Aclasta drip last year', 'zoledronate'],
    ['took amiodarone until last month', 'amiodarone'],
    ['stopped leflunomide 2 months ago', 'leflunomide'],
    ['acitretin stopped 2 years ago', 'acitretin'],
    ['had my depo last month', 'medroxyprogesterone'],
  ])('%s', (text, id) => expect(taken(text)).toContain(id));

  test.each([
    ['had Zoladex in 2015', 'goserelin'],
    ['had Nexplanon removed in 2024', 'etonogestrel'],
    ['had Mirena from 2010 to 2015', 'levonorgestrel-ius'],
    ['stopped amiodarone in 2019', 'amiodarone'],
    ['took amoxicillin last month', 'amoxicillin'],
  ])('but not "%s"', (text, id) => expect(taken(text)).not.toContain(id));
});

test.each(['i stopped warfarin in March and i am on amlodipine', 'i stopped warfarin in March'])(
  'told in a talk, it counts until one of its kind is named in its place: "%s"',
  (text) => expect(readText(text).mentions.find(({ id }) => id === 'warfarin')?.negated).toBe(false),
);
