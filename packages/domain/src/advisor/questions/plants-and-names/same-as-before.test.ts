import { expect, test } from 'vitest';
import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { advise } from '../../advise.ts';

function follow(first: string, second: string): string {
  const request = { question: first, history: [], person: emptyPerson, profileName: null };
  const history = [
    { role: 'user' as const, text: first },
    { role: 'assistant' as const, text: advise(request).blocks.join(' ') },
  ];
  return advise({ ...request, question: second, history }).blocks.join(' ');
}

test('two plants of one name are told apart by what botanists call them', () => {
  const says = follow('What is Panax ginseng good for?', 'is it the same as American ginseng?');
  expect(says).toContain('Panax quinquefolius');
  expect(says).toMatch(/two different plants/);
});

test('two names of one plant are told as such', () => {
  expect(follow('What is turmeric good for?', 'Is it the same as haldi?')).toContain('both names stand for turmeric');
});

test('a tea of lemon balm is no balm, and a usual dose no unknown herb', () => {
  const request = { history: [], person: emptyPerson, profileName: null };
  const tea = advise({ ...request, question: 'How do I prepare a lemon balm tea?' }).blocks.join(' ');
  expect(tea).not.toContain('no tested recipe');
  const dose = advise({ ...request, question: 'What is the usual dose of rhodiola?' });
  expect(dose.unrecognised).toEqual([]);
});
