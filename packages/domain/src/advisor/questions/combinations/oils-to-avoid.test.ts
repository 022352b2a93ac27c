import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const ask = (healthConcerns: string, question: string) =>
  lastOf({ ...healthyAdult, gender: 'female', age: 30, healthConcerns }, question);

describe('which oils to leave alone is told for this person', () => {
  test.each([
    'which essential oils should i avoid',
    'are essential oils safe for me?',
    'what oils are dangerous with epilepsy',
    'can i still use my essential oils?',
  ])('with epilepsy: "%s"', (question) => {
    const { text, findings } = ask('epilepsy', question);
    expect(text).toMatch(/keep these oils away from you:[^.]*Rosemary[^.]*Sage/);
    expect(findings.some(({ subject, severity }) => subject.id === 'rosemary' && severity === 'major')).toBe(true);
    expect(text).toMatch(/nothing serious against these[^.]*Lavender oil/);
  });

  test('in pregnancy more of them, and none as free that is to be asked about', () => {
    const { text } = ask('12 weeks pregnant', 'which essential oils should I avoid?');
    expect(text).toMatch(/keep these oils away from you:[^.]*Pennyroyal/);
    expect(text).toMatch(/Ask first about these:[^.]*Clary sage/);
  });

  test('a herb that is called an oil is no such question', () => {
    expect(ask('epilepsy', 'is evening primrose oil ok for me?').text).not.toMatch(/keep these oils away/);
  });
});
