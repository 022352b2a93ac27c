import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  [{ age: 31, gender: 'female' }, 'is peppermint ok for my stomach', 'could you be pregnant or nursing?'],
  [{ age: 31 }, 'is peppermint ok for my stomach', 'could you be pregnant or nursing?'],
  [{ age: 50, gender: 'male' }, 'can my 30 year old wife take ginger', 'could your wife be pregnant or nursing?'],
] as const)('whether a pregnancy is possible is asked of the one it is for: %o, %s', (person, question, asked) => {
  expect(lastOf({ allergies: 'none', healthConcerns: 'none', ...person }, question).text).toContain(asked);
});
