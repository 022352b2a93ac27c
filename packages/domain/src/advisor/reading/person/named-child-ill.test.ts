import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const sam = { age: 35, gender: 'female' } as const;

test.each([
  'and now Ivy has the sniffles too, 8 months. same honey thing just smaller?',
  'Ivy has a cough, 8 months. honey ok?',
  'and now Mia has the sniffles too, 8 months. a bit of honey?',
  "Basil's got a cold, 10 months old, honey on the dummy?",
  'now Rosemary is full of cold, 11 months, honey in water?',
  "poppy caught a cold (7 mo). honey ok, she's coughing?",
])('who has the sniffles is somebody, and the age is theirs: "%s"', (asked) => {
  const { findings } = lastOf(sam, asked);
  expect(findings.map(({ severity, subject }) => `${severity} ${subject.name}`)).toContain('contraindicated Honey');
  expect(findings.map(({ subject }) => subject.name)).not.toContain('Ivy leaf');
});

test.each([
  'had a cough for 8 months. honey ok?',
  'have got a cold, 2 weeks. honey ok?',
  'my throat is sore and nose is stuffy, 3 weeks, honey?',
  'Ivy leaf for a cold, 8 months after my operation, or honey?',
  'garlic is good for a cold, 2 years ago it helped. honey too?',
])('no child and no age: "%s"', (asked) => {
  expect(lastOf(sam, asked).findings.map(({ severity }) => severity)).not.toContain('contraindicated');
});

test('without an age it is a name as well', () => {
  expect(lastOf(sam, 'Ivy has the sniffles. honey ok?').text).not.toContain('ivy leaf');
  expect(lastOf(sam, 'Ivy for the sniffles?').text).toContain('vy leaf');
});
