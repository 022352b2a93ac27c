import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onTamoxifen = { age: 54, currentMedications: 'tamoxifen', healthConcerns: 'breast cancer' };

describe('"the first one"', () => {
  test('is what the talk began with, once a list is behind it', () => {
    const { text } = lastOf(
      onTamoxifen,
      'A colleague takes black cohosh. I want that.',
      'Red clover then? or that soya capsule.',
      'And sage?',
      'So the first one, do I stop it completely or is a low dose ok?',
    );
    expect(text).toMatch(/black cohosh/i);
    expect(text).not.toMatch(/red clover/i);
  });

  test('is the first of the list as long as the talk is of it', () => {
    expect(lastOf({ age: 50 }, 'what helps me sleep', 'the first one, how much?').text).toMatch(/^\W*Chamomile/);
  });
});

test.each([
  ['fennel', "I've got peppermint teabags and a jar of fennel seeds. which of the two for me?"],
  ['fennel', 'there is peppermint and fennel here. which one?'],
])('which of the two is asked of those at hand: %s, "%s"', (herb, asked) => {
  const { text } = lastOf({ age: 48, healthConcerns: 'reflux' }, 'belly bloated after raclette. what tea', asked);
  expect(text).toMatch(new RegExp(`I would begin with ${herb}`));
});

test('plant oestrogens that are gentler than real HRT tell of no hormones taken', () => {
  const { text, findings } = lastOf(
    onTamoxifen,
    'Red clover then? They are plant oestrogens so gentler than real HRT, no?',
  );
  expect(findings.map((each) => each.with.name)).not.toContain('estrogen therapy');
  expect(text).not.toMatch(/noted: taking estrogen/i);
});
