import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('asked what to watch for, the signs of what the checks warned of are told first', () => {
  test.each([
    ['insulin glargine, metformin', 'is ginseng ok with my insulin?', /^Low sugar shows as shaking, sweating/],
    ['warfarin', 'is ginger ok?', /^Bleeding shows as new bruises/],
    ['apixaban', 'can I take fish oil?', /^Bleeding shows as new bruises/],
    ['ramipril', 'can I drink hibiscus tea?', /^Pressure that is too low shows as/],
    ['lithium', 'can I drink dandelion tea?', /^Too much lithium shows as/],
  ])('%s: "%s"', (currentMedications, asked, signs) =>
    expect(lastOf({ age: 61, currentMedications }, asked, 'what are the signs I should watch for?').text).toMatch(
      signs,
    ),
  );
});
