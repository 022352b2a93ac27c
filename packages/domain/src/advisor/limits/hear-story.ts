import { findRedFlag, findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { asUnderstood, type Message } from '../reading/as-understood.ts';
import { namesHerbOrMedicine } from '../reading/named-things/names-a-herb.ts';
import type { Subject } from '../reading/person/subject.ts';
import { fewSentences, isOfAnAnimal, isPast, isSureOf, soundsOfDanger, type Story } from './how-sure-of-a-story.ts';
import { addresseesOf } from '../letter-of-several.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';
import { signOfBabyOfWeeks } from './baby-of-weeks.ts';
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
  /** The message they stand in. */
  readonly whole: string;
  /** Of it, what is told of the one who is heard. */
  readonly own?: string;
}

/**
 * The gravest alarm of a long message. Each sentence is heard alone, and what is told of each person like the turns of a talk with
 * them: read at once, words of sentences that have nothing to do with each other make a sign together. Null where the message is none.
 */
export function hearStory(request: AdvisorRequest, hear: Hear, asOne: (text: string) => RedFlag | null): Heard | null {
  const whole = request.question;
  const sentences = sentencesOfStory(whole);
  if (sentences.length === 0) return null;
  const people = addresseesOf(request).map(({ told, subject }) => ({
    // Of a few sentences each is about one.
    words: [...told.story].map(([place, words]) =>
      whole.length <= fewSentences ? (sentences[place] ?? words) : words,
    ),
    request: told.isOfProfile ? request : ofAnother(request, subject),
  }));
  const alone = heardAlone(sentences, { request, hear, whole });
  const inTurn = people.flatMap((each) =>
    heardInTurn(each.words, { request: each.request, hear, whole, own: each.words.join(' ') }),
  );
  const asOnes = whole.length <= fewSentences ? [sentences] : people.map(({ words }) => words);
  const ofBaby = signOfBabyOfWeeks(sentences);
  const heard =
    gravestOf(ofBaby ? [{ raised: ofBaby, alarm: ofBaby, isSoft: false }, ...alone] : alone, inTurn) ??
    gravestOf(asOnes.map((each) => heardAsOne(each, whole, asOne) ?? calm)) ??
    calm;
  return whole.length <= fewSentences && isOfNoKind(heard.alarm) ? ofKind(heard, findRedFlag(whole)) : heard;
}

/** "The lamps look yellow to her" sounds like an emergency, and with the tea she drank like a poisoning, of which more can be said. */
function ofKind(heard: Heard, asWhole: RedFlag | null): Heard {
  const isSame = asWhole?.level === heard.alarm?.level && !isOfNoKind(asWhole);
  return isSame ? { ...heard, raised: asWhole, alarm: asWhole } : heard;
}

function isOfNoKind(alarm: RedFlag | null): boolean {
  return /^likely-(?:emergency|urgent)$/.test(alarm?.id ?? '');
}

/**
 * What is grave for this person fits best: swelling, before a birth, is no allergy. What one sentence tells goes before what several
 * make together, and a rule before what only sounds like it.
 */
function gravestOf(...groups: readonly (readonly Heard[])[]): Heard | null {
  const all = groups.flat();
  const level = ['emergency', 'urgent'].find((each) => all.some(({ alarm }) => alarm?.level === each));
  const [first, ...others] = groups.map((group) =>
    group.filter(({ alarm }) => alarm !== null && alarm.level === level),
  );
  const isKind = (kind: string) => (each: Heard) => each.alarm?.id.startsWith(kind) === true;
  const gravest = [...(first ?? []), ...others.flat()];
  const byRule = (group: readonly Heard[]) => group.find((each) => !isKind('likely-')(each)) ?? group[0];
  return (
    gravest.find(isKind('known-')) ??
    gravest.find(isKind('pregnancy')) ??
    byRule(first ?? []) ??
    byRule(others.flat()) ??
    null
  );
}

/** What is grave for the one of the profile is no danger to somebody else. */
function ofAnother(request: AdvisorRequest, { person, who }: Subject): AdvisorRequest {
  return { ...request, person, profileName: who, isOfMember: true };
}

