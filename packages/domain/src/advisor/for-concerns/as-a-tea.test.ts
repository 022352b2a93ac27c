import { describe, expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../../testing/household-talk.ts';
import { lastOf, type Asker } from '../../../testing/talk.ts';

const asTea = 'Only as a tea for now';

describe('what a stage of life allows as a tea alone is offered as a tea alone', () => {
  test.each<[Asker, string]>([
    [{ age: 30, gender: 'female', healthConcerns: 'pregnant' }, 'what helps me sleep?'],
    [{ age: 30, gender: 'female', healthConcerns: 'breastfeeding' }, 'what helps with nerves'],
    [{ age: 7 }, 'trouble falling asleep before school. something gentle?'],
  ])('%j, "%s"', (asker, asked) => {
    const { text, offered } = lastOf(asker, asked);

    expect(offered).toContain('chamomile');
    expect(text).toContain(asTea);
  });

  test('with an allergy to daisies, or to a baby of four months, it is not', () => {
    expect(lastOf({ age: 7, allergies: 'ragweed' }, 'tummy ache, what tea?').offered).not.toContain('chamomile');
    expect(lastOf({ age: 0, healthConcerns: '4 months old' }, 'what helps with colic?').offered).toEqual([]);
  });

  test('who needs no such care hears nothing of it', () => {
    expect(lastOf({ age: 40, gender: 'male' }, 'what helps me sleep?').text).not.toContain(asTea);
  });
});

describe('how much in pregnancy is what holds then, not what others take', () => {
  test.each(['how many cups?', 'how much of it a day'])('"%s"', (asked) => {
    const { text } = lastOf(
      { age: 33, gender: 'female', healthConcerns: 'pregnant, 20 weeks' },
      'Is chamomile tea safe for me?',
      asked,
    );

    expect(text).toContain('Keep to an occasional cup');
    expect(text).not.toContain('four times a day');
  });
});

test('past the guard it stays on the list of names as a tea, and nothing is added against extracts', () => {
  const profile = { name: 'Emil', age: 7 };
  const answer = holdHouseholdTalk([profile], ['trouble falling asleep before school. something gentle?']).at(-1);

  expect(answer?.recommended).toMatchObject([{ key: 'chamomile', name: 'Chamomile tea' }]);
  expect(answer?.text).not.toContain('Ask first');
});
