import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const onWarfarin = { age: 66, gender: 'male', currentMedications: 'warfarin' };
const withCirrhosis = { age: 50, gender: 'male', currentMedications: 'atenolol', healthConcerns: 'cirrhosis' };

describe('a mild sign that is grave for this person goes to the doctor today, before any herb', () => {
  test.each([
    [onWarfarin, 'my gums bleed since sunday btw', 'warfarin'],
    [onWarfarin, 'I bruise easily lately', 'warfarin'],
    [withCirrhosis, 'i feel muddled today', 'liver'],
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

const woman = (age: number) => ({ age, gender: 'female' });

describe('signs that a medicine or an illness makes grave are named with it', () => {
  test.each([
    [{ ...woman(64), currentMedications: 'methotrexate' }, 'mouth ulcers and a sore throat since', 'blood count'],
    [{ ...woman(38), currentMedications: 'carbimazole' }, 'sore throat and a temperature, sage tea?', 'carbimazole'],
    [{ ...woman(61), currentMedications: 'insulin' }, 'there is a sore on my toe, a bit smelly', 'foot clinic'],
    [{ ...woman(46), healthConcerns: 'ulcerative colitis' }, '10 times to loo with blood and feel hot', 'severe flare'],
    [{ ...woman(44), currentMedications: 'lithium' }, 'been sick all night, wobbly on my feet', 'lithium level'],
    [{ ...woman(29), currentMedications: 'lamotrigine' }, 'come out in a rash since monday', 'reaction of the skin'],
    [{ ...woman(29), healthConcerns: 'bipolar' }, 'hardly sleep and full of brilliant ideas', 'a high'],
    [woman(53), 'spotting again after 2 years none', 'after the menopause'],
  ])('%o: "%s"', (asker, said, about) => {
    const { level, text, offered } = lastOf(asker, said);
    expect(level).toBe('urgent');
    expect(text).toContain(about);
    expect(offered).toEqual([]);
  });

  test.each([
    [{ ...woman(50), currentMedications: 'lithium' }, 'will ginger give me the runs?'],
    [{ ...woman(50), currentMedications: 'methotrexate' }, 'does feverfew cause mouth ulcers?'],
    [{ ...woman(80), currentMedications: 'digoxin' }, 'ginger for travel sickness, I feel sick on boats'],
    [{ ...woman(30), currentMedications: 'carbimazole' }, 'my son has a sore throat, sage?'],
    [{ ...woman(60), healthConcerns: 'diabetes' }, 'my heels are dry and a bit cracked, which cream?'],
  ])('not so %o: "%s"', (asker, said) => expect(lastOf(asker, said).level).toBe('none'));

  test('no herb goes on it in the next answer either', () => {
    const { offered, text } = lastOf(
      { ...woman(61), currentMedications: 'insulin' },
      'there is a sore on my toe, a bit smelly',
      'what can I put on it',
    );
    expect(offered).toEqual([]);
    expect(text).toContain('no herb');
  });
});
