import { isAskedInGeneral } from '../../safety/red-flags/asked-in-general.ts';
import { isOfALesson } from '../../safety/red-flags/everyday-lessons.ts';
import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { supposed } from '../../safety/red-flags/known-dangers/find-known-danger.ts';
import { fictionIn } from '../../safety/red-flags/told-in-fiction.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';

/**
 * What is grave because a child has it: "he is hot, 38.6", under the profile of a baby of two months, is heard as "my 2
 * month old baby: he is hot, 38.6". From one year only emergencies count.
 */
export function ofThisChild(request: AdvisorRequest, question: string, raised: RedFlag | null): RedFlag | null {
  const isGuess = raised?.id.startsWith('likely-') === true;
  if ((raised !== null && !isGuess) || supposed.test(question) || isAskedInGeneral(question)) return raised;
  if (isOfALesson(question) || fictionIn(question).length > 0) return raised;
  const { ageYears } = readSubject({ ...request, question }).person;
  if (ageYears === null || ageYears >= bigFromYears || (ageYears < speaksFromYears && ofOneself.test(question)))
    return raised;
  const alarm = findToldAlarm(`${named(ageYears)}: ${question}`);
  return alarm?.level === 'emergency' || ageYears < 1 ? (alarm ?? raised) : raised;
}

const bigFromYears = 10;
const speaksFromYears = 4;

function named(ageYears: number): string {
  if (ageYears >= 1) return `my ${Math.floor(ageYears)} year old`;
  return ageYears === 0 ? 'my baby' : `my ${Math.floor(ageYears * 12)} month old baby`;
}

/** The mother writes of herself. */
const ofOneself =
  /\b(?:i|i'm|i've|im) (?:have|had|am|feel|felt|got|keep|was|been|also|still|nurse|breast\w*|pump\w*)\b|\bmy (?:own|breasts?|nipples?|milk|stitches|back|head|throat|nose|belly|wife|husband|mum|mother)\b/i;
