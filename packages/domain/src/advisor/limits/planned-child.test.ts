import { expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../testing/talk.ts';

const onMethotrexate: Asker = { age: 36, gender: 'female', currentMedications: 'MTX 15mg weekly' };

test.each<[Asker, string]>([
  [onMethotrexate, 'we stopped using condoms as we want a second baby. does cats claw affect that'],
  [onMethotrexate, 'we are trying for a baby, is maca good?'],
  [{ ...onMethotrexate, currentMedications: 'lithium' }, 'came off the pill last month. ashwagandha?'],
  [{ ...onMethotrexate, currentMedications: 'Epilim' }, 'I had my coil out in june'],
  [{ ...onMethotrexate, currentMedications: 'Accutane' }, 'we want to get pregnant'],
])('a child is planned on what harms it: %o "%s"', (asker, message) => {
  const { level, text } = lastOf(asker, message);
  expect(level).toBe('urgent');
  expect(text).toContain('a pregnancy should not begin on it');
});

test.each<[Asker, string]>([
  [{ age: 36, gender: 'female', currentMedications: 'levothyroxine' }, 'we are trying for a baby, is maca good?'],
  [{ age: 66, gender: 'female', currentMedications: 'methotrexate' }, 'my daughter wants a second baby'],
  [onMethotrexate, 'is cats claw good for my joints?'],
])('no other medicine and no other wish raises it: %o "%s"', (asker, message) =>
  expect(lastOf(asker, message).text).not.toContain('a pregnancy should not begin on it'),
);

test('zigzag lights on the combined pill are told of, without the word aura', () => {
  const lieke = { age: 26, gender: 'female', currentMedications: 'Microgynon', healthConcerns: 'headaches' };
  for (const message of [
    'sometimes I get zigzag lights for 20 min before a really bad one',
    'I see shimmering lines then my head pounds',
    'feverfew for my headaches with zigzag lights?',
  ])
    expect(lastOf(lieke, message).text).toContain('raise the risk of a stroke');
});

test('lithium that poisons is named before an overdose or a stroke', () => {
  const { level, text } = lastOf(
    { age: 47, currentMedications: 'Priadel 800mg' },
    "tummy bug, the runs. hands shaking and i'm walking like i'm drunk, words slurring. ginger for the nausea?",
  );
  expect(level).toBe('emergency');
  expect(text).toContain('lithium');
});

test('nothing that stays down in pregnancy is for the maternity unit', () => {
  const { text } = lastOf(
    { age: 27, gender: 'female', healthConcerns: '9 weeks pregnant' },
    'I am sick all day with baby number one. Ginger is allowed?',
    'since yesterday nothing stay inside even water. i am dizzy when i stand and nearly no pee, very dark',
  );
  expect(text).toContain('maternity unit');
});

test('blue patches beside a thinner are told today', () => {
  const raghav = { age: 68, currentMedications: 'warfarin' };
  for (const message of [
    'one blue patch came on the thigh without hitting anywhere',
    'blue marks all over my arms for no reason',
    'black and blue patches appear on my legs',
  ])
    expect(lastOf(raghav, message).text).toContain('the blood may have become too thin');
});

test.each([
  'starting ivf in march, already on the buserelin spray. vitex?',
  'clinics given me folic acid, can i have royal jelly for egg quality',
  'what helps my eggs before icsi',
])('in a treatment cycle the clinic hears of it, and what it gave is no worry: "%s"', (asked) => {
  const { text } = lastOf({ age: 37, gender: 'female' }, asked);
  expect(text).toContain('Tell the clinic');
  expect(text).not.toMatch(/After a year of trying|(?:Buserelin|Folic acid): stop nothing/);
});

test('who tries without one is told as before', () =>
  expect(lastOf({ age: 37, gender: 'female' }, 'what helps fertility').text).toContain('After a year of trying'));
