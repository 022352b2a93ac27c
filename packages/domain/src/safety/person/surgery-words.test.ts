import { describe, expect, test } from 'vitest';
import { readsSurgery } from './surgery-words.ts';

describe('an operation to come is read', () => {
  test.each([
    'dental surgery',
    'tonsillectomy',
    'skin graft',
    'wisdom teeth out',
    'pre-assessment clinic on Friday',
    'anaesthetist appointment',
    'gallbladder to be removed',
    'on the list for a knee replacement',
    'epidural steroid injection',
    'OP in drei Tagen',
    'they are doing my knee the 14th',
    'getting my hip replaced the 3rd',
    'opération dans deux semaines',
    'cirurgia marcada',
    'one week after my operation',
    'hip replacement in 2011, the other one is planned for May',
  ])('"%s"', (words) => expect(readsSurgery(words)).not.toBeNull());
});

describe('what is over, denied, or only kept in the body is no operation to come', () => {
  test.each([
    'hysterectomy',
    'gastric sleeve',
    'knee replacement 2018',
    'hysterectomy 2012',
    'C-section 8 years ago',
    'history of hip surgery',
    'no operation planned',
    'hip replacement in 2011, all healed, nothing planned',
    "pas d'opération prévue",
    'surgery not needed',
    'press release next week',
    'had my knee done the 3rd time',
    'slow release melatonin',
    'fear of surgery',
  ])('"%s"', (words) => expect(readsSurgery(words)).toBeNull());
});

describe('a blood test is none', () => {
  test.each([
    'doctor is doing my thyroid bloods on thursday',
    'they do a thyroid blood test on friday',
    'gp is doing my liver blood tests next week',
    'having my kidney function done on monday',
  ])('"%s"', (words) => expect(readsSurgery(words)).toBeNull());

  test.each(['they are doing my thyroid on thursday', 'doing my knee on friday', 'kidney removed next week'])(
    'an operation is: "%s"',
    (words) => expect(readsSurgery(words)).not.toBeNull(),
  );
});
