import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('whoever is new is greeted and told what can be asked', () => {
  test.each([
    'hiya! new here, what can you do',
    'hi what can you help with',
    'hello, what is this',
    'hey there im new',
  ])('"%s"', (asked) => expect(lastOf(healthyAdult, asked).text).toMatch(/^Hello and welcome![^]*I check each herb/));

  test('a question behind the greeting is answered', () =>
    expect(lastOf(healthyAdult, 'hi, new here. what can you do for a cough').text).not.toMatch(/^Hello and welcome/));
});
