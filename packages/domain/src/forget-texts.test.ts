import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { advise } from './advisor/advise.ts';
import { forgetTexts } from './forget-texts.ts';
import { lately } from './resolve/lately.ts';
import { emptyPerson } from './safety/person/empty-person.ts';
import { readPerson } from './safety/person/person.ts';

test('a text that is read again in time is still known, any other is forgotten', () => {
  const asked: string[] = [];
  const read = lately((text) => asked.push(text));

  for (const text of ['often', 'once']) read(text);
  forgetTexts();
  read('often');
  forgetTexts();
  for (const text of ['often', 'once']) read(text);

  expect(asked).toEqual(['often', 'once', 'once']);
});

test('nothing is held of a question and its person once they were forgotten', async () => {
  const person = new WeakRef(askedBy(emptyPerson));
  const other = new WeakRef(askedBy(readPerson({ age: 47, currentMedications: 'Warfarin' })));
  forgetTexts();
  forgetTexts();
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();

  expect([person.deref(), other.deref()]).toEqual([undefined, undefined]);
});

/** A turn of a talk that is held as long as the talk is. */
function askedBy(person: typeof emptyPerson): object {
  const turn = { role: 'user', text: 'I have been sleeping badly since the summer.' } as const;
  advise({ question: 'What helps me sleep?', history: [turn], person, profileName: 'Maria' });
  return turn;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
