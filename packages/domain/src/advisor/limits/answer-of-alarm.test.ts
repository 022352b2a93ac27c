import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test('the plant that is feared is told to whoever is called, and no look-alike of another', () => {
  const { level, text } = lastOf(
    { age: 74, gender: 'male' },
    'are morello cherries good for gout?',
    "My wife Joan picked leaves from my comfrey bed for soup, only I have foxglove standing right beside it. She's been sick four times and says the lamp has a yellow ring round it",
  );
  expect(level).toBe('emergency');
  expect(text).toContain('it may have been foxglove');
  expect(text).not.toMatch(/cherry/i);
});

test('what swells is left out where food sticks, and the bowels are another matter', () => {
  const rosa = { age: 76, gender: 'female', currentMedications: 'alendronate', healthConcerns: 'constipation' };
  const talk = [
    'is psyllium husk ok for my constipation',
    'lately bread and tablets sometimes stick in my gullet. Does that matter with the husks?',
  ];
  expect(lastOf(rosa, ...talk).text).toContain('Leave out psyllium');
  const after = lastOf(rosa, ...talk, 'then what could I do for my bowels instead?');
  expect(after.offered).toContain('prune');
  expect(after.offered).not.toContain('psyllium');
});

test('what is taken beside the medicine, and may be behind it, is told of', () => {
  const asker = { age: 66, gender: 'female', currentMedications: 'warfarin' };
  const { level, text } = lastOf(
    asker,
    'bruises all over my arms since Sunday. I started goji tea beside the warfarin',
  );
  expect(level).toBe('urgent');
  expect(text).toContain('Tell them of goji berry too.');
  expect(lastOf(asker, 'bruises all over my arms since Sunday. I drink peppermint tea').text).not.toContain(
    'Tell them of',
  );
});

test.each([
  [[{ age: 26, gender: 'female', currentMedications: "St John's wort" }, 'the condom split last night'], true],
  [[{ age: 26, gender: 'female' }, 'is st johns wort ok for low mood', 'forgot two pills and had sex on friday'], true],
  [[{ age: 26, gender: 'female' }, 'is ginger ok for travel', 'the condom split last night'], false],
] as const)('what weakens the morning-after pill is told where it is needed: %j', ([person, ...talk], isTold) => {
  const { level, text } = lastOf(person, ...talk);
  expect(level).toBe('urgent');
  expect(text.includes('copper coil today')).toBe(isTold);
});

describe('an alarm fits the one it is about', () => {
  test.each([
    [{ age: 60 }, 'Dad took two weeks of his paracetamol at once and says he is fine', 'is meant'],
    [{ age: 45 }, 'my daughter, 16, feels so low since she takes roaccutane, which tea?', 'your daughter is meant'],
    [
      { age: 6, currentMedications: 'montelukast' },
      'he feels so low and cries since the tablet',
      'the reliever inhaler stays at hand',
    ],
  ])('%o: "%s"', (asker, told, line) => expect(lastOf(asker, told).text).toContain(line));

  test.each(['I feel so low since I take roaccutane', 'I took thirty paracetamol, my mum does not know'])(
    'who writes of themselves is spoken to as before: "%s"',
    (told) => expect(lastOf({ age: 19, currentMedications: 'isotretinoin' }, told).text).not.toContain('is meant'),
  );

  test('a high sugar hears nothing of juice, and a low one does', () => {
    const asker = { age: 30, currentMedications: 'insulin', healthConcerns: 'type 1 diabetes' };
    const high = lastOf(asker, 'throwing up, my sugar is 24 and there are ketones. ginger?').text;
    expect(high).toMatch(/Never stop insulin/);
    expect(high).not.toMatch(/juice/);
    expect(lastOf(asker, 'my diabetic dad is so low he cannot swallow, sugar 1.9').text).toMatch(/juice/);
  });
});
