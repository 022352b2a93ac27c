import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { advise } from '../../advise.ts';
import { wantedIn } from './wanted-uses.ts';

describe('a medicine named by what it is for is checked with the herb under talk', () => {
  const pairs = [
    ['valerian', 'sleeping pills', 'class:hypnotic'],
    ['kava', 'anxiety pills', 'class:anxiolytic'],
    ['red yeast rice', 'cholesterol tablets', 'class:statin'],
    ["St John's wort", 'migraine tablets', 'class:triptan'],
    ['ashwagandha', 'immune suppressants', 'class:immunosuppressant'],
    ['magnesium', 'osteoporosis tablets', 'class:bisphosphonate'],
  ] as const;
  test.each(
    pairs.flatMap((pair) => ['and with my', 'what about my', 'I take'].map((words) => [words, ...pair] as const)),
  )('"%s ..." %s, %s', (words, herb, medicine, id) => {
    const first = { question: `What is ${herb} good for?`, history: [], person: emptyPerson, profileName: null };
    const history = [
      { role: 'user' as const, text: first.question },
      { role: 'assistant' as const, text: advise(first).blocks.join(' ') },
    ];
    const { findings } = advise({ ...first, question: `${words} ${medicine}`, history });
    expect(findings.map(({ with: other }) => other.id)).toContain(id);
  });
});

test.each([
  'I want something instead of my sleeping pills',
  'herbal sleeping pills please',
  'I take sleeping pills. What helps me sleep?',
])('whoever wants sleep is still heard: "%s"', (question) => expect(wantedIn(question, false).uses).toContain('sleep'));

test.each(['My sugar is creeping up, anything natural?', 'doc says my sugars have been a bit high'])(
  '"%s" asks about blood sugar',
  (question) => expect(wantedIn(question, false).uses).toContain('blood-sugar'),
);

test.each([
  ['not sleeping, any herb', ['sleep']],
  ['im not sleeping well, which tea?', ['sleep']],
  ['not pooing, any herb', ['constipation']],
  ['no poo since friday, which tea', ['constipation']],
])('what does not go as it should is the trouble, though "not" stands before it: %s', (asked, uses) => {
  expect(wantedIn(asked, false).uses).toEqual(uses);
});

test.each(['not coughing, just a sore throat', "I don't have a cough, only a sore throat"])(
  'what is denied before the trouble is none: %s',
  (asked) => {
    expect(wantedIn(asked, false).uses).toEqual(['sore-throat']);
  },
);
