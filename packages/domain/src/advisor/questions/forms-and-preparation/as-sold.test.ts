import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 34, gender: 'female' };
const sleep = 'I sleep badly. What herbs could help?';

describe('what stands on the shelf is told of as it is sold', () => {
  test.each([
    ['is the supermarket tea good enough', /weight of a bag/],
    ['loose leaf or bags', /weight of a bag/],
    ['are gummies ok', /Many gummies hold little/],
    ['the packet says 3 a day', /more than the packet says/],
    ['can I reuse the tea bag', /first cup draws out most/],
    ['is organic worth it', /fewer pesticides/],
    ["does it matter if I'm vegan", /gelatin/],
  ])('"%s"', (asked, says) => expect(lastOf(asker, sleep, asked).text).toMatch(says));

  test('a label that names a herb is read for the herb', () => {
    expect(lastOf(asker, sleep, 'the label says it contains senna').text).toContain('Senna');
  });

  test('no amount is told of a child', () => {
    expect(lastOf({ age: 7 }, 'tummy ache, what tea?', 'are tea bags good enough').text).not.toMatch(/\d g\b/);
  });
});

describe('short questions after an offer are read as they are meant', () => {
  test.each([
    ['every night?', /as long as it was studied|day by day/],
    ["I'm 45, is that too old", /found no warning/],
    ['do doctors recommend it', /Not proven/],
    ['it works great, carry on?', /Trials ran/],
    ["and if I'm pregnant later", /lemon balm in pregnancy/],
    ['before or after dinner', /something to eat/],
    ['one a day or three', /up to three times a day/],
    ['what is the upper limit', /No upper level is set/],
    ['before a blood test?', /no effect of them on tests/],
    ['is it diuretic', /Known side effects/],
    ['can I take it before sport', /drowsy and slow/],
  ])('"%s"', (asked, says) => expect(lastOf(asker, sleep, asked).text).toMatch(says));

  test.each(['and after that?', 'then what?'])('once it was told for how long: "%s"', (asked) =>
    expect(lastOf(asker, sleep, 'how long can I take it', asked).text).toContain('Stop for some weeks'),
  );
});
