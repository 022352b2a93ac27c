import { choice, sequence } from '../../resolve/phrases.ts';
import { findKnownDanger } from '../../safety/red-flags/known-dangers/find-known-danger.ts';
import type { KnownDanger } from '../../safety/red-flags/known-dangers/known-danger.ts';
import type { Person } from '../../safety/person/person.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';
import { lastAnswer } from '../reading/last-said.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { capital, inSentence } from '../wording/names.ts';

/** What a message tells that is grave for the one it is about, by profile and talk. */
export function knownDangerIn(request: AdvisorRequest): KnownDanger | null {
  return dangerTold(request) ?? dangerToldBeside(request);
}

/** "She has 38.4 and is shivering", under the own profile, after her chemotherapy was told under hers. */
function dangerToldBeside(request: AdvisorRequest): KnownDanger | null {
  const { question, history } = request;
  const isOfThem = ofAnother.test(question) && history.some(({ isForAnother }) => isForAnother === true);
  return isOfThem
    ? dangerTold({ ...request, history: history.map((turn) => ({ ...turn, isForAnother: false })) })
    : null;
}

function dangerTold(request: AdvisorRequest): KnownDanger | null {
  const { person, isOther } = readSubject(request);
  const own = dangerOf(person, request);
  if (own !== null) return own;
  if (!isOther) return toldBeforeItsGround(person, request);
  // After "my lass takes it too" a bare "been sick, hands shaking" is told of oneself; "the baby hasn't kicked" as well.
  const ofOwner = dangerOf(request.person, request);
  return ofOwner?.isOfOwner === true || !ofAnother.test(request.question) ? ofOwner : null;
}

/** "I am on gliclazide, forgot to say", right after a fast was told: what makes it grave comes second. */
function toldBeforeItsGround(person: Person, request: AdvisorRequest): KnownDanger | null {
  const { question, history } = request;
  const place = history.findLastIndex(({ role }) => role === 'user');
  const before = history[place]?.text;
  if (before === undefined || question.includes('?') || question.length > longestFact) return null;
  // "OK, got antibiotics": given since it was told to go.
  if (gotIt.test(question) && lastAnswer(history).includes(callToday)) return null;
  const then = { ...request, question: before, history: history.slice(0, place) };
  const { person: known, isOther } = readSubject(then);
  const now = isOther || known === person ? null : dangerOf(person, then);
  return now !== null && dangerOf(known, then) === null ? now : null;
}

const longestFact = 120;
const gotIt =
  /\b(?:got|was given|were given|gave me|prescribed(?: me)?|put me on|am on|i'm on) (?:some |the |an? |my )?(?:antibiotics?|anti-?virals?|steroids?|eye ?drops)\b/i;

const ofAnother = sequence(
  /\b/i,
  choice(
    /he|she|him|her|his|they|them|their|he's|she's|hes|shes/,
    sequence(
      /(?:my|our|the) (?:\w+ )?/,
      choice(
        /baby|child|kid|son|daughter|boy|girl|husband|wife|hubby|partner|mum|mom|mother|dad|father/,
        /nan|gran\w*|sister|brother|friend|aunt\w*|uncle|cousin|lass|lad|missus|neighbou?r/,
      ),
    ),
  ),
  /\b/,
);

function dangerOf(person: Person, { question, history }: AdvisorRequest): KnownDanger | null {
  const toldBefore = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const danger = findKnownDanger(person, question, toldBefore);
  const ground = danger?.ground(person) ?? null;
  if (danger === null || ground === null) return null;
  const named = inSentence(ground);
  const paragraphs = danger.paragraphs.map((each) =>
    each.replace(/^\{ground\}/, () => capital(named)).replaceAll('{ground}', () => named),
  );
  return { ...danger, paragraphs };
}
