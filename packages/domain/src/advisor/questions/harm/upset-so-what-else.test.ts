import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what upset somebody is left, and another is looked for in its place', () => {
  test.each([
    'Valerian gave me a headache. What else then?',
    'Valerian gives me nightmares, what else could I take?',
    'valerian made me groggy. what else is there?',
    "valerian didn't agree with me, what else for sleep",
    'I got a headache from valerian, what now?',
    'valerian upset my stomach, what could i take instead?',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf({ age: 43, healthConcerns: 'trouble sleeping' }, asked);
    expect(text).toMatch(/^Then leave valerian out\./);
    expect(text).toMatch(/sleep/);
    expect(offered).toContain('chamomile');
    expect(offered).not.toContain('valerian');
  });

  test('by what the talk was of', () =>
    expect(
      lastOf({ age: 43 }, 'my knees are sore, what helps?', 'turmeric upset my stomach, anything else?').offered,
    ).toContain('devils-claw'));

  test('a rash may be an allergy', () =>
    expect(lastOf({ age: 43 }, 'echinacea gave me itching, other option?').text).toContain(
      'it comes back with the next',
    ));

  test('of what is taken for many things it is asked', () =>
    expect(lastOf({ age: 43 }, 'magnesium gave me diarrhea, is there something else?').text).toContain(
      'What did you take it for?',
    ));

  test('of fish oil that comes back up the gentler way is told', () =>
    expect(lastOf({ age: 43 }, 'fish oil gives me fishy burps, what now').text).toMatch(/coated capsules/));

  test('what did good is not left', () =>
    expect(lastOf({ age: 43 }, 'valerian made me sleep well. what else could I take?').text).not.toContain(
      'Then leave',
    ));
});
