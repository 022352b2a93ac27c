import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const man = { age: 41, gender: 'male', currentMedications: 'none' };
const woman = { age: 35, gender: 'female', currentMedications: 'none' };

describe('what is told in passing of another is known when the talk comes to them', () => {
  test.each([
    [man, ['me missus is 8 months gone and i got a bad back, what can we both take', 'she fancies the same as me']],
    [man, ['my wife is 8 months pregnant and I have a bad back', 'is devil’s claw ok for me', 'and for her?']],
  ])('%o: %j', (asker, turns) => {
    const { text, offered } = lastOf(asker, ...turns);
    expect(offered).not.toContain('devils-claw');
    expect(text).toContain('pregnancy');
  });

  test('what both want is answered for the one who asks', () =>
    expect(lastOf(man, 'my wife is 5 months along and I have a bad back, what can we take').text).toContain(
      'your wife takes none of it',
    ));

  test('and it is nothing of the one who writes', () => {
    expect(lastOf(woman, 'my sister is 5 months along and i have bad back pain').offered).not.toEqual([]);
    expect(lastOf(woman, 'my husband is on warfarin and i can’t sleep').text).not.toContain('warfarin');
  });

  test('a name and an age stand for who is meant', () =>
    expect(
      lastOf(
        { ...man, currentMedications: 'warfarin' },
        'wife Jean 74 has dementia, on donepezil',
        'ginkgo for her memory',
      ).text,
    ).not.toContain('warfarin'));
});
