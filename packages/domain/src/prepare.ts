import type { AdvisorRequest } from './advisor/answer.ts';
import { advise } from './advisor/advise.ts';
import { generalAnswers } from './advisor/general-answers.ts';
import { hearAlarm } from './advisor/limits/hear-alarm.ts';
import { concernsIn } from './advisor/particular/concerns-in.ts';
import { ownAnswers } from './advisor/own-answers.ts';
import { asUnderstood } from './advisor/reading/as-understood.ts';
import { factsIn } from './advisor/reading/person/message-facts.ts';
import { readSubject } from './advisor/reading/person/read-subject.ts';
import { understand } from './advisor/reading/understanding.ts';
import { readAsks } from './advisor/reading/wishes/asks.ts';
import { makeReady } from './made-ready.ts';
import { readList, readText } from './resolve/read.ts';
import { resolveName } from './resolve/resolve-name.ts';
import { emptyPerson } from './safety/person/empty-person.ts';
import { untold } from './safety/person/untold.ts';
import { readPerson, readTold } from './safety/person/person.ts';
import { findRedFlag, findToldAlarm } from './safety/red-flags/find-red-flag.ts';

const usual = {
  age: 61,
  gender: 'female',
  currentMedications: 'Warfarin 5 mg, metformin',
  allergies: 'Ragweed',
  healthConcerns: 'High blood pressure',
};
const question = 'What helps me sleep?';
const asked: AdvisorRequest = { question, history: [], person: emptyPerson, profileName: null };

/** From a name to a whole answer: what is read for the first time takes many times as long, and each finds the part before it read. */
const readings: readonly (() => unknown)[] = [
  () => resolveName('a name'),
  () => readText(question),
  () => readList(usual.currentMedications),
  () => findToldAlarm(question),
  () => findRedFlag(question),
  () => readAsks(question),
  () => concernsIn(question),
  () => readTold(untold),
  () => readPerson(untold),
  () => readPerson({ ...untold, currentMedications: usual.currentMedications }),
  () => readPerson({ ...untold, healthConcerns: usual.healthConcerns }),
  () => readPerson(usual),
  () => factsIn(question),
  () => readSubject(asked),
  () => hearAlarm(asked, asUnderstood(question)),
  () => understand(asked),
  ...[...ownAnswers, ...generalAnswers].map((answer) => () => answer(understand(asked))),
  () => advise({ ...asked, question: 'Thank you' }),
  () => advise(asked),
];

/** Makes the package ready for questions, a little at each step: between two steps others may be served. */
export function* prepare(): Generator<void> {
  yield* makeReady();
  for (const read of readings) {
    read();
    yield;
  }
}
