import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const mother = { age: 36, gender: 'female' } as const;

describe('a calming herb that is named for a child', () => {
  test.each([
    'my 4 year old fights sleep every night, could I try valerian drops?',
    'is a valerian tablet ok for a boy of 7 who cannot settle at night?',
  ])('valerian is refused plainly under twelve, and the evening comes first: "%s"', (asked) => {
    const { text } = lastOf(mother, asked);
    expect(text).toMatch(/No valerian at this age unless a doctor agrees/);
    expect(text).toContain('under 12');
    expect(text).not.toMatch(/Use a tea or an alcohol-free form instead/);
    expect(text).toContain('A set bedtime');
  });

  test('of two that are both refused something mild is named', () =>
    expect(lastOf(mother, 'melatonin or valerian for a girl of 6 who lies awake?').offered).toEqual(['chamomile']));

  test('at thirteen it is asked about first', () =>
    expect(lastOf(mother, 'my son is 13 and sleeps badly, may he have valerian?').text).not.toContain('No valerian'));
});

describe('gummies are those that were named, and not the tea offered since', () => {
  test('melatonin, for a child', () => {
    const { text } = lastOf(
      mother,
      'is melatonin any good for sleep?',
      'and for my girl, she is 8 and up till midnight',
      'would gummies off the internet be quicker?',
    );
    expect(text).toMatch(/melatonin/i);
    expect(text).toMatch(/child doctor/);
    expect(text).not.toMatch(/chamomile/i);
  });
});

describe('neat oils and tablets for a child', () => {
  test.each([
    'can I dab undiluted lavender oil on my 5 year old?',
    'put neat tea tree on my daughter (8), she has nits',
  ])('no oil neat: "%s"', (asked) => {
    const { text, offered } = lastOf(mother, asked);
    expect(text).toMatch(/^No, never neat on a child/);
    expect(offered).toEqual([]);
  });

  test('sweets or tablets of ginger for a long drive', () => {
    const { text } = lastOf(mother, 'my boy of 8 gets travel sick in the back seat: ginger chews or ginger capsules?');
    expect(text).toMatch(/from six years/);
    expect(text).toMatch(/label names this age/);
    expect(text).not.toMatch(/Menstrual|mg of/);
  });
});
