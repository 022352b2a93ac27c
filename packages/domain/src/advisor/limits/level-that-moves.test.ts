import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const climbs = 'without smoke its level can climb';

test.each([
  ['clozapine', 'how can i kick the ciggies'],
  ['olanzapine', 'ive decided to be a non smoker, what helps'],
  ['Zyprexa', 'havent had a ciggie in 3 days, valerian for nerves?'],
  ['clozapine', 'trying to ditch tobacco'],
  ['olanzapine', 'swapped fags for nicotine gum'],
  ['theophylline', 'my new years resolution is no more smoking'],
  ['clozapine', 'nicotine withdrawal, passionflower any good'],
])('on %s the end of smoking is planned: "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 46, currentMedications }, asked).text).toContain(climbs),
);

test.each([
  ['any herb to help me quit smoking', 'on clozapine'],
  ['lobelia for stopping smoking?', 'clozaril 300 a day'],
  ['im packing in the fags, whats good for cravings', 'i take olanzapine'],
  ['herbs for smoking cessation', 'also take theophylline'],
])('so it is where the medicine is told afterwards: "%s", "%s"', (...turns) =>
  expect(lastOf({ age: 46 }, ...turns).text).toContain(climbs),
);

test.each([
  ['clozapine', 'my neighbour smokes like a chimney, valerian for sleep'],
  ['clozapine', 'off to the pub for smoked fish, is fennel tea ok'],
  ['clozapine', 'i quit my job, cant sleep, lemon balm?'],
  ['sertraline', 'quit smoking, lavender ok?'],
  ['clozapine', 'i dont smoke, is chamomile ok'],
])('nobody gives up what moves %s: "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 46, currentMedications }, asked).text).not.toContain(climbs),
);

const dry = 'do not let the body run short of water';

test.each([
  'i barely drink anything in the day so i dont need the toilet at work',
  'im not a big drinker of water really',
  'i try to not drink after lunch because of leaking',
  'hardly touch a glass of water all day',
  'been limiting my fluids',
  'forget to drink when im busy, any herb for headaches',
  'keep off water cos im always on the toilet',
  'its 38 degrees here and im sweating buckets, peppermint tea?',
])('too little water on lithium: "%s"', (asked) =>
  expect(lastOf({ age: 48, currentMedications: 'lithium' }, 'is fennel ok?', asked).text).toContain(dry),
);

test('who tells of little water and asks for nothing is offered nothing that drives water', () =>
  expect(
    lastOf({ age: 48, currentMedications: 'Priadel' }, 'i drink a lot less now cos of my bladder').recommended,
  ).toEqual([]));

test.each([
  'im trying to drink less wine',
  'i dont drink, never have, is valerian ok',
  'i never drink when i drive, chamomile?',
  'i drink plenty of water, is psyllium ok',
  'my hubby hardly drinks water, is parsley tea good for him',
])('no want of water of whoever takes lithium: "%s"', (asked) =>
  expect(lastOf({ age: 48, currentMedications: 'lithium' }, asked).text).not.toContain(dry),
);
