import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onWarfarin = { age: 45, gender: 'male', currentMedications: 'warfarin' };
const withMother = 'My mother (68) is getting Velcade. green tea extract for her?';

describe('who makes light of a warning hears what it rests on', () => {
  test.each([
    'my brother says you are overreacting',
    'come on, ginkgo is just a tree',
    'he reckons its a lot of fuss about nothing',
    'she laughs, says its just herbs',
    'my mum says I worry too much',
    "the wife thinks that's nonsense, it's only a leaf",
  ])('"%s"', (said) =>
    expect(lastOf(onWarfarin, 'is ginkgo ok?', said).text).toContain('It stays as I said, so leave out ginkgo'),
  );

  test('of another who takes it, and named again', () => {
    const { text } = lastOf(
      { age: 45, gender: 'male' },
      'my wife takes ambien 10. is valerian ok for her?',
      'she says thats exaggerated, valerian is basically tea',
    );
    expect(text).toContain('It stays as I said');
    expect(text).toContain('Both make sleepy');
  });

  test('a question of it is none', () =>
    expect(lastOf({ age: 45 }, 'is valerian ok?', 'valerian is just a tea, right?').text).not.toContain('It stays'));
});

describe('own luck of back then is no reason', () => {
  const nora = { name: 'Nora', age: 19, gender: 'female', currentMedications: 'lamotrigine 100, yasmin pill' };
  const praise =
    'my daughter nora is 19 and feeling low since she moved out. I took st johns wort after my divorce and it saved me. which brand should I get her';

  test('praise of what was taken once does not make it taken now', () => {
    const { text } = lastOf(nora, praise);
    expect(text).not.toContain('Take no more');
    expect(text).toMatch(/leave out St John's wort|advise your daughter against St John's wort/);
  });

  test.each([
    'I was on the pill too back then and nothing happened??',
    'I was on both at her age and was fine',
    'I did the same in my twenties, no harm came of it',
    'we all took it and never had a problem',
  ])('"%s"', (said) => expect(lastOf(nora, praise, said).text).toContain('That it went well then tells little of now'));
});

describe('in whom the harm was seen', () => {
  test.each([
    'Is that mice or real people though',
    'so only in rats?',
    'has anyone actually tested this on patients',
    'any human data on that?',
    'was that seen in people or only in a test tube',
    'is that from a lab or did it really happen to somebody',
  ])('"%s"', (asked) => {
    const { text } = lastOf({ age: 35 }, withMother, asked);
    expect(text).toContain('what the warning rests on');
    expect(text).toContain('laboratory and animal studies');
  });

  test('of what was praised it is asked how well it was studied', () =>
    expect(lastOf({ age: 45 }, 'is rhodiola any good?', 'is that mice or real people').text).toContain('Rhodiola'));
});
