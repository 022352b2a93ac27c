import { expect, test } from 'vitest';
import { alarmSources, alarmSourcesOf } from '../../../evidence/alarms/alarm-sources.ts';
import { readOfAlarms } from '../read-of-alarms.ts';
import { readPerson } from '../../person/person.ts';
import { dangers, findKnownDanger } from './find-known-danger.ts';

const nobodyTold = { age: null, gender: null, allergies: null, healthConcerns: null };

test('what is grave for a person cites only what was read', () => {
  expect(dangers.length).toBeGreaterThan(60);
  for (const { id, sources } of dangers) {
    expect(
      alarmSourcesOf(sources).map((source) => source.id),
      id,
    ).toEqual(sources);
    expect(
      alarmSourcesOf(sources).filter(({ checkedOn }) => checkedOn === null),
      id,
    ).toEqual([]);
  }
});

test('no source is kept that no alarm cites', () => {
  const cited = new Set([...dangers.flatMap(({ sources }) => sources), ...Object.values(readOfAlarms).flat()]);
  expect(alarmSources.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([]);
});

test('whom an emergency tells to call, it tells the number as well', () => {
  const silent = dangers.filter(
    ({ level, paragraphs }) => level === 'emergency' && !paragraphs.join(' ').includes('911'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a danger that is told bit by bit is heard over three messages, and not over a longer talk', () => {
  const onLithium = readPerson({ ...nobodyTold, currentMedications: 'lithium' });
  const heard = (...toldBefore: readonly string[]) =>
    findKnownDanger(onLithium, 'walking like i am drunk', toldBefore)?.id;

  expect(heard('my hands tremble', 'hm ok', 'right')).toBe('known-lithium-poisoning');
  expect(heard('my hands tremble', 'hm ok', 'right', 'and so')).toBeUndefined();
  expect(findKnownDanger(readPerson({ ...nobodyTold, currentMedications: null }), 'my hands tremble', [])).toBeNull();
});

test('one-sided pain with spotting and a sore shoulder in a pregnancy is told of before the bleeding', () => {
  const pregnant = readPerson({ age: 29, gender: 'female', healthConcerns: 'pregnant, 7 weeks' });
  for (const told of [
    'pain low down on the left since this morning, bit of brown spotting and the tip of my shoulder hurts',
    'some bleeding, and a sharp pain low on one side',
  ])
    expect(findKnownDanger(pregnant, told, [])?.id).toBe('known-pain-in-pregnancy');
  expect(findKnownDanger(pregnant, 'some spotting today, no pain', [])?.id).toBe('known-bleeding-in-pregnancy');
});

test('a bladder infection that goes to the back with chills, and sweat after an injection that may have been doubled', () => {
  const withInfection = readPerson({ age: 37, currentMedications: 'nitrofurantoin', healthConcerns: 'UTI' });
  for (const told of [
    "back hurts on one side now, i'm freezing under two duvets",
    'pain in my side and my teeth are chattering',
    'kidneys ache and i have shivers',
  ])
    expect(findKnownDanger(withInfection, told, [])?.id, told).toBe('known-kidney-infection');
  expect(findKnownDanger(withInfection, 'my back hurts from lifting', [])).toBeNull();
  expect(findKnownDanger(readPerson({ age: 37 }), 'back hurts and i am freezing', [])).toBeNull();

  const onInsulin = readPerson({ age: 67, currentMedications: 'insulin' });
  expect(findKnownDanger(onInsulin, 'I forgot if I injected already and feel sweaty', [])?.id).toBe('known-low-sugar');
});

test('a funny turn with epilepsy is told to the team', () => {
  const withEpilepsy = readPerson({ age: 59, currentMedications: 'phenytoin', healthConcerns: 'epilepsy' });
  for (const told of [
    'had a funny turn on Tuesday, lost 10 minutes',
    'i zoned out twice at work',
    'woke up on the floor',
  ])
    expect(findKnownDanger(withEpilepsy, told, [])?.id, told).toBe('known-turn-with-epilepsy');
  expect(findKnownDanger(withEpilepsy, 'it is my turn to cook, is rosemary ok', [])).toBeNull();
  expect(findKnownDanger(readPerson({ age: 59 }), 'i zoned out twice at work', [])).toBeNull();
});

const expecting = readPerson({
  age: 31,
  gender: 'female',
  currentMedications: null,
  allergies: null,
  healthConcerns: '9 weeks pregnant',
});

test.each([
  'i had a small bleed this evening',
  'just had a bleed',
  'i bled a bit today',
  'had a small bleed last week, scan was good but a bit more today',
  'a bit of spotting two weeks ago, scan ok, cramps now',
  'had a bleed last week',
])('a bleed in pregnancy is heard: "%s"', (told) =>
  expect(findKnownDanger(expecting, told, [])?.id).toBe('known-bleeding-in-pregnancy'),
);

test.each([
  'had a tiny bleed two weeks ago, the scan was ok',
  'bit of spotting at 6 weeks, scan showed a heartbeat',
  'some bleeding last month, all fine says the midwife',
  'had a nose bleed',
])('and one that is over and was looked at is not: "%s"', (told) =>
  expect(findKnownDanger(expecting, told, [])).toBeNull(),
);

const onGliclazide = readPerson({ ...nobodyTold, currentMedications: 'gliclazide' });

test.each(['fasting since last night', 'been fasting for two days'])('a fast that goes on is heard: "%s"', (told) =>
  expect(findKnownDanger(onGliclazide, told, [])?.id).toBe('known-fast'),
);

test.each([
  'fasting for the blood test',
  'my fasting sugar was 97 for days',
  'I gave him bitter gourd juice on an empty stomach',
])('and none is "%s"', (told) => expect(findKnownDanger(onGliclazide, told, [])).toBeNull());

test('weakness on digoxin with a water tablet is for a doctor today', () => {
  const onBoth = readPerson({ age: 80, currentMedications: 'digoxin 125, bumetanide' });
  for (const told of ['feeling ever so weak and tired', 'my legs have gone weak', 'weak & dizzy, is maca any good'])
    expect(findKnownDanger(onBoth, told, [])?.id, told).toBe('known-weak-on-digoxin');
  for (const told of ['is weak tea alright', 'hawthorn for a weak heart', 'so weak for chocolate'])
    expect(findKnownDanger(onBoth, told, []), told).toBeNull();
  expect(findKnownDanger(readPerson({ age: 80, currentMedications: 'digoxin' }), 'so weak and tired', [])).toBeNull();
});

test('a sting is never harmless to whoever is allergic to stings', () => {
  const allergic = readPerson({ age: 30, allergies: 'wasp stings' });
  for (const told of [
    'wasp sting on my foot, just a bit red',
    'i got stung in the orchard',
    'a bee stung my arm an hour ago, it swells',
  ])
    expect(findKnownDanger(allergic, told, [])?.id, told).toBe('known-sting-allergy');
  for (const told of ['is honey ok for me', 'stung by a wasp three years ago', 'stinging nettle tea'])
    expect(findKnownDanger(allergic, told, []), told).toBeNull();
  expect(findKnownDanger(readPerson({ age: 30 }), 'i got stung in the orchard', [])).toBeNull();
});
