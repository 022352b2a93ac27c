import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const ofCherry = (healthConcerns: string, asked: string) =>
  lastOf({ age: 54, gender: 'male', healthConcerns }, 'gout in the big toe again. tart cherry?', asked).text;

describe('juice or capsules', () => {
  test.each(['juice or capsules? prediabetic remember', 'juice or capsules?'])(
    'the sugar in the juice is told to whoever watches it: "%s"',
    (asked) => expect(ofCherry('gout, prediabetes', asked)).toContain('capsules without sugar suit better'),
  );

  test('and to nobody else', () => expect(ofCherry('gout', 'juice or capsules?')).not.toContain('sugar'));
});
