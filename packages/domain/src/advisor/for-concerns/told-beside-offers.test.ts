import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../testing/talk.ts';

describe('what has to be kept in mind stands beside what is offered', () => {
  test.each<[Asker, string, RegExp]>([
    [
      { age: 55, healthConcerns: 'hip operation in 10 days' },
      'I am nervous, what calms?',
      /lavender before an operation[^]*two weeks before/,
    ],
    [
      { age: 40, currentMedications: 'levothyroxine' },
      'so tired lately, what gives energy?',
      /green tea and levothyroxine[^]*wait 30 to 60 minutes/,
    ],
    [{ age: 35, allergies: 'ragweed' }, 'my skin is dry, which cream?', /leave out the relatives[^]*calendula, arnica/],
    [{ age: 35, allergies: 'chamomile' }, 'what helps with a cold?', /leave out the relatives[^]*echinacea/],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toMatch(says));

  test('relatives are told once, and of no other allergy', () => {
    const asker = { age: 35, allergies: 'ragweed' };

    expect(lastOf(asker, 'my skin is dry, which cream?', 'and for sleep?').text).not.toContain('relatives');
    expect(lastOf({ age: 35, allergies: 'penicillin' }, 'my skin is dry, which cream?').text).not.toContain(
      'relatives',
    );
  });

  test('what may make an old person fall is said again where that herb is asked about', () => {
    const { text } = lastOf(
      { age: 78, currentMedications: 'apixaban, bisoprolol' },
      'i sleep badly. anything natural?',
      'is valerian ok with my heart tablets?',
    );

    expect(text).toMatch(/can lead to falls/);
  });

  test('against loss of water salts come first', () => {
    const { offered, text } = lastOf(
      { age: 37 },
      'diarrhea since yesterday after street food, no blood, no fever. what helps?',
    );

    expect(offered[0]).toBe('electrolyte-salts');
    expect(text).not.toContain('against dehydration');
  });
});
