import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

const onWarfarin = { age: 60, gender: 'male', currentMedications: 'warfarin' };

describe('thanks after something was advised against', () => {
  test.each(['ok thanks', 'cheers', 'ok got it', 'will do', 'fair enough, bye', 'thanks, very helpful'])(
    '"%s" hears once more what stays left out',
    (said) => expect(lastOf(onWarfarin, 'ginkgo for memory?', said).text).toMatch(/Ginkgo stays left out\.$/),
  );

  test('and it is not said again and again', () =>
    expect(lastOf(onWarfarin, 'ginkgo for memory?', 'ok thanks', 'bye').text).not.toContain('left out'));

  test('thanks for what is no trouble are only taken', () =>
    expect(lastOf(healthyAdult, 'ginkgo for memory?', 'ok thanks').text).not.toContain('left out'));

  test('nothing is told of what the person never named', () =>
    expect(lastOf(onWarfarin, 'what helps me sleep?', 'ok thanks').text).not.toContain('left out'));
});

test('"ok ill leave it" is confirmed', () =>
  expect(lastOf(onWarfarin, 'ginkgo for memory?', 'ok ill leave it').text).toMatch(/^Yes, leave out ginkgo/));

describe('what has injured livers is never told of as free of warnings', () => {
  test('where somebody concludes that it is fine', () =>
    expect(lastOf(healthyAdult, 'kava for nerves?', 'so its fine then').text).toMatch(
      /^Not so fast: .*liver injury/is,
    ));

  test('where a question was not understood', () => {
    const { text } = lastOf(healthyAdult, 'kava for nerves?', 'going to bed easier?');
    expect(text).toContain('ask a pharmacist or doctor first about kava');
    expect(text).not.toContain('nothing serious');
  });

  test('what has not is still told of as before', () =>
    expect(lastOf(healthyAdult, 'lavender for nerves?', 'so its fine then').text).toMatch(/^I found nothing serious/));
});
