import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const mother = { age: 33, gender: 'female', healthConcerns: 'breastfeeding' };
const expecting = { age: 36, gender: 'female', currentMedications: 'sertraline 50, propranolol 40' };

test.each([
  ['they put me on warfarin on friday because of a clot in my leg, is it ok i feed her?', 'hardly reaches the milk'],
  ['on warfarin since monday. may I go on breastfeeding', 'hardly reaches the milk'],
  ['I started sertraline last week, can I still nurse him', 'A pharmacist can look sertraline up'],
])('a medicine beside nursing: "%s"', (asked, line) => {
  const { text, offered } = lastOf(mother, 'fennel tea for milk?', asked);
  expect(text).toContain(line);
  expect(text).toContain('Stop neither');
  expect(offered).toEqual([]);
});

test.each([
  [
    'I am 6 weeks pregnant. ginger for the nausea ok? and my sertraline??',
    'Sertraline and propranolol: stop nothing by yourself',
  ],
  ['we found out I am pregnant, 5 weeks. chamomile still ok?', 'Sertraline and propranolol: stop nothing by yourself'],
  ['we are trying for a baby. is the sertraline a problem with valerian?', 'stop nothing by yourself'],
])('what is prescribed beside a pregnancy: "%s"', (asked, line) =>
  expect(lastOf(expecting, asked).text).toContain(line),
);

test('it is not said of a herb alone', () =>
  expect(lastOf({ ...expecting, healthConcerns: 'pregnant' }, 'is ginger ok?').text).not.toContain('stop nothing'));

test('an amount in a pregnancy that is known tells nothing of what is taken', () =>
  expect(
    lastOf(
      { age: 35, gender: 'female', currentMedications: 'folic acid, iron', healthConcerns: 'pregnant, 9 weeks' },
      'Ginger, how much is allowed in pregnancy?',
    ).text,
  ).not.toContain('stop nothing by yourself'));
