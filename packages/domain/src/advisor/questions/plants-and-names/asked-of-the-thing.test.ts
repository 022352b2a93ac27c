import { expect, test } from 'vitest';
import { listHerbs } from '../../../herbs/catalogue.ts';
import { kinds } from '../../../herbs/character/kinds.ts';
import { madeOf } from '../../../herbs/character/made-of.ts';
import { tastes } from '../../../herbs/character/tastes.ts';
import { findAdviceSource } from '../../../evidence/advice/advice-sources.ts';
import { readPerson } from '../../../safety/person/person.ts';
import { advise } from '../../advise.ts';

const person = readPerson({
  age: 40,
  gender: null,
  currentMedications: 'none',
  allergies: 'none',
  healthConcerns: 'none',
});

/** The last answer of a talk, as plain text. */
function lastOf(...questions: readonly string[]): string {
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const question of questions) {
    const { blocks } = advise({ question, history: [...history], person, profileName: null });
    const text = blocks
      .join('\n')
      .replaceAll(/<\/(?:p|li|h3|ul)>/g, '\n')
      .replaceAll(/<[^>]+>/g, '');
    history.push({ role: 'user', text: question }, { role: 'assistant', text });
  }
  return history.at(-1)?.text ?? '';
}

test('what is told of taste, make and kinds is of herbs that exist, with sources that exist', () => {
  const keys = new Set(listHerbs().map(({ key }) => key));
  const all = [tastes, madeOf, kinds].flatMap((table) => Object.entries(table));
  expect(all.map(([key]) => key).filter((key) => !keys.has(key))).toEqual([]);
  const sources = all.flatMap(([, told]) => told.sources);
  expect(sources.filter((id) => findAdviceSource(id) === undefined)).toEqual([]);
  expect(all.filter(([, told]) => told.sources.length === 0)).toEqual([]);
});

test.each([
  [['can I grow chamomile on the balcony', 'when do I pick it'], /when they have just opened/],
  [['tell me about thyme', 'is that vegan?'], /hypromellose/],
  [['ginger for nausea', 'I mean fresh, not powder'], /^Ginger, fresh:/],
  [['valerian for sleep?', 'is it the same as valium'], /^No: valerian is a plant/],
  [['valerian for sleep?', 'repeats on me something awful'], /^Then leave valerian out/],
  [['tulsi tea for stress', 'is it nice with milk?', 'how long does it keep'], /holy basil/],
  [['valerian for sleep?', 'bit rude that'], /^I am sorry, I did not mean it/],
  [['fennel tea', 'Where can I buy it in Lagos?'], /^I know no shops in Lagos/],
])('%j is answered by what was asked', (questions, says) => {
  expect(lastOf(...questions)).toMatch(says);
});
