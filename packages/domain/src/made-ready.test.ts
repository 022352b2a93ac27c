import { expect, test } from 'vitest';
import { advise } from './advisor/advise.ts';
import { madeReady, makeReady } from './made-ready.ts';
import { prepare } from './prepare.ts';
import { emptyPerson } from './safety/person/empty-person.ts';

function counting(steps: number) {
  const taken: number[] = [];
  const made = madeReady(function* () {
    for (let step = 0; step < steps; step += 1) {
      taken.push(step);
      yield;
    }
    return { steps };
  });
  return { taken, made };
}

test('it is made when it is first asked for, once', () => {
  const { taken, made } = counting(3);
  expect(taken).toEqual([]);

  expect(made()).toBe(made());
  expect(taken).toEqual([0, 1, 2]);
});

test('it is made little by little beforehand, and who asks in between gets the whole', () => {
  for (const _ of makeReady());
  const { taken, made } = counting(3);
  const making = makeReady();

  making.next();
  making.next();
  expect(taken).toEqual([0, 1]);

  expect(made()).toEqual({ steps: 3 });
  expect(making.next().done).toBe(true);
  expect(taken).toEqual([0, 1, 2]);
});

test('a question in the middle of the preparation is answered as after it', () => {
  const request = { question: 'What helps me sleep?', history: [], person: emptyPerson, profileName: null };
  const preparing = prepare();
  for (let step = 0; step < 100; step += 1) preparing.next();

  const early = advise(request);
  for (const _ of preparing);
  expect(advise(request)).toEqual(early);
});
