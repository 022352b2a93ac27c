import { lately } from '../../../resolve/lately.ts';
import { readNumber } from '../../../resolve/number-words.ts';
import { choice, notFollowedBy, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { lastMessage } from '../last-said.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { shareTheUnit, severalAges } from './ages-of-several.ts';
import { agesInARow, eachWithOwn } from './each-child-told.ts';

/** How old a child was told to be. */
export interface ChildAge {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'week';
  /** What the child was called beside its age: "son". */
  readonly kin?: string;
}

/** The same request, asked for one of several children. */
export interface ForOneChild {
  readonly age: ChildAge;
  readonly request: AdvisorRequest;
}

/** "One is 9 months and the other 6": the request for each of them, the youngest first; none where one child or none is told of. */
export function forEachChild(request: AdvisorRequest): readonly ForOneChild[] {
  const ages = agesTold(request);
  const text = withPlainApostrophes(request.question);
  const isToldHere = toldIn(text) !== null;
  if (ages.length === 0 || (!isToldHere && (ofAnother.test(text) || newMatter.test(text)))) return [];
  const meant =
    stillOfOne.test(text) && meantOf(ages, text).length > 1 ? lastMeant(request, ages) : meantOf(ages, text);
  const before = request.history.findLast(({ role }) => role === 'user')?.text;
  // "And the older one only?" asks the same for one of them.
  const asked = onlyThatOne.test(text) && before !== undefined ? { ...request, question: before } : request;
  return meant.map((age) => ({ age, request: namingTheChild(asIfOnly(asked, age), age) }));
}

/** "Is lavender in the bath ok for them?", after something else: none of them may be taken for the writer. */
function namingTheChild(request: AdvisorRequest, { kin = 'child' }: ChildAge): AdvisorRequest {
  const { question } = request;
  return question.includes(kin) ? request : { ...request, question: `for my ${kin}: ${question}` };
}

/** The request as it stands for the youngest child that was told of: what is checked once has to suit that one. */
export function forTheYoungest(request: AdvisorRequest): AdvisorRequest {
  const [youngest] = agesTold(request);
  return youngest === undefined ? request : asIfOnly(request, youngest);
}

/** "The 9-month-old". */
export function calledByAge({ count, unit }: ChildAge): string {
  return `the ${String(count)}-${unit}-old`;
}

/** The ages told of several children in the newest message that does so, the youngest first. */
function agesTold({ question, history }: AdvisorRequest): readonly ChildAge[] {
  const messages = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  const told = messages.flatMap((message) => toldIn(withPlainApostrophes(message)) ?? []);
  const last = told.at(-1);
  return last === undefined ? [] : last.ages.toSorted((left, right) => inWeeks(left) - inWeeks(right));
}

interface Told {
  readonly ages: readonly ChildAge[];
  readonly words: string;
}

const toldIn = lately(readTold);

function readTold(text: string): Told | null {
  const many = eachWithOwn(text) ?? agesInARow(text)?.ages;
  if (many !== undefined && many.every(isAChilds) && new Set(many.map(inWeeks)).size === many.length)
    return { ages: many, words: agesInARow(text)?.words ?? text };
  for (const pattern of severalAges) {
    const found = pattern.exec(text);
    if (found?.groups === undefined) continue;
    const { groups, 0: words } = found;
    const last = unitOf(groups['unitB'] ?? '') ?? 'year';
    // "Kids of 6 and 9 months" tells months of both; "my son is 4, my daughter 9 months" does not.
    const first = unitOf(groups['unitA'] ?? '') ?? (shareTheUnit.has(pattern) ? last : 'year');
    const ages = [
      ageOf(groups['a'], first, groups['kinA']),
      ageOf(groups['between'], first),
      ageOf(groups['b'], last, groups['kinB']),
    ].filter((age) => age !== null);
    if (ages.length > 1 && ages.every(isAChilds)) return { ages, words };
  }
  return null;
}

function ageOf(told: string | undefined, unit: ChildAge['unit'], kin?: string): ChildAge | null {
  const count = readNumber(told ?? '');
  if (count === null) return null;
  return kin === undefined ? { count, unit } : { count, unit, kin: kin.toLowerCase() };
}

function unitOf(told: string): ChildAge['unit'] | null {
  if (/^(?:y|yr|year)/i.test(told)) return 'year';
  if (/^m/i.test(told)) return 'month';
  return /^w/i.test(told) ? 'week' : null;
}

const grownUp = 18;
const weeksIn = { week: 1, month: 4.35, year: 52 } as const;

function inWeeks({ count, unit }: ChildAge): number {
  return count * weeksIn[unit];
}

function isAChilds(age: ChildAge): boolean {
  return age.count > 0 && inWeeks(age) < grownUp * weeksIn.year;
}

/** "The older one" of them, or all. */
function meantOf(ages: readonly ChildAge[], text: string): readonly ChildAge[] {
  const named = ages.filter(({ count, unit }) =>
    new RegExp(String.raw`\b(?:the|my|our) ${String(count)}[- ]?(?:${unit}|${unit.charAt(0)}o)`, 'i').test(text),
  );
  if (toldIn(text) !== null) return ages;
  const called = ages.filter(({ kin }) => kin !== undefined && isCalled(kin, text));
  if (called.length === 1) return called;
  if (named.length === 1) return named;
  if (theOlder.test(text)) return ages.slice(-1);
  return theYounger.test(text) ? ages.slice(0, 1) : ages;
}

/** "How much for her?", after the older one was asked about. */
function lastMeant({ history }: AdvisorRequest, ages: readonly ChildAge[]): readonly ChildAge[] {
  const last = lastMessage(history);
  return meantOf(ages, withPlainApostrophes(last));
}

const stillOfOne = /^(?!.*\b(?:both|each|them|they|all|kids|children)\b).*\b(?:he|she|him|her)\b/i;
/** "Can she have it?", where one is a daughter and one a son. */
function isCalled(kin: string, text: string): boolean {
  const pronoun = /^(?:daughter|girl|niece|grand ?daughter)/.test(kin)
    ? /\b(?:she|her)\b/i
    : /^(?:son|boy|nephew|grand ?son)/.test(kin)
      ? /\b(?:he|him|his)\b/i
      : null;
  return pronoun?.test(text) === true || new RegExp(String.raw`\b(?:my|the|our) (?:\w+ )?${kin}\b`, 'i').test(text);
}

/** "And the older one only?" */
const onlyThatOne =
  /^\W*(?:(?:and|so|ok|what about|how about|but)\b[ ,]*)*(?:just |only )?(?:for )?(?:the|my) (?:older|oldest|elder|eldest|big(?:ger)?|younger|youngest|little|small(?:er)?) (?:one|child|boy|girl)(?: only| alone| then)*\W*$/i;
const theOlder = /\b(?:the|my|our) (?:older|oldest|elder|eldest|big(?:ger|gest)?|taller)\b/i;
const theYounger =
  /\b(?:the|my|our) (?:younger|youngest|little(?:r|st)?|small(?:er|est)?|baby|wee|toddler|infant|newborn)\b/i;
/** Of the one who writes, or of somebody grown up. */
const ofAnother = sequence(
  /\b/i,
  choice(
    /i|me|myself/,
    /my (?:husband|wife|partner|mum|mom|mother|dad|father|gran\w*|nan|sister|brother|friend|aunt|uncle|own|pill|tablets)/,
  ),
  /\b/,
  notFollowedBy(
    sequence(
      /'?(?:ve| have)? /,
      choice(
        /give|gave|given|put|make|made|try|tried|let|use|buy|get|rub|do|mix|add|find|store|keep|open/,
        /brew|know|wait|worry|see|call|measure|expect/,
      ),
      /\b/,
    ),
  ),
  notFollowedBy(
    / (?:give|put|make|try|let|use|buy|get|rub|do|mix|add|find|store|keep|open|brew|know|wait|worry|see|call|expect)\b/,
  ),
);
/** Questions of the site, and thanks. */
const newMatter = /^\W*(?:thanks?|thank you|ok(?:ay)?|bye|hello|hi|great|perfect|cheers)\b\W*$/i;

/** The whole talk as if this child were the only one. */
function asIfOnly(request: AdvisorRequest, age: ChildAge): AdvisorRequest {
  const kin = age.kin ?? 'child';
  const child = `my ${String(age.count)} ${age.unit} old ${kin}`;
  const isSentence = `my ${kin} is ${String(age.count)} ${age.unit}${age.count === 1 ? '' : 's'} old`;
  const asked = (text: string) => {
    const told = toldIn(withPlainApostrophes(text));
    const single = (words: string) => words.replaceAll(manyChildren, `my ${kin}`).replaceAll(eachOfThem, `my ${kin}`);
    if (told === null) return single(text);
    const own = eachWithOwn(withPlainApostrophes(text))?.find(
      (each) => each.count === age.count && each.unit === age.unit,
    );
    if (own !== undefined) return `${child} ${own.own.trim()}`;
    const said = startsASentence.test(told.words) ? isSentence : child;
    const [before = '', ...after] = withPlainApostrophes(text).split(told.words);
    return `${single(before)}${said}${single(after.join(told.words))}`;
  };
  return {
    ...request,
    question: asked(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: asked(turn.text) } : turn)),
  };
}

const startsASentence = /^(?:one|they|the (?:older|younger|eldest|youngest|little|big)|\w+(?:'re| are))\b/i;
const manyChildren = oneOf(
  sequence(
    /\b(?:my|our|the|two|three|both|these) (?:own |two |three |small |little |young )*/gi,
    choice(/kids|kiddos|children|little ones|boys|girls|sons|daughters|grandkids|grandchildren|nephews/, /nieces/),
    /\b/,
  ),
  /\b(?:kids|children|kiddos)\b/gi,
  /\b(?:my|our|the) (?:older|oldest|elder|eldest|big(?:ger)?|younger|youngest|little|small(?:er)?) one\b/gi,
);
const eachOfThem = /\bboth(?: of (?:them|the kids|the children))?\b|\bthe two of them\b|(?<=\b(?:for|on) )them\b/gi;
