import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const mother = { age: 33, gender: 'female' };
const kinds = (asked: string, asker = mother) => lastOf(asker, asked).findings.map(({ kind }) => kind);

describe('whoever has a small baby may be nursing', () => {
  test.each([
    'my throat is sore, the baby is 6 weeks. is sage ok',
    'sore throat, my baby is only three months old. is sage ok for me',
  ])('"%s"', (asked) => expect(kinds(asked)).toContain('breastfeeding'));

  test.each([
    'my throat is sore, the baby is 6 weeks, formula fed. is sage ok',
    'my throat is sore, my sister’s baby is 6 weeks. is sage ok',
  ])('not: "%s"', (asked) => expect(kinds(asked)).not.toContain('breastfeeding'));

  test.each(['i do nurse my boy 6 months. sage ok?', 'i breastfeed my daughter 4 months. is sage ok'])(
    'it is she who asks: "%s"',
    (asked) => expect(kinds(asked)).toContain('breastfeeding'),
  );

  test('no father, and no grandmother', () => {
    const asked = 'my throat is sore, the baby is 6 weeks. is sage ok';
    expect(kinds(asked, { ...mother, gender: 'male' })).not.toContain('breastfeeding');
    expect(kinds(asked, { ...mother, age: 70 })).not.toContain('breastfeeding');
  });
});
