import { expect, test } from 'vitest';
import { concernsIn } from './concerns-in.ts';

const namesIn = (text: string) => concernsIn(text).particulars.map(({ name }) => name);

test('the words of a particular concern say nothing else: warts on a finger are no sore joints', () => {
  expect(namesIn('what helps with warts on my fingers')).toEqual(['warts']);
  expect(concernsIn('what helps with warts on my fingers').uses).toEqual([]);
});

test.each([
  ['in bed my calves beg to go for a run', 'restless legs'],
  ['worms crawling in my legs as soon as I lie down', 'restless legs'],
  ['my lip is back to that: prickling on the upper lip, always before skiing', 'cold sores'],
  ['a blister on my lip', 'cold sores'],
  ['I sweat through my shirt by ten, how to sweat less', 'sweating'],
  ['my big toe is burning hot again', 'gout'],
  ['closing the milk bar after a year, she is weaned', 'stopping milk'],
])('"%s" is of %s', (text, name) => expect(namesIn(text)).toEqual([name]));

test.each(['my big toe nail is burning', 'my legs want a new pair of trousers', 'the lipstick tingles on my lip'])(
  'while "%s" is none of these',
  (text) => expect(namesIn(text)).not.toEqual(expect.arrayContaining(['gout', 'restless legs', 'cold sores'])),
);

test.each([
  ['bloated, no fever no back pain', ['bloating']],
  ['a cough but no headache and no chest pain', ['cough']],
  ['constipated, no pain or cramps', ['constipation']],
  ['I eat, I sleep, I laugh, only so tired', ['energy']],
  ['I keep running to the loo for a wee and it stings', ['urinary']],
  ['herb for my back, my stomach is sensitive', []],
])('what nobody has is no wish: "%s"', (text, uses) =>
  expect(concernsIn(text).uses.filter((use) => use !== 'digestion' || uses.length > 0)).toEqual(uses),
);

test.each([
  ['I want no pain any more', 'pain'],
  ['no appetite', 'appetite'],
  ['no energy', 'energy'],
  ['I cannot eat or sleep', 'sleep'],
  ['I work and sleep badly', 'sleep'],
])('while "%s" is one', (text, use) => expect(concernsIn(text).uses).toContain(use));

test('a cold sore is no cold', () => {
  expect(concernsIn('cold sore coming up').uses).toEqual(['skin']);
});

test('an illness told in passing is not what help is wanted with', () => {
  const { particulars, uses } = concernsIn('I have gout and cannot sleep');
  expect(particulars).toEqual([]);
  expect(uses).toEqual(['sleep']);
});

test('two wishes are both heard', () => {
  expect(namesIn('ringing in my ears and sore knees')).toEqual(['tinnitus']);
  expect(concernsIn('ringing in my ears and sore knees').uses).toContain('joints');
});

test('who asks whether it makes sleepy does not wish to sleep', () => {
  expect(concernsIn('i drive trucks, does it make me sleepy').uses).toEqual([]);
});

test('sleepy by day wishes to be awake, and what makes somebody sleepy is no wish at all', () => {
  expect(concernsIn('so sleepy at my desk').uses).toEqual(['energy']);
  expect(concernsIn('cetirizine makes me sleepy at work').uses).toEqual([]);
});

test('night sweats are of menopause unless it is said that they are not', () => {
  expect(concernsIn('night sweats again').uses).toContain('menopause');
  expect(concernsIn('night sweats but not menopause').uses).toEqual([]);
});

test.each([
  ['me knees are in bits since the cold came in', ['joints']],
  ['my hands seize up when the weather turns cold', ['joints']],
  ['a cold and my back aches', ['colds', 'back-pain', 'pain']],
  ['snotty nose and itchy eyes every bloody august', ['allergies']],
  ['my nose streams every may', ['allergies']],
  ['snotty nose since monday', ['colds']],
  ['I catch cold all the time', ['immunity']],
  ['eczema behind the knees', ['eczema']],
  ['strong pain by the menstruation', ['menstrual-cramps', 'pain']],
  ['something for urine burning', ['urinary']],
  ['I want a root for strength', ['energy']],
  ['something for strength at the gym', ['exercise']],
])('"%s" is about %o', (text, uses) => expect(concernsIn(text).uses.toSorted()).toEqual(uses.toSorted()));

test.each([
  ['my legs get so heavy and swollen after a day standing in the shop', 'heavy legs'],
  ['heavy legs every evening', 'heavy legs'],
  ['my ankles swell', 'water retention'],
  ['feeling puffy all over', 'water retention'],
  ['i wanna stop breastfeeding, boobs are rock hard', 'stopping milk'],
  ['weaning him now and my breasts are bursting', 'stopping milk'],
  ['breasts rock hard, the baby cannot latch', 'engorged breasts'],
  ['my cheeks get so red with curry', 'rosacea'],
  ['light-headed, my bp was 92/58', 'low blood pressure'],
  ['light-headed, my bp was 152/98', 'dizziness'],
  ['endo pain is back', 'endometriosis'],
  ['my endo says the thyroid is fine, dizzy though', 'dizziness'],
])('"%s" is of %s', (told, name) => expect(namesIn(told)).toEqual([name]));

test('to calm a bowel or a skin is no wish for calm', () => {
  for (const asked of ['can aloe calm my colitis', 'what calms the itchy skin down', 'does oat calm eczema'])
    expect(concernsIn(asked).uses, asked).not.toContain('stress');
  for (const asked of ['what calms me down', 'calm my nerves', 'something calming for tonight'])
    expect(concernsIn(asked).uses, asked).toEqual(expect.arrayContaining([expect.stringMatching(/stress|anxiety/)]));
});

test.each([
  ['my lad has water warts all over his tummy', 'molluscum'],
  ['silvery scales on my knees', 'psoriasis'],
  ['thick plaques on my scalp', 'psoriasis'],
  ['an ulcer on my tongue again', 'mouth ulcers'],
  ['I flood on my period', 'heavy periods'],
  ['losing loads of blood with my periods', 'heavy periods'],
  ['repetitive strain from the till', 'sore tendons'],
  ['palps at night', 'palpitations'],
  ['they found stones in my gall bladder', 'gallstones'],
])('"%s" is %s', (text, name) => expect(namesIn(text)).toContain(name));

test.each([
  ['gone off sex since the winter', 'libido'],
  ['I do not want sex any more', 'libido'],
  ['my back is giving me gyp', 'back-pain'],
  ['on a ferry tomorrow and I puke every time', 'travel-sickness'],
  ['hot sweats day and night', 'menopause'],
])('"%s" tells of %s', (text, use) => expect(concernsIn(text).uses).toContain(use));

test('a cellar that floods is no period, and an exam that only dates a hay fever no fear', () => {
  expect(namesIn('the cellar is flooding every month')).toEqual([]);
  expect(namesIn('hay fever all week and exams on monday')).toEqual([]);
  expect(namesIn('hay fever, and so nervous about the exam')).toEqual(['nerves before an exam']);
});