/** By a rule, however little else is told with it. What is grave for one person alone is heard in their own story. */
function heardAlone(sentences: readonly string[], { request, hear, whole }: Hearing): readonly Heard[] {
  const hears = (question: string) => hear({ ...request, person: emptyPerson, question }, asUnderstood(question));
  return sentences.map((sentence, place) => {
    const heard = hears(sentence);
    const isOne = heard.alarm !== null && isSureOf(heard.alarm, sentence, { whole });
    return isOne && isStill(sentences[place + 1], (next) => hears(`${sentence} ${next}`)) ? heard : calm;
  });
}

/** "I had pain in my chest on Monday. The tests were all fine": it is over. */
function isStill(next: string | undefined, hears: (next: string) => Heard): boolean {
  return next === undefined || hears(next).alarm !== null;
}

/** What is told of one person, each sentence with those before it. */
function heardInTurn(words: readonly string[], { request, hear, ...story }: Hearing): readonly Heard[] {
  return words.map((sentence, place) => {
    const before = words.slice(0, place).filter((each) => !isOfAnAnimal(each));
    const told = before.map((text) => ({ role: 'user' as const, text }));
    const turn = { ...request, history: [...request.history, ...told] };
    const hears = (question: string) => hear({ ...turn, question }, asUnderstood(question));
    const heard = asWritten(hears(sentence), [...before, sentence], story, () =>
      hear({ ...request, question: sentence }, asUnderstood(sentence)),
    );
    if (heard.alarm === null) return calm;
    if (!isSureOf(heard.alarm, sentence, story))
      return heard.alarm.id.startsWith('likely-') ? withOneBefore(sentence, before, story) : calm;
    return isStill(words[place + 1], (next) => hears(`${sentence} ${next}`)) ? heard : calm;
  });
}

/** "I woke on the floor in church. They gave me tea. It happened last month as well": no sentence is enough, and all about this one are. */
function heardAsOne(ofOne: readonly string[], whole: string, asOne: (text: string) => RedFlag | null): Heard | null {
  const isLong = whole.length > fewSentences;
  const told = isLong ? ofOne.filter((sentence) => !isPast(sentence) && !isOfAnAnimal(sentence)) : ofOne;
  const message = told.join(' ');
  const { calm: calmness } = likenessOf(message);
  if (told.length < 2 || calmness > soundsOfDanger) return null;
  const alarm = asOne(message);
  if (alarm === null) return null;
  const isByRule = !alarm.id.startsWith('likely-');
  const least = Math.min(...told.map((sentence) => (namesHerbOrMedicine(sentence) ? 1 : likenessOf(sentence).calm)));
  const isSureOfIt =
    (!isLong && calmness <= surelyAsOne) || least <= (isLong ? surelyOfOne : isByRule ? soundsOfDanger : surelyAsOne);
  return isSureOfIt ? { raised: alarm, alarm, isSoft: false } : null;
}

/**
 * Turns of a talk are put together as one sentence, but those of a story end where they end: "she started tablets yesterday. She
 * takes 40 drops" is no dose of 40.
 */
function asWritten(heard: Heard, told: readonly string[], { whole, own = whole }: Story, alone: () => Heard): Heard {
  const id = heard.alarm?.id;
  if (id === undefined || told.length < 2 || /^(?:known|likely)-/.test(id) || alone().alarm?.id === id) return heard;
  const isWritten = findToldAlarm(told.slice(-turnsOfOneAlarm).join(' ')) !== null;
  return isWritten &&
    (heard.alarm?.level === 'urgent' || Math.min(likenessOf(whole).calm, likenessOf(own).calm) <= soundsOfDanger)
    ? heard
    : calm;
}

/** What sounds like an alarm, and with a sentence told long before is one: "my last period was four years ago", then "some bleeding again". */
function withOneBefore(sentence: string, told: readonly string[], story: Story): Heard {
  const alarm = told.map((each) => findToldAlarm(`${each} ${sentence}`)).find((each) => each !== null);
  const isNew = alarm !== undefined && told.every((each) => findToldAlarm(each) === null);
  return isNew && isSureOf(alarm, sentence, story) ? { raised: alarm, alarm, isSoft: false } : calm;
}

const turnsOfOneAlarm = 4;
const surelyAsOne = 0.12;
const surelyOfOne = 0.08;
const calm: Heard = { raised: null, alarm: null, isSoft: false };
