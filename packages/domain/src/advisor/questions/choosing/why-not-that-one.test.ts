import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('why not is answered by the reason', () => {
  test.each([
    'why not ginkgo?',
    'why not the ginkgo then?',
    'why not? it is natural',
    "why not, it's just tea",
    "why not? it's only a plant",
    'why? it is herbal',
    "but why can't I have it, it is from nature",
    "why shouldn't I take the ginkgo?",
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 80, currentMedications: 'warfarin' }, 'can I take ginkgo?', asked);
    expect(text).toContain('Ginkgo slows platelets');
    expect(text).not.toContain('Memory (');
  });

  test('of what was not named, too', () =>
    expect(
      lastOf({ age: 44, healthConcerns: 'acid reflux' }, 'heartburn, what helps?', 'why not peppermint?').text,
    ).toMatch(/^I left it out for you for good reason\.[^]*Mint relaxes the valve/));

  test('what nothing speaks against came after others', () =>
    expect(lastOf({ age: 44 }, 'i sleep badly, what helps?', 'why not hops?').text).toContain(
      'It would be another choice',
    ));

  test('said first of all, it only suggests', () =>
    expect(lastOf({ age: 44, currentMedications: 'none' }, 'why not hops?').text).toContain('hops'));
});
