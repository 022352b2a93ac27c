import { anyStandsIn } from '../../../resolve/patterns/quick-patterns.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { inSentence } from '../../wording/names.ts';
import { withQuestionAgain } from './asked-again.ts';
import { besideAnother, besideAnotherWays } from './beside-another.ts';
import { drunkBefore, formMeant, inLastWord, ofThatPlant } from './part-of-name.ts';
import { takenBy, takenByThem } from './taken-by.ts';
import { allOfThem, anyOfThem } from './all-of-them.ts';
import { spokenOfBefore } from './just-named.ts';
import { withoutTheName } from './named-beside.ts';
import { ofTheThree, ofTheTwo, theThree, theTwo } from './of-the-two.ts';
import { isOneName, kindOf, namedWith, nounsOf, onlyTwin } from './kin.ts';
import { onTheSkin, ofTheSkin } from './on-the-skin.ts';
import { toldWith } from './told-with.ts';
import { ofTheBowels, ofTheTrouble, troubleMeant } from './trouble-meant.ts';
import { type Candidate, lastList, lastNamed, turnsWithHerbs } from './side-by-side.ts';
import {
  bareOther,
  byOwner,
  byLastWord,
  besideItsKin,
  someOfThem,
  bareKind,
  byKind,
  byPlace,
  byWhere,
  byWhom,
  fromTheStart,
  ofTheirs,
  orTheOther,
  places,
  theDrink,
  theForm,
  theOthers,
} from './ways-to-point.ts';

type History = AdvisorRequest['history'];

/**
 * The message with the herbs by name that it only points at: "the second one", "the red one", "the other two", "the one
 * my aunt takes". The one place where that is resolved; what points at nothing that was named stays as it is.
 */
export function withHerbsNamed(text: string, history: History): string {
  if (!pointsSomewhere(text)) return withQuestionAgain(text, history);
  const turns = turnsWithHerbs(history);
  const talk: Talk = { turns, all: turns.flat(), list: lastList(turns), history };
  const named = steps.reduce((said, step) => step(said, talk), withoutTheName(text));
  return named === text ? withQuestionAgain(text, history) : named;
}

/** The whole talk so, each message as it stood after those before it. */
export function allWithHerbsNamed(history: History): History {
  return history.reduce<History>(
    (before, turn) => [...before, turn.role === 'user' ? { ...turn, text: withHerbsNamed(turn.text, before) } : turn],
    [],
  );
}

interface Talk {
  readonly turns: readonly (readonly Candidate[])[];
  readonly all: readonly Candidate[];
  readonly list: readonly Candidate[];
  readonly history: History;
}
type Pointing = (text: string, talk: Talk) => string;

const ways = [
  ...spokenOfBefore.map(([way]) => way),
  bareOther,
  besideItsKin,
  someOfThem,
  ofTheirs,
  byPlace,
  byKind,
  bareKind,
  theDrink,
  fromTheStart,
  theForm,
  byLastWord,
  byOwner,
  theOthers,
  orTheOther,
  byWhom,
  byWhere,
  theTwo,
  theThree,
  ofTheSkin,
  ofTheTrouble,
  ofTheBowels,
  anyOfThem,
  ...ofThatPlant.map(([way]) => way),
  ...besideAnotherWays,
].map(({ source, flags }) => new RegExp(source, flags.includes('u') ? 'u' : 'i'));
const pointsSomewhere = anyStandsIn(() => ways);
const steps: readonly Pointing[] = [
  (text, { history }) => troubleMeant(text, history),
  (text, { list }) => allOfThem(text, list),
  named(byWhom, takenBy),
  named(theDrink, (found, { history }) => drunkBefore(found, history)),
  (text, { all }) => inLastWord(text, all),
  ...ofThatPlant.map(([way, find]) => named(way, (found, { turns }) => find(found, lastNamed(turns)))),
  named(fromTheStart, (_, { all }) => (all[0] === undefined ? null : inSentence(all[0].name))),
  ...spokenOfBefore.map(([way, find]) => named(way, find)),
  named(byWhere, ({ 1: word = '' }, { history }) => toldWith(word, history)),
  named(byOwner, ({ 1: owner = '' }, { history }) => {
    const herb = toldWith(owner, history);
    return herb === null ? null : `${herb} `;
  }),
  named(ofTheirs, takenByThem),
  named(orTheOther, twinOf),
  (text, { turns }) => onTheSkin(text, lastNamed(turns)),
  (text, { turns }) => besideAnother(text, lastNamed(turns)),
  (text, { turns }) => ofTheTwo(text, turns),
  (text, { turns, list }) => ofTheThree(text, turns, list),
  counted,
  others,
  besideKin,
  slice,
  kinds,
  alone,
  inForm,
];

function named(way: RegExp, find: (found: RegExpExecArray, talk: Talk) => string | null): Pointing {
  return (text, talk) => {
    const found = way.exec(text);
    const name = found === null ? null : find(found, talk);
    return found === null || name === null
      ? text
      : `${text.slice(0, found.index)}${name}${text.slice(found.index + found[0].length)}`;
  };
}

/** "The first one", "the middle one you said". */
function counted(text: string, { list, history, all: spokenOf, turns }: Talk): string {
  if (list.length < 2) return text;
  // "The first one", after a list and yet another herb: the talk began with it.
  const isPassed = turns.at(-1)?.every(({ id }) => list.every((each) => each.id !== id)) === true;
  return text.replaceAll(byPlace, (all: string, place: string | undefined, bare: string | undefined) => {
    const word = (place ?? bare ?? '').toLowerCase();
    const meant = isPassed && places[word] === 0 ? spokenOf[0] : list.at(places[word] ?? list.length);
    // Nobody goes for what they were just warned of, when the other one was not.
    const isOut = meant !== undefined && wouldTake.test(text) && isLeftOut(meant, history);
    const chosen = isOut ? (list.find((each) => !isLeftOut(each, history)) ?? meant) : meant;
    return chosen === undefined ? all : inSentence(chosen.name);
  });
}

