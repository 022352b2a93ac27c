import { expect, test } from 'vitest';
import { emptyPerson } from '../../safety/person/empty-person.ts';
import { latelyTalked } from './lately-talked.ts';

const talk = {
  question: 'And for a child?',
  history: [{ role: 'user', text: 'What helps against a cough?' }],
  person: emptyPerson,
  profileName: null,
} as const;

test('the same talk is read once, any other anew', () => {
  const read: string[] = [];
  const question = latelyTalked(({ question: asked }) => {
    read.push(asked);
    return asked;
  });
  const others = [
    { ...talk, question: 'And for me?' },
    { ...talk, history: [] },
    { ...talk, history: [{ role: 'user', text: 'What helps against a cold?' }] as const },
    { ...talk, history: [{ role: 'assistant', text: 'What helps against a cough?' }] as const },
    { ...talk, profileName: 'Maria' },
    { ...talk, person: { ...emptyPerson } },
  ];
  const asked = [talk, { ...talk, history: [...talk.history] }, ...others, ...others];

  expect(asked.map((each) => question(each))).toEqual(asked.map((each) => each.question));
  expect(read).toHaveLength(1 + others.length);
});
