import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('a complaint told beside an allergy is answered as well', () => {
  test.each([
    ['omega 3 for dry eyes but im allergic to fish', /allergy to fish[^]*Drops without preservatives/],
    ["chamomile for rosacea but i'm allergic to daisies", /daisy family[^]*Rosacea flares/],
  ])('"%s"', (asked, told) => expect(lastOf({ age: 51 }, asked).text).toMatch(told));

  test('an allergy alone is only noted', () =>
    expect(lastOf({ age: 51 }, "i'm allergic to nuts").text).toMatch(/^Thank you, I noted/));
});
