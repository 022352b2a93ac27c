import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { asUnderstood, type Message } from '../reading/as-understood.ts';
import { namesAMedicine, namesHerbOrMedicine } from '../reading/named-things/names-a-herb.ts';
import { theirs } from '../reading/person/relation-words.ts';
import type { Subject } from '../reading/person/subject.ts';
import { addresseesOf } from '../letter-of-several.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';
import { sentencesOfStory } from '../reading/story.ts';

export interface Heard {
  /** What the words alone raise. */
  readonly raised: RedFlag | null;
  readonly alarm: RedFlag | null;
  /** It only sounds a little like an alarm, and is answered as the complaint it is. */
  readonly isSoft: boolean;
}

type Hear = (request: AdvisorRequest, message: Message) => Heard;

interface Hearing {
  readonly request: AdvisorRequest;
  readonly hear: Hear;
  /** The message as a whole sounds of danger. */
  readonly isDanger: boolean;
}

/**
 * The gravest alarm of a long message. Each sentence is heard alone, and what is told of each person like the turns of a talk with
 * them: read at once, words of sentences that have nothing to do with each other make a sign together. Null where the message is none.
 */
export function hearStory(request: AdvisorRequest, hear: Hear, asOne: (text: string) => RedFlag | null): Heard | null {
  const sentences = sentencesOfStory(request.question);
  if (sentences.length === 0) return null;
  const people = addresseesOf(request).map(({ told, subject }) => ({
    words: [...told.story.values()],
    request: told.isOfProfile ? request : ofAnother(request, subject),
  }));
  const isDanger = soundsOfDanger(request.question);
  const heard = [
    ...sentences.map((sentence, place) =>
      heardAlone(sentence, { next: sentences[place + 1], request, hear, isDanger }),
    ),
    ...people.flatMap((each) => heardInTurn(each.words, { request: each.request, hear, isDanger })),
  ];
  return (
    // What is grave for this person fits best: swelling, before a birth, is no allergy.
    heard.find(({ alarm }) => alarm?.level === 'emergency' && alarm.id.startsWith('known-')) ??
    heard.find(({ alarm }) => alarm?.level === 'emergency') ??
    heard.find(({ alarm }) => alarm !== null) ??
    (request.question.length <= longestAsOne ? [sentences] : people.map(({ words }) => words))
      .map((each) => heardAsOne(each, request.question, asOne))
      .find((each) => each !== null) ??
    calm
  );
}

/** What is grave for the one of the profile is no danger to somebody else. */
function ofAnother(request: AdvisorRequest, { person, who }: Subject): AdvisorRequest {
  return { ...request, person, profileName: who, isOfMember: true };
}

/** By a rule, however little else is told with it. What is grave for one person alone is heard in their own story. */
function heardAlone(
  sentence: string,
  { next, request, hear, isDanger }: Hearing & { readonly next: string | undefined },
): Heard {
  const hears = (question: string) => hear({ ...request, person: emptyPerson, question }, asUnderstood(question));
  const heard = hears(sentence);
  if (heard.alarm === null || !isSure(heard, sentence) || (isLikely(heard) && !isDanger)) return calm;
  return isStill(next, (ended) => hears(`${sentence} ${ended}`)) ? heard : calm;
}

/** "I had pain in my chest on Monday. The tests were all fine": it is over. */
function isStill(next: string | undefined, hears: (next: string) => Heard): boolean {
  return next === undefined || hears(next).alarm !== null;
}

/** What is told of one person, each sentence with those before it. */
function heardInTurn(words: readonly string[], { request, hear, isDanger }: Hearing): readonly Heard[] {
  return words.map((sentence, place) => {
    const before = words.slice(0, place);
    const turn = {
      ...request,
      history: [...request.history, ...before.map((text) => ({ role: 'user' as const, text }))],
    };
    const hears = (question: string) => hear({ ...turn, question }, asUnderstood(question));
    const alone = asWritten(hears(sentence), { told: [...before, sentence], whole: request.question }, () =>
      hear({ ...request, question: sentence }, asUnderstood(sentence)),
    );
    if (!isSure(alone, sentence) || (isLikely(alone) && !isDanger))
      return isLikely(alone) ? withOneBefore(sentence, before) : calm;
    return alone.alarm === null || isStill(words[place + 1], (next) => hears(`${sentence} ${next}`)) ? alone : calm;
  });
}

/** A few sentences are read as one as they stand, of more those about one person. */
const longestAsOne = 350;