const wouldTake =
  /\b(?:go|went|going) (?:for|with)\b|\b(?:choose|chose|pick(?:ed)?|start(?:ed)? (?:with|on)|stick|stuck|decide[ds]?)\b/i;

function isLeftOut({ name }: Candidate, history: History): boolean {
  const herb = inSentence(name);
  return history.some(
    ({ role, text }) =>
      role === 'assistant' && text.split(/[.:\n]/).some((line) => leavesOut.test(line) && line.includes(herb)),
  );
}

const leavesOut = /\b(?:leave out|advise (?:you|\w+) against|wrong choice|leave \S+(?: \S+){0,3} alone)\b/i;

/** "The other two": of the last that stood side by side those that were not told of since. */
function others(text: string, { list, turns }: Talk): string {
  const found = theOthers.exec(text) ?? bareOther.exec(text);
  const own = readText(text).mentions.filter(({ kind }) => kind === 'herb');
  const since = [...turns.slice(turns.findLastIndex((herbs) => herbs.length > 1) + 1).flat(), ...own];
  const left = list.filter(({ id }) => since.every((each) => each.id !== id));
  const isOneOfSeveral = found !== null && /(?:one|other)$/i.test(found[0]);
  // Of three, which of the two that are left has to be asked.
  if (bareOther.test(text) && left.length > 1) return text;
  if (found === null || since.length === 0 || left.length < (isOneOfSeveral ? 1 : 2)) return text;
  return text.replace(found[0], left.map(({ name }) => inSentence(name)).join(' and '));
}

/** "Panax ginseng and the Siberian one", "black cohosh or the red one". */
function kinds(text: string, talk: Talk): string {
  return text.replaceAll(byKind, (all: string, article: string | undefined, word: string, at: number) => {
    if (isOneName(word)) return all;
    const ofTalk = article === undefined ? undefined : namedWith(word, talk.all);
    if (ofTalk !== undefined) return inSentence(ofTalk.name);
    // "The sleep thing" may be the trouble itself.
    const isTrouble = /(?:thing|stuff)$/i.test(all) && usesFromText(word).length > 0;
    const told = article === undefined || isTrouble ? null : toldWith(word, talk.history);
    return kindOf(word, nounsBefore(text.slice(0, at), talk)) ?? told ?? all;
  });
}

/** "German chamomile and the Roman?" */
function besideKin(text: string): string {
  const found = besideItsKin.exec(text);
  const word = found?.[1];
  if (found === null || word === undefined || isOneName(word)) return text;
  const before = readText(text.slice(0, found.index)).mentions.findLast(({ kind }) => kind === 'herb');
  const name = before === undefined ? null : kindOf(word, nounsOf([before.text]));
  return name === null
    ? text
    : `${text.slice(0, found.index)}${found[0].replace(word, name)}${text.slice(found.index + found[0].length)}`;
}

/** "The last two together". */
function slice(text: string, { list }: Talk): string {
  const found = someOfThem.exec(text);
  const count = found?.[2]?.toLowerCase() === 'two' ? 2 : 3;
  if (found === null || list.length <= count || found[1]?.toLowerCase() === 'other') return text;
  const some = found[1]?.toLowerCase() === 'first' ? list.slice(0, count) : list.slice(-count);
  return text.replace(found[0], some.map(({ name }) => inSentence(name)).join(' and '));
}

/** "American?", after ginseng. */
function alone(text: string, talk: Talk): string {
  const word = bareKind.exec(text)?.[1];
  if (word === undefined || isOneName(word)) return text;
  const name = kindOf(word, nounsBefore('', talk));
  return name === null ? text : text.replace(word, name);
}

/** What was named in the message itself, else what was named last. */
function nounsBefore(before: string, { turns }: Talk): readonly string[] {
  const here = readText(before).mentions.filter(({ kind }) => kind === 'herb');
  const names =
    here.length > 0 ? here.flatMap(({ text, name }) => [text, name]) : lastNamed(turns).map(({ name }) => name);
  return nounsOf(names);
}

/** "I'll stick with the tea", after green tea and garlic. */
function inForm(text: string, { turns, all, history }: Talk): string {
  const found = theForm.exec(text);
  const word = found?.[1];
  if (found === null || word === undefined) return text;
  const chosen = all.findLast(({ name }) => nounsOf([name])[0] === word.toLowerCase());
  if (chosen === undefined) return text.replace(found[0], formMeant(text, word.toLowerCase(), history) ?? found[0]);
  const isOfLast = lastNamed(turns).some(({ id }) => id === chosen.id) && lastNamed(turns).length === 1;
  return isOfLast ? text : text.replace(found[0], inSentence(chosen.name));
}

/** "Cassia or the other one?" */
function twinOf(found: RegExpExecArray, { list }: Talk): string | null {
  const herb = readText(found[1] ?? '').mentions.findLast(({ kind }) => kind === 'herb');
  if (herb === undefined) return null;
  const twin = onlyTwin(herb.name);
  const besides = list.filter(({ id }) => id !== herb.id);
  const other = twin ?? (besides.length === 1 ? (besides[0]?.name ?? null) : null);
  return other === null ? null : `${found[1] ?? ''} or ${inSentence(other)}`;
}
