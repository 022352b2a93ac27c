import { expect, test } from 'vitest';
import { advise } from '../advise.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';

const answerTo = (question: string) => {
  const { level, blocks } = advise({ question, history: [], person: emptyPerson, profileName: null });
  return { level, text: blocks.join(' ') };
};

test.each([
  'My daughter has been hiding razor blades and said she does not want to live any more',
  'a friend texted me that they all would be better off without her, is there a calming tea I can bring',
  'My husband talks about ending it since he lost his job. What herb would lift him?',
  'He told me he wants to kill himself and that I must not tell his mum',
])('whose despair it is decides who is spoken to: "%s"', (question) => {
  const { level, text } = answerTo(question);

  expect(level).toBe('emergency');
  expect(text).toContain('988');
  expect(text).toMatch(/Stay with them/);
  expect(text).toMatch(/even if you were asked to keep it secret/);
  expect(text).not.toContain('What you feel matters');
});

test.each([
  'everyone would be better off without me',
  'My brother killed himself last year and I want to be with him',
  'My wife said she wants to die and honestly I want to die too',
])('who despairs is spoken to themselves: "%s"', (question) => {
  const { level, text } = answerTo(question);

  expect(level).toBe('emergency');
  expect(text).toContain('you do not have to carry it alone');
  expect(text).not.toContain('Stay with them');
});
