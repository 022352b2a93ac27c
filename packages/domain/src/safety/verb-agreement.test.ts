import { expect, test } from 'vitest';
import { agreeing } from './verb-agreement.ts';

test('a rule written for one herb reads well of a name that is a plural', () => {
  expect(agreeing('{herb} slows clotting and {herb} is rich in salicylate.', 'Soy isoflavones')).toBe(
    '{herb} slow clotting and {herb} are rich in salicylate.',
  );
  expect(agreeing('{herb} slows clotting.', 'Ginkgo')).toBe('{herb} slows clotting.');
});
