import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('what is asked with a smile is answered, and raises no alarm', () => {
  test.each([
    ["i OD'd on garlic bread last night, breath is lethal. what kills the smell", /parsley/],
    ['how do i get rid of onion breath', /parsley/],
    ['heart skips when i see my crush haha is there a love herb', /^No herb makes anybody fall in love/],
    ['what herb makes someone fall in love with me', /^No herb makes anybody fall in love/],
    ["is deadly nightshade the same as tomato family?? my grandson says i'm eating poison", /cousins/],
    ['are aubergines in the nightshade family and am i eating poison', /cousins/],
    ['are tomatoes related to deadly nightshade', /cousins/],
    ['my st johns wort oil turned blood red in the sun on windowsill. gone bad?', /^Red is how it should be/],
    ['hypericum oil gone dark red, still ok?', /^Red is how it should be/],
  ])('"%s"', (asked, told) => {
    const { text, level } = lastOf(healthyAdult, asked);
    expect(level).toBe('none');
    expect(text).toMatch(told);
  });

  test.each([
    ['son ate deadly nightshade berries, are they in the tomato family', 'emergency'],
    ['my toddler is eating deadly nightshade, looks like tomatoes', 'emergency'],
    ['i ate tomato leaves, nightshade family, dizzy now', 'emergency'],
    ['heart skips a beat a lot lately and i feel faint', 'emergency'],
  ])('what only sounds like it stays an alarm: "%s"', (asked, level) =>
    expect(lastOf(healthyAdult, asked).level).toBe(level),
  );

  test.each([
    ["i'm allergic to nightshades like tomatoes, can i take ashwagandha", 'cousins'],
    ['can i put st johns wort oil on skin that is red', 'Red is how'],
    ['is garlic good when i get out of breath on the stairs', 'parsley'],
  ])('and what is asked of something else is answered as that: "%s"', (asked, never) =>
    expect(lastOf(healthyAdult, asked).text).not.toContain(never),
  );

  test('an oil that went brown is not the red one', () =>
    expect(lastOf(healthyAdult, 'my lavender oil went brown, has it gone bad').text).not.toContain('Red is how'));
});

test.each(['is magnesium citrate or glycinate or oxide best? for cramps', 'which magnesium is best for leg cramps'])(
  'which magnesium for cramps hears how little it does: "%s"',
  (asked) => expect(lastOf(healthyAdult, asked).text).toMatch(/^For leg cramps reviews found little[^]*kidney disease/),
);

test.each([
  ['american ginseng or korean ginseng whats the diff', /^They are two different plants[^]*milder/],
  ['which magnesium for sleep', /^Magnesium citrate and oxide/],
])('"%s"', (asked, told) => expect(lastOf(healthyAdult, asked).text).toMatch(told));
