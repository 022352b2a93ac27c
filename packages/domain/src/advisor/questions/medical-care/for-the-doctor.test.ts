import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what to tell the doctor names what is taken, what is thought of, and what is to be checked', () => {
  test.each([
    'what should I tell my doctor?',
    'what do I ask my cardiologist?',
    'how do I bring it up with my doctor?',
  ])('"%s"', (asked) => {
    const { text } = lastOf(
      { age: 80, currentMedications: 'digoxin, warfarin', healthConcerns: 'heart failure' },
      'My friend takes hawthorn for the heart. Should I too?',
      asked,
    );
    expect(text).toMatch(/already[^\n]*digoxin and warfarin/);
    expect(text).toMatch(/And what you have: heart failure/);
    expect(text).toMatch(/think of taking: hawthorn/);
    expect(text).toMatch(/hawthorn with digoxin and warfarin/);
    expect(text).toMatch(/my INR and the level of digoxin/);
    expect(text).toContain('swollen legs');
  });

  test('what is offered for the skin is checked for the skin', () =>
    expect(
      lastOf(
        { age: 69, currentMedications: 'warfarin' },
        'my knees hurt from arthritis, what helps?',
        'what should I tell my doctor?',
      ).text,
    ).not.toContain('arnica at this age'));
});
