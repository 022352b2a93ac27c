import { expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../testing/talk.ts';

const finn: Asker = {
  age: 9,
  gender: 'male',
  currentMedications: 'Epilim (sodium valproate) 300mg twice daily',
  healthConcerns: 'epilepsy - absences',
};

test.each([
  "My son has epilepsy, absence seizures, well controlled on Epilim for a year thank god. His teacher says he's dreamy. A mum at the gate gives hers ginkgo for concentration, would that help Finn?",
  'he daydreams a lot at school. would ginkgo help him focus?',
  'school says he is in a world of his own. ginkgo?',
])('ginkgo is a no with epilepsy, and the dreamy spells are for the team: "%s"', (asked) => {
  const { text, level } = lastOf(finn, asked);
  expect(level).toBe('none');
  expect(text).toContain('may be absence seizures');
  expect(text).toMatch(/No ginkgo before they agree/);
  expect(text).not.toContain('drive');
});

test('the name of the illness is no seizure; absences of today are', () => {
  expect(lastOf(finn, 'he has absence epilepsy, seizure free since spring. is lemon balm ok?').level).toBe('none');
  expect(lastOf(finn, 'he had three absences today, is lemon balm ok?').level).toBe('urgent');
  expect(lastOf(finn, 'he had absence seizures again this morning, is lemon balm ok?').level).toBe('emergency');
});
