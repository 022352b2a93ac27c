import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const tia = { name: 'Tia', age: 30, gender: 'female' };

test.each(['rosemary oil for thinning hair', 'thyme oil for a chest rub', 'eucalyptus oil for a blocked nose'])(
  'two words later it is still the oil: "%s"',
  (first) => {
    expect(lastOf(tia, first, 'how many drops').text).not.toMatch(/tincture|As a tea/);
    expect(lastOf(tia, first, 'how many times a day').text).not.toMatch(/tincture|As a tea/);
    expect(lastOf(tia, first, 'can i swallow it').text).toMatch(/^No, (?:do not swallow|it stays)/);
  },
);

test('the tea of it is asked for by name', () =>
  expect(lastOf(tia, 'rosemary oil for thinning hair', 'and as a tea, how much?').text).toContain('As a tea'));

test.each(['peppermint oil for a headache, on the temples', 'lavender oil for sleep', 'tea tree oil for spots'])(
  'drops are thinned with a fatty oil: "%s"',
  (first) =>
    expect(lastOf(tia, first, 'how many drops').text).toMatch(/^Mix oil of (?:peppermint|lavender|tea tree) thin/),
);

test('no drops straight into the bath', () =>
  expect(lastOf(tia, 'rosemary oil for thinning hair', 'in the bath?').text).toMatch(
    /^Not as drops straight into the bath/,
  ));

test.each(['arnica gel for a bruise', 'comfrey for a sprain'])('a graze keeps it off: "%s"', (first) =>
  expect(lastOf(tia, first, "there's a graze on it as well").text).toMatch(/^Leave out .* while the skin is open/),
);

test('what is for small wounds stays', () =>
  expect(lastOf(tia, 'calendula cream for a rash', "there's a graze on it as well").text).not.toContain('Leave out'));
