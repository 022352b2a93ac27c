import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const kim = { age: 33, gender: 'female' };

test.each([
  ['hair shedding loads', 'baby is 3 months, is that why'],
  ['hair falling out what helps', 'i gave birth in july would that do it'],
  ['biotin for hair loss', 'had bubs 4 months ago thatd be why ay'],
  ['hair loss herbs', 'could it be cos i had a baby 5 months back'],
])('hair after a birth: "%s", "%s"', (complaint, cause) =>
  expect(lastOf(kim, complaint, cause).text).toContain('some months after a birth'),
);

test.each([
  ['hair coming out', 'had covid 3 months ago is it that?', 'Two or three months after a fever'],
  ['hair coming out in clumps', 'lost 20kg this spring, that why?', 'much lost weight'],
  ['my hair is thinning', 'im on levothyroxine could that be why', 'ask for a blood test'],
  ['dry cough for weeks', 'ramipril since march, thats why?', 'well-known effect of tablets such as ramipril'],
  ['constipated', 'started iron tablets last week thatd be it?', 'constipation'],
  ['bloated', 'eat loads of beans mind, probs that', 'I cannot tell from here'],
])('what is told as the cause is weighed: "%s", "%s"', (complaint, cause, says) =>
  expect(lastOf(kim, complaint, cause).text).toContain(says),
);

test.each([
  ['ginger for nausea', 'is that why people take it?'],
  ['valerian for sleep', 'why is that'],
  ['chamomile for sleep', 'would that do it?'],
  ['headache', 'is it that bad to take two'],
  ['ginkgo for memory', 'is it cos of the warfarin you say no'],
])('no cause is told: "%s", "%s"', (first, next) =>
  expect(lastOf(kim, first, next).text).not.toMatch(/It may be|It can be/),
);
