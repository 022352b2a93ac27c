import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onWarfarin = { age: 66, gender: 'male', currentMedications: 'warfarin' };
const withCirrhosis = { age: 50, gender: 'male', currentMedications: 'atenolol', healthConcerns: 'cirrhosis' };

describe('a mild sign that is grave for this person goes to the doctor today, before any herb', () => {
  test.each([
    [onWarfarin, 'my gums bleed since sunday btw', 'warfarin'],
    [onWarfarin, 'I bruise easily lately', 'warfarin'],
    [withCirrhosis, 'i feel muddled today', 'liver'],
    [{ age: 59, gender: 'female', currentMedications: 'methotrexate' }, 'mouth full of sores since tuesday', 'blood'],
  ])('%o: "%s"', (asker, said, about) => {
    const { level, text, offered } = lastOf(asker, said);
    expect(level).not.toBe('none');
    expect(text).toContain(about);
    expect(offered).toEqual([]);
  });
});

describe('the same words of somebody else, or of a herb, or of the dose, do not', () => {
  test.each([
    [{ age: 30, gender: 'male' }, 'my gums bleed when I floss'],
    [onWarfarin, 'could it make my gums bleed?'],
    [withCirrhosis, "I'm confused about how many cups to drink"],
  ])('%o: "%s"', (asker, said) =>
    expect(lastOf(asker, said).text).not.toMatch(/before any herb: the blood|sick liver/),
  );
});
