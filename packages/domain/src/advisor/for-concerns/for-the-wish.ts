import { findHerb } from '../../herbs/catalogue.ts';
import type { Form } from '../../herbs/form.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { readText } from '../../resolve/read.ts';
import type { Effect } from '../../safety/effects.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { bleedsHeavily } from '../limits/bleeding.ts';
import { isAfterDrink } from '../limits/after-drink.ts';
import { limitsOf, thanksIn } from '../limits/limits.ts';
import { suggestedBefore } from '../reading/named-things/avoided-herbs.ts';
import { readAsks } from '../reading/wishes/asks.ts';
import { justHad } from '../reading/person/told-facts.ts';
import { tellsNews } from '../reading/person/message-facts.ts';
import { specialOf } from '../reading/wishes/topics.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { rejects, wishOf } from '../reading/wishes/wish.ts';
import { gradeInList } from '../wording/grade-words.ts';
import { paragraph } from '../wording/html.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';
import { withWhatIsAtHand } from './at-hand.ts';
import { stillTheSameMark } from './concern-suggestions.ts';
import { takenBack } from './named-before.ts';
import { isOfItsOwnForm, kindAsked } from './kinds-asked.ts';
import { answerForConcern } from './for-concern.ts';

/** What may help with what is wanted: now, or what was wanted before. */
export function answerForTheWish(question: Understanding): AdvisorAnswer {
  const { asks } = question;
  const { avoidEffects, more } = asks;
  const form = isOfItsOwnForm(question.question)
    ? null
    : (asks.form ?? formBefore(question) ?? teaBeforeSurgery(question));
  const wanted = form === 'topical' ? onTheSkin(wishOf(question)) : wishOf(question);
  const before = question.earlierUses;
  const isNarrower = onlyThis.test(question.question) && specialOf(wanted).length < specialOf(before).length;
  const isNewWish = isNarrower || question.isForAnother || !specialOf(wanted).every((use) => before.includes(use));
  // What was just told may leave some of what was offered: they are named again.
  const isLeft = asks.instead && isNewsAfterOffer(question);
  const asksForOthers = more || (asks.instead && !isLeft) || rejects(question);
  // "Not caffeine though" leaves what holds none.
  const isOther = asksForOthers && question.earlierHerbs.length > 0 && (avoidEffects.length === 0 || more);
  const isMore =
    (isOther && gradeInList.test(question.said)) ||
    (!isNewWish && question.said.includes(stillTheSameMark) && question.wanted.length > 0);
  const earlier = asks.instead && !isLeft ? question.earlierHerbs.map(({ id }) => id) : [];
  const avoid =
    (isMore || isOther) && !more
      ? [...question.avoid, ...earlier, ...suggestedBefore(question.history)]
      : question.avoid;
  const answer = answerForConcern({
    ...question,
    wanted,
    avoid,
    refused: question.avoid,
    avoidEffects: [
      ...avoidEffects,
      ...(bleedsHeavily(question) ? (['bleeding', 'contains-salicylate'] as const) : []),
      ...(isAfterDrink(question) ? (['contains-salicylate'] as const) : []),
      ...stillActing(question.said),
    ],
    isMore,
    isNewWish,
    form,
    particulars: question.wanted.length > 0 ? question.particulars : question.earlierParticulars,
  });
  const kind = kindAsked(question.question, wanted)?.line ?? null;
  const whole = asks.more ? withWhatIsAtHand(question, answer) : answer;
  return withLinesFirst(
    [
      // What is behind the complaint may be told with it.
      ...limitsOf(question).filter((line) => !answer.blocks.includes(paragraph(line))),
      ...thanksIn(question),
      ...(kind === null || question.said.includes(kind) ? [] : [kind]),
      ...leftOutFirst(question),
      ...noseOrBowels(question),
      ...takenBack(question),
      ...(wanted.includes('menopause') && answer.recommended.length > 0 && /\bno hormones?\b/i.test(question.question)
        ? [noneIsAHormone]
        : []),
    ],
    whole,
  );
}

