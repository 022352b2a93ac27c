import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../testing/talk.ts';

const woman: Asker = { age: 54, gender: 'female' };

describe('a laxative that drives the bowel, taken for months', () => {
  test.each([
    [['been on senokot nightly for half a year and nothing happens without it']],
    [['bisacodyl daily since last year, my gut won’t move without it']],
    [['my bowel has gone lazy from cascara, what now?']],
    [['how do I get off laxatives? had them each day for ages']],
    [['is senna any good for constipation?', 'used it every night for 4 months, I rely on it by now']],
  ])('%j', (said) => {
    const { text, offered, level, sources } = lastOf(woman, ...said);
    expect(text).toMatch(/wash potassium[^]*come off in steps[^]*see a doctor or pharmacist this week/);
    expect(offered).toContain('psyllium');
    expect(offered).not.toContain('senna');
    expect(level).toBe('none');
    expect(sources.map(({ id }) => id)).toContain('west-sussex-laxatives');
  });

  test('what is wanted in its place is for the bowels, whatever else its first herb is taken for', () => {
    const { offered, text } = lastOf(
      { age: 45, gender: 'female', currentMedications: 'none' },
      'my dad is 77, on digoxin, and has had senna every evening for a year',
      'so what could he take in its place',
    );
    expect(text).not.toMatch(/migraine/i);
    expect(offered.some((each) => ['prune', 'prebiotic-fibre', 'chia', 'magnesium', 'chicory'].includes(each))).toBe(
      true,
    );
  });

  test.each([
    [woman, ['is valerian good for sleep?', 'used it every night for 4 months, I rely on it by now']],
    [woman, ['senna last night, worked well']],
    [{ ...woman, currentMedications: 'morphine' }, ['senna every day for months']],
    [{ age: 15, gender: 'female' }, ['8 senokot every night for months, want to be thin']],
  ])('%j, %j is another matter', (asker, said) =>
    expect(lastOf(asker, ...said).text).not.toContain('come off in steps'),
  );

  test.each([
    "used senna every day for months and my heart keeps skipping, I'm so weak",
    'been on senokot for a year, twelve a night, and dizzy',
  ])('"%s" is for today', (said) => {
    const { text, level, offered } = lastOf(woman, said);
    expect(level).toBe('urgent');
    expect(text).toMatch(/today|emergency/);
    expect(offered).toEqual([]);
  });

  test.each(['senna daily for months and now blood in my stool', 'diazepam every day for months, I rely on it'])(
    '"%s" stays for a doctor',
    (said) => expect(lastOf(woman, said).level).toBe('urgent'),
  );
});
