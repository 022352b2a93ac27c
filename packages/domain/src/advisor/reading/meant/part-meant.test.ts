import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

test.each([
  ['is olive good for blood pressure, mine was 134/84', 'no i meant the leaf', /^Olive leaf/],
  ['nettle for prostate', 'sorry i meant the root', /^Nettle root/],
  ['what is elderberry good for', 'no, the flowers', /^The flowers of black elder/],
  ['what is elderberry good for', 'sorry the flowers not the berries', /^The flowers of black elder/],
  ['nettle for joints', 'i meant the seeds', /^I would not: what holds for one part/],
  [
    'difference between panax and american ginseng',
    'and is siberian the same plant',
    /^They are two different plants: .*eleuthero/,
  ],
  ['chamomile tea for sleep', 'is roman the same', /Roman chamomile is Chamaemelum nobile/],
  ['licorice root tea for my cough?', 'what about the deglycyrrhizinated one', /DGL licorice/],
  ['magnesium for leg cramps?', 'glycinate vs oxide vs citrate???', /citrate and oxide loosen the bowel more/],
  ['ginseng for energy', 'what about coffee', /coffee/],
])('"%s", "%s" is read with the name it belongs to', (first, next, says) =>
  expect(lastOf(healthyAdult, first, next).text).toMatch(says),
);

test('the plant may have been named a question before', () =>
  expect(
    lastOf(
      healthyAdult,
      'what is elderberry good for',
      'found some, can i eat them raw',
      'i meant the flowers, not berries',
    ).text,
  ).toMatch(/^The flowers of black elder/));