const noneIsAHormone =
  'None of these is a hormone, but some plants, red clover and soy above all, act a little like estrogen. Say so if you want none of that either.';

/** "And for my husband?", after a tea was asked for, asks for a tea. */
function formBefore({ isForAnother, wanted, asks, history }: Understanding): Form | null {
  if (!isForAnother || wanted.length > 0 || asks.instead || asks.more) return null;
  return readAsks(lastMessage(history)).form;
}

/** Before an operation extracts that calm are stopped; a cup of tea may stay until the fasting time. */
function teaBeforeSurgery({ wanted, subject: { person } }: Understanding): Form | null {
  const isAhead = person.surgeryPlanned !== null && !justHad.test(person.surgeryPlanned);
  return isAhead && wanted.some((use) => calming.has(use)) ? 'tea' : null;
}

const calming: ReadonlySet<UseKey> = new Set(['sleep', 'stress', 'anxiety']);

/** What was just told to be taken, and is to be left out now, acts on for weeks: nothing of its kind goes on top. */
function stillActing(said: string): readonly Effect[] {
  const left = /\bTake no more ([^.]+) for now\./.exec(said)?.[1];
  const herbs = readText(left ?? '').mentions.flatMap(({ id }) => findHerb(id) ?? []);
  const isSerotonergic = herbs.some(({ effects }) => effects.some(({ effect }) => effect === 'serotonergic'));
  return isSerotonergic ? ['serotonergic'] : [];
}

/** "Worse after beans": what brings it on is left out first. */
function leftOutFirst({ setOffBy, said, wanted }: Understanding): readonly string[] {
  const line = `If it comes after ${setOffBy} each time, leave that out for two weeks and see; a food diary shows what else does it.${wanted.some((use) => mayBeAllergic.has(use)) ? ' Itching, hives or a runny nose after a food can be an allergy: have it tested. Swollen lips or tongue or short breath is an emergency.' : ''}`;
  return setOffBy === null || said.includes('a food diary') ? [] : [line];
}

const mayBeAllergic: ReadonlySet<UseKey> = new Set(['skin', 'allergies', 'eczema']);

/** "A bit bunged up": of the nose, as it is read, or the bowels. */
function noseOrBowels({ question, wanted, said }: Understanding): readonly string[] {
  const isEither = /\bbunged[- ]up\b/i.test(question) && wanted.includes('colds') && !ofTheNose.test(question);
  return isEither && !said.includes(tookForTheNose) ? [tookForTheNose] : [];
}

const ofTheNose =
  /\b(?:nose|nostrils?|nasal|sinus\w*|colds?|cough\w*|sneez\w*|snot\w*|throat|flu|chest|head|ears?|breath\w*|stuffy)\b/i;
const tookForTheNose =
  'I take this to be the nose. If it is the bowels, say "constipated", and I look for that instead.';

/** What came with the first wish was heeded in what was offered. */
function isNewsAfterOffer({ history }: Understanding): boolean {
  const place = history.findLastIndex(({ role }) => role === 'user');
  const wasOffered = history.slice(0, Math.max(place, 0)).some(({ text }) => gradeInList.test(text));
  return wasOffered && tellsNews(history[place]?.text ?? '');
}

/** "Just the migraines, please": of several complaints one. */
const onlyThis = /^\W*(?:ok(?:ay)?,? |well,? |let'?s |and )*(?:just|only|mainly|first|start with)\b/i;

/** Sore joints and muscles: what is rubbed in is studied under a use of its own. */
function onTheSkin(wanted: readonly UseKey[]): readonly UseKey[] {
  const sore = wanted.filter((use) => ['joints', 'pain', 'back-pain', 'muscles', 'inflammation'].includes(use));
  return sore.length > 0 ? [...sore.filter((use) => use !== 'inflammation'), 'topical-pain'] : wanted;
}
