import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const onThinner = { age: 77, gender: 'male', currentMedications: 'apixaban 5 mg' };

describe('whoever says that they take it themselves is checked too, whomever else the words are about', () => {
  test.each([
    'my neighbour Rosa is fond of turmeric for her knees. Can I start on it?',
    'my wife swears by turmeric capsules, I would take it myself as well',
    "my son's on turmeric now, should I try it too?",
  ])('"%s"', (question) => {
    const { findings, text } = lastOf(onThinner, question);
    expect(findings.some(({ with: other }) => other?.id === 'apixaban')).toBe(true);
    expect(text).toContain('apixaban');
  });

  test('what is asked for another alone is not held against the one who asks', () => {
    expect(lastOf(onThinner, 'can my wife take turmeric for her knees?').text).not.toContain('apixaban');
  });
});

describe('two packs of one herb are told to be one', () => {
  test.each([
    'kalms and nytol herbal together ok?',
    'nytol herbal or kalms for sleep, which one, is it the same stuff',
  ])('"%s"', (asked) =>
    expect(lastOf(healthyAdult, asked).text).toMatch(/I read both as valerian, so take one of them and never both/),
  );

  test('two herbs are two', () =>
    expect(lastOf(healthyAdult, 'valerian and hops together ok?').text).not.toMatch(/I read both as/));
});

describe('what is eaten in the house is checked for both', () => {
  const asker = { age: 51, gender: 'female', currentMedications: 'gliclazide', healthConcerns: 'type 2 diabetes' };
  const talk = (next: string) => lastOf(asker, 'is berberine ok?', 'my sister wants it too shes 5 months gone', next);

  test.each([
    'we cook karela every sunday, fine?',
    'our family eats karela a lot',
    'mum makes us karela, is that fine',
  ])('"%s"', (next) => {
    const others = talk(next).findings.map(({ with: other }) => other.id);
    expect(others).toContain('gliclazide');
    expect(others).toContain('pregnancy');
  });

  test.each(['can she eat karela', 'what about karela for her', 'she eats karela a lot'])('and not "%s"', (next) =>
    expect(talk(next).findings.map(({ with: other }) => other.id)).not.toContain('gliclazide'),
  );
});
