import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../testing/talk.ts';

const withPsychosis = { age: 33, healthConcerns: 'schizophrenia', currentMedications: 'olanzapine' };
const bipolar = { age: 33, healthConcerns: 'bipolar', currentMedications: 'lithium' };
const weakHeart = { age: 76, healthConcerns: 'heart failure', currentMedications: 'furosemide, bisoprolol' };
const expecting = { age: 29, gender: 'female', healthConcerns: 'pregnant 30 weeks' };
const onChemo = { age: 55, healthConcerns: 'bowel cancer on chemotherapy', currentMedications: 'capecitabine' };
const onTwo = { age: 40, currentMedications: 'sertraline, tramadol' };
const diabetic = { age: 52, healthConcerns: 'type 1 diabetes', currentMedications: 'insulin' };
const sickLiver = { age: 60, healthConcerns: 'cirrhosis' };

const lateOf = (asker: Asker, told: string) => lastOf(asker, 'what helps with stress?', told);

describe('a sign that is told after an offer, and is grave for this person', () => {
  test.each([
    [withPsychosis, 'i hear them again', /mental health team/],
    [withPsychosis, 'they are back', /mental health team/],
    [withPsychosis, 'the voices are back', /mental health team/],
    [withPsychosis, 'they talk to me again at night', /mental health team/],
    [withPsychosis, 'people are watching me', /mental health team/],
    [bipolar, 'i dont need sleep anymore', /start of a high/],
    [bipolar, 'i feel amazing, bought 3 cars', /start of a high/],
    [weakHeart, 'my ankles are swollen', /fluid collects/],
    [weakHeart, 'my shoes dont fit any more', /fluid collects/],
    [weakHeart, 'heart is racing', /heart tracing/],
    [expecting, 'hasnt kicked since morning', /moves less/],
    [expecting, 'tummy goes tight every 10 minutes', /labour/],
    [onChemo, 'sores in my mouth cant eat', /blood count|team/],
    [onTwo, 'twitchy and feverish', /serotonin/],
    [onTwo, 'i took 6 tramadol', /overdose/],
    [diabetic, 'puked 4 times', /sugar|acid|ketone/],
    [sickLiver, 'my belly is getting bigger', /ascites/],
  ])('%o: "%s"', (asker, told, says) => {
    const { level, text, offered } = lateOf(asker, told);
    expect(level).not.toBe('none');
    expect(text).toMatch(says);
    expect(offered).toEqual([]);
  });

  test.each([
    [withPsychosis, 'i heard it helps'],
    [withPsychosis, 'i hear good things about lavender'],
    [withPsychosis, 'the headaches are back'],
    [withPsychosis, 'i see things differently now'],
    [bipolar, 'bought lavender oil, feels amazing'],
    [bipolar, 'i need sleep'],
    [weakHeart, 'no swelling in my legs'],
    [weakHeart, 'is hawthorn good for a racing heart'],
    [expecting, 'has kicked all day'],
    [onTwo, 'i took 2 tramadol'],
    [onTwo, 'i take 6 tramadol a day as prescribed'],
    [diabetic, 'i measure my sugar 4 times a day'],
  ])('what only sounds like it raises nothing: %o: "%s"', (asker, told) => {
    expect(lateOf(asker, told).level).toBe('none');
  });
});

test('who hears voices has them looked at, whatever the profile tells', () => {
  expect(lateOf({ age: 30 }, 'hearing voices').level).toBe('urgent');
});

test('a fall while the blood is thinned is told of the head first', () => {
  const told = 'i fell in the bathroom last night';
  expect(lateOf({ age: 68, currentMedications: 'warfarin' }, told).text).toMatch(
    /^With a blood thinner, if the head was hit/,
  );
  expect(lateOf({ age: 68, currentMedications: 'none' }, told).text).toMatch(/^Let a doctor know of the fall/);
});

test.each([
  ['apixaban', 'havent taken my meds since monday', /^Ring whoever prescribes apixaban/],
  ['ramipril', 'forgot my tablets for a week', /^Ring whoever prescribes ramipril/],
  ['sertraline', 'havent taken my sertraline since monday', /^Ring whoever prescribes sertraline/],
  ['bisoprolol', 'i forgot my bisoprolol this morning', /^Take no double dose/],
  ['apixaban', 'i forgot one tablet this morning', /^Take no double dose. With apixaban/],
])('what was left out of %s is told of the medicine, not of the herbs: "%s"', (currentMedications, told, says) => {
  expect(lateOf({ age: 50, currentMedications }, told).text).toMatch(says);
});

test('"forgot to say" leaves out no tablet', () => {
  expect(
    lateOf({ age: 50, currentMedications: 'ramipril' }, 'forgot to say my tablets are for blood pressure').text,
  ).not.toMatch(/^(?:Ring whoever|Take no double)/);
});
