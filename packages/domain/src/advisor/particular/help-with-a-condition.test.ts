import { describe, expect, test } from 'vitest';
import { conditionKeys } from '../../conditions/conditions.ts';
import { conditionNames } from '../../conditions/condition-names.ts';
import { advise } from '../advise.ts';
import { findAdviceSource } from '../../evidence/advice/advice-sources.ts';
import { ofConditions } from './data/of-conditions.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';
import { conditionsAskedFor } from './help-with-a-condition.ts';

describe('help with an illness the rules know', () => {
  test.each(conditionKeys)('%s is never told to be no matter of ours', (key) => {
    const { blocks } = advise({
      question: `What helps with ${conditionNames[key].label}?`,
      history: [],
      person: emptyPerson,
      profileName: null,
    });

    expect(blocks.join(' ')).not.toContain('I can only help with herbs');
  });

  test('the narrower illness is meant, not what it is a kind of', () => {
    expect(conditionsAskedFor('Is there a herb for heart failure?')).toEqual(['heart-failure']);
  });

  test('an illness that is only told, or told beside a herb, asks for nothing', () => {
    expect(conditionsAskedFor('I have heart failure.')).toEqual([]);
    expect(conditionsAskedFor('Does chamomile tea help with heart failure?')).toEqual([]);
    expect(conditionsAskedFor('I do not have diabetes. What would you recommend?')).toEqual([]);
  });

  test.each([
    ['I have heart failure, what helps?', true],
    ['What helps with heart failure?', false],
  ])(
    '%s: what the rules forbid is named with its sources, and found of nobody who does not have it',
    (question, isOwn) => {
      const { blocks, findings, sources } = advise({ question, history: [], person: emptyPerson, profileName: null });

      expect(findings.some(({ subject }) => subject.id === 'licorice')).toBe(isOwn);
      expect(blocks.join(' ')).toContain('Licorice');
      expect(sources.length).toBeGreaterThan(0);
    },
  );

  test('what is said of an illness names works that are held and were read', () => {
    const told = Object.values(ofConditions).flatMap(({ sources }) => sources);
    expect(told.filter((id) => (findAdviceSource(id)?.checkedOn ?? null) === null)).toEqual([]);
  });

  test('where what is said was read is shown with the answer', () => {
    const { sources } = advise({
      question: 'What helps with pancreatitis?',
      history: [],
      person: emptyPerson,
      profileName: null,
    });

    expect(sources.map(({ id }) => id)).toContain('nhs-chronic-pancreatitis');
  });
});
