import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import type { Subject } from '../reading/person/subject.ts';
import { despairsToo } from './despair-of-another.ts';
import { anyoneNamed } from '../reading/person/relation-words.ts';

/**
 * Whether an earlier message told of somebody else's profile: the low sugar of the husband holds up no question of his wife. "She
 * shivers now" still goes on with what was told of "my mum" under hers.
 */
export function isOfAnother(
  { question }: AdvisorRequest,
  turn: AdvisorRequest['history'][number] | undefined,
): boolean {
  if (turn?.isForAnother !== true) return false;
  const isOfHer = she.test(question) && (she.test(turn.text) || anyoneNamed.test(turn.text));
  const isOfHim = he.test(question) && (he.test(turn.text) || anyoneNamed.test(turn.text));
  return !isOfHer && !isOfHim;
}

const she = /\b(?:she|she's|her|hers)\b/i;
const he = /\b(?:he|he's|him|his)\b/i;

/** "My son says he hates being alive since the tablet": the alarm speaks to the one who feels it, and the one who writes is told so. */
export function toldOfAnother(
  { blocks }: Pick<AdvisorAnswer, 'blocks'>,
  question: string,
  { who, isOther, person }: Pick<Subject, 'who' | 'isOther' | 'person'>,
): string | null {
  const isYoung = (person.ageYears ?? speaksFromYears) < speaksFromYears;
  const isNamed = isYoung || anyoneNamed.test(question) || plainlyNamed.test(question);
  const isOfThem = (isOther || (isNamed && !ofOneself.test(question))) && !despairsToo.test(question);
  const isTooYoung = (person.ageYears ?? speaksFromYears) < feelsFromYears;
  if (!isOfThem || isTooYoung || !blocks.some((block) => speaksToThem.test(block))) return null;
  const whom = isOther ? who : 'the one who is ill';
  return `Where this says “you”, ${whom} is meant. Stay with them until they are in good hands.`;
}

const plainlyNamed = /\b(?:nan|nana|nanna|gran|granny|grandad|grandpa|mum|mom|mam|dad|hubby)\b/i;
/** Of a baby nobody takes it otherwise. */
const feelsFromYears = 3;
const speaksFromYears = 10;
const ofOneself = /\bi(?!['’]?m? (?:think|guess|suppose|heard|found|saw|gave|know|worr\w+)\b)\b/i;
const speaksToThem =
  /\b(?:if you (?:think|feel|are|have|take|took|can)|how you feel|you (?:take|took|feel|have|had|ate|drank|are)|(?:close|near|beside|with) (?:to )?you|yourself|your (?:life|chest|head|heart|skin|tongue|throat|breath))\b/i;
