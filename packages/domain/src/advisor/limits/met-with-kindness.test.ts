import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const somebody = { age: 30, gender: 'female' };

describe('harm to oneself that is told as over is met kindly', () => {
  test.each([
    'i used to cut myself as a teen',
    'i used to self harm when i was younger',
    'i cut myself as a teenager, scars still there',
    'i used to burn my arms at school',
  ])('without a cream: "%s"', (told) => {
    const { text, level } = lastOf(somebody, told);
    expect(level).toBe('none');
    expect(text).toContain('988');
    expect(text).toContain('116 123');
    expect(text).not.toMatch(/calendula|small wounds/i);
  });

  test('what is asked beside it is answered', () =>
    expect(lastOf(somebody, 'i used to cut myself as a teen, can i take lavender tea').text).toMatch(
      /988[^]*lavender/,
    ));

  test('and it is no alarm that stays open', () =>
    expect(lastOf(somebody, 'i used to cut myself as a teen', 'something for sleep').text).not.toContain(
      'please get it first',
    ));

  test.each(['i used to cut myself and want to again', 'i used to cut myself, last night i did it again'])(
    'come back it is an emergency: "%s"',
    (told) => expect(lastOf(somebody, told).level).toBe('emergency'),
  );

  test.each(['i cut myself chopping onions', 'i used to cut myself shaving all the time'])(
    'a slip is a wound: "%s"',
    (told) => expect(lastOf(somebody, told).text).toContain('small wounds'),
  );
});

test('who shakes without lorazepam is sent to a doctor today, and no scent is named before', () => {
  const onLorazepam = { age: 55, currentMedications: 'lorazepam 1 mg at night' };
  const told = 'i want to get off lorazepam anyway, stop it all today, shaking already';
  const scent = 'just some lavender oil on the pillow, thats harmless or';
  expect(lastOf(onLorazepam, told)).toMatchObject({ level: 'urgent', offered: [] });
  expect(lastOf(onLorazepam, told, scent).text).not.toContain('pillow');
});