/** "I woke on the floor in church. They gave me tea. It happened last month as well": no sentence is enough, and all about this one are. */
function heardAsOne(ofOne: readonly string[], whole: string, asOne: (text: string) => RedFlag | null): Heard | null {
  const message = ofOne.join(' ');
  const { calm: calmness } = likenessOf(message);
  if (ofOne.length < 2 || calmness > doubtfulAsOne) return null;
  const alarm = asOne(message);
  if (alarm === null) return null;
  const isByRule = !alarm.id.startsWith('likely-');
  const least = Math.min(...ofOne.map((sentence) => (namesHerbOrMedicine(sentence) ? 1 : likenessOf(sentence).calm)));
  const isSureOfIt =
    (whole.length <= longestAsOne && calmness <= surelyAsOne) || least <= (isByRule ? doubtfulAsOne : surelyAsOne);
  return isSureOfIt ? { raised: alarm, alarm, isSoft: false } : null;
}

/**
 * Turns of a talk are put together as one sentence, but those of a story end where they end: "she started tablets yesterday. She
 * takes 40 drops" is no dose of 40.
 */
function asWritten(
  heard: Heard,
  { told, whole }: { readonly told: readonly string[]; readonly whole: string },
  alone: () => Heard,
): Heard {
  const id = heard.alarm?.id;
  if (id === undefined || told.length < 2 || /^(?:known|likely)-/.test(id) || alone().alarm?.id === id) return heard;
  const isWritten = findToldAlarm(told.slice(-turnsOfOneAlarm).join(' ')) !== null;
  return isWritten && (heard.alarm?.level === 'urgent' || soundsOfDanger(whole)) ? heard : calm;
}

/** What sounds like an alarm, and with a sentence told long before is one: "my last period was four years ago", then "some bleeding again". */
function withOneBefore(sentence: string, told: readonly string[]): Heard {
  const alarm = told.map((each) => findToldAlarm(`${each} ${sentence}`)).find((each) => each !== null);
  const isNew = alarm !== undefined && told.every((each) => findToldAlarm(each) === null);
  return isNew ? { raised: alarm, alarm, isSoft: false } : calm;
}

/**
 * What no rule knows was learned from short messages: of a sentence in a story, above all of one that tells what is taken, it must be
 * sure. And a rule that finds its words in a sentence that sounds calm has mostly found words of something else: "she squeezes me half
 * a grapefruit". What is grave for this person alone may sound calm.
 */
function isSure({ alarm }: Heard, sentence: string): boolean {
  if (alarm === null) return true;
  const { calm: calmness } = likenessOf(sentence);
  if (alarm.id.startsWith('known-')) return !longAgo.test(sentence);
  if (alarm.id === 'likely-self-harm' && meansOfIt.test(sentence)) return calmness <= doubtfulOfLife;
  if (ofTheMind.test(alarm.id)) return true;
  if (!alarm.id.startsWith('likely-')) return calmness < (alarm.level === 'emergency' ? soundsCalm : soundsFairlyCalm);
  return calmness <= surelyNoCalm && !namesAMedicine(sentence) && !wasOfAnother.test(sentence);
}

/** The message as a whole. */
function soundsOfDanger(message: string): boolean {
  return likenessOf(message).calm <= doubtfulAsOne;
}

function isLikely({ alarm }: Heard): boolean {
  return alarm?.id.startsWith('likely-') === true;
}

/** "My throat swelled up with it in 1971." */
const longAgo =
  /\b(?:in|since|of|back in) (?:19\d\d|20[01]\d)\b(?![^]*\b(?:now|again|today|yesterday|tonight|this (?:morning|week)|still)\b)/i;
/** Told in calm words often enough. */
const ofTheMind = /^eating\b/;
/** How it would be done stands there as well. */
const meansOfIt =
  /\b(?:gun|rifle|shotgun|pistol|rope|noose|blade|razor|bridge|cliff|rails|tracks|loaded|hoard(?:ed|ing)?|stash(?:ed)?|insurance|note|goodbyes?)\b/i;

const turnsOfOneAlarm = 4;
/** "My neighbour had blood in his urine last year, it was cancer": long over, and of somebody the talk is not of. */
const wasOfAnother = new RegExp(
  String.raw`\b${theirs}(?:['’]s \w+)? (?:once |also |even |sadly )*(?:had|got|was|died|suffered|fell|ended up|went|developed|lost|needed)\b[^?]{0,80}\b(?:last (?:year|winter|summer|spring|autumn|fall)|years? (?:ago|back)|in (?:19|20)\d\d|turned out|died)\b(?![^]*\b(?:now|today|tonight|yesterday|since then)\b)`,
  'i',
);
const surelyNoCalm = 0.08;
const doubtfulOfLife = 0.4;
const surelyAsOne = 0.12;
const doubtfulAsOne = 0.3;
/** Of 300 lines of danger that were not learned from, one sounds so calm, and five fairly so. */
const soundsCalm = 0.75;
const soundsFairlyCalm = 0.55;
const calm: Heard = { raised: null, alarm: null, isSoft: false };
