import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const awaitingHip = { age: 63, currentMedications: 'omeprazole', healthConcerns: 'awaiting hip replacement' };
const onThree = 'I take ginkgo, garlic tablets and fish oil. My operation is in three weeks, which of them do I stop?';

describe('when an operation comes sooner', () => {
  test.each([
    'they phoned, it is next thursday now, in 8 days!! Then is it too late to stop? I took all three this morning',
    'It was moved to Monday. Too late to leave them out now?',
    'operation on friday. Is it too late now to stop the garlic capsules?',
    'oh no it is in 4 days, is that too short to stop them?',
  ])('it is not too late to stop: "%s"', (asked) => {
    const { text, level } = lastOf(awaitingHip, onThree, asked);
    expect(text).toContain('not too late');
    expect(level).toBe('none');
  });
});

describe('told how soon it is', () => {
  test.each([
    'its in 5 days tho',
    'the op is tomorrow already',
    'only 3 days left though',
    'they moved it to monday, in 4 days',
  ])('what is taken goes out today, and the team is called: "%s"', (asked) =>
    expect(lastOf(awaitingHip, onThree, asked).text).toContain('Call the surgeon'),
  );
});

describe('once an operation is over it is no longer ahead', () => {
  test.each([
    'Home now with the new hip, they gave me Xarelto for 5 weeks. Can I go back to the ginkgo and the others',
    'The operation went well. I am on Xarelto now. May I take the garlic, ginkgo and fish oil again?',
    'I had the hip done last Monday and take Xarelto. Are ginkgo and the others fine again?',
  ])('"%s"', (told) => {
    const { findings, text } = lastOf(awaitingHip, onThree, told);
    expect(findings.some(({ kind }) => kind === 'surgery')).toBe(false);
    expect(findings.some(({ with: other }) => other.id === 'rivaroxaban')).toBe(true);
    expect(text).toMatch(/garlic/i);
  });
});
