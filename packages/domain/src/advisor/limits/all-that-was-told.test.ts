import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('what a letter tells of anybody is held against every herb it asks about', () => {
  const letter = lastOf(
    {},
    `I am 45 and have acid reflux, for which I take lansoprazole. My wife is 41, she has gallstones, no pain now. She wants to take
    artichoke after heavy meals. So: peppermint oil for me, and artichoke for her?`,
  );

  test('the one whose illness it is may have been misread, and the warning stands there without a name', () => {
    const [, ofAnybody] = letter.text.split('Whoever it is that has or takes what you name here');
    expect(ofAnybody).toMatch(/peppermint oil with gallstones/);
    expect(
      letter.findings.map(({ severity, subject, with: other }) => `${severity} ${subject.id} ${other.id}`),
    ).toEqual([
      'contraindicated artichoke-leaf gallstones',
      'major peppermint-oil gallstones',
      'moderate peppermint-oil reflux',
      'moderate peppermint-oil lansoprazole',
    ]);
    expect(letter.sources).toEqual(expect.arrayContaining(letter.findings.flatMap(({ sources }) => sources)));
  });

  test('the advice to ask a doctor or pharmacist stays the last word', () => {
    expect(letter.text.split('\n').filter(Boolean).at(-1)).toMatch(
      /ask a doctor or pharmacist, above all if you take medicines\.$/,
    );
  });

  test('what is told already is not told twice', () => {
    expect(letter.text.match(/artichoke leaf with gallstones/g)).toHaveLength(1);
  });
});
