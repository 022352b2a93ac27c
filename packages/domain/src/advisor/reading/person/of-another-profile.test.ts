import { describe, expect, test } from 'vitest';
import { answerInWords } from '../../answer-in-words.ts';
import { advise } from '../../advise.ts';
import { readPerson } from '../../../safety/person/person.ts';

const marta = { name: 'Marta', age: 55, gender: 'female' };
const boris = { name: 'Boris', age: 38, gender: 'male' };

/** What is asked with one profile after something was asked with another. */
function afterAnother({ name, ...profile }: typeof marta, before: string, question: string) {
  const history = [
    { role: 'user', text: before, isForAnother: true },
    { role: 'assistant', text: 'I found no warning for it.' },
  ] as const;
  const answer = advise({ question, history, person: readPerson(profile), profileName: name });
  return { ...answer, text: answerInWords(answer.blocks.join('')) };
}

describe('goes on about the one of the profile before', () => {
  test.each([
    [marta, 'My father is constipated, four days', 'Can he have senna?', 'your father'],
    [marta, 'My father is constipated, four days', 'would senna do? he only drinks a litre', 'your father'],
    [boris, 'my wife is constipated', 'could she take senna', 'your wife'],
    [boris, 'now the baby has a cold too', 'what can i do for her, thyme?', 'your baby'],
  ])('%o "%s", "%s"', (who, before, asked, whom) => {
    const { checkedFor, text, recommended, products } = afterAnother(who, before, asked);
    expect(checkedFor).toBe(whom);
    expect([...recommended, ...products]).toEqual([]);
    expect(text).toContain('the chosen profile is another');
  });

  test('where nobody was named it asks for the profile', () =>
    expect(afterAnother(marta, 'calendula for Oscar?', 'is it safe with his allergies').text).toContain(
      'Choose the profile of the other',
    ));
});

test.each([
  [boris, 'my mother has a cough', 'and valerian for me?'],
  [boris, 'my father has a cough', 'valerian ok for him?'],
  [marta, 'calendula for Oscar?', 'can I use his valerian?'],
  [marta, 'my mother has a cough', 'valerian ok for her?'],
])('the one of the profile is meant where they may be: %o "%s", "%s"', (who, before, asked) => {
  const { checkedFor, text } = afterAnother(who, before, asked);
  expect(checkedFor).toBeUndefined();
  expect(text).toContain('alerian');
});
