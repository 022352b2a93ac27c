import { findHerb } from '../../../herbs/catalogue.ts';
import { herbsSpokenOf } from '../spoken-of.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import { lastMessage } from '../last-said.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { relationNamed } from '../person/relations.ts';
import { concernsIn } from '../../particular/concerns-in.ts';

type History = AdvisorRequest['history'];

/** "Same question for coffee", "right, and now the other thing": what was asked before, of another. */
export function withQuestionAgain(text: string, history: History): string {
  return (
    withItsUnit(text, history) ??
    ofAnotherThing(text, history) ??
    beside(text, history) ??
    ofTheOtherComplaint(text, history) ??
    text
  );
}

/** "Same question for coffee", after "is passionflower ok with beer?" */
function ofAnotherThing(text: string, history: History): string | null {
  const other = sameFor.exec(text)?.[1];
  if (other === undefined) return null;
  const [named, ...more] = readText(other).mentions.filter(isTaken);
  const last = lastMessage(history);
  const replaced = readText(last).mentions.findLast(isTaken);
  // "Same for my mum, she's on tamoxifen" asks for somebody.
  const isNameAlone = named !== undefined && more.length === 0 && other.length - named.text.length < longestArticle;
  if (!isNameAlone || replaced === undefined) return null;
  return `${last.slice(0, replaced.start)}${other}${last.slice(replaced.end)}`;
}

/** "Is 300 too strong?", after magnesium: milligrams, where its amounts are told in nothing else. */
function withItsUnit(text: string, history: History): string | null {
  if (!bareFigure.test(text)) return null;
  const last = lastMessage(history);
  const [named, ...others] =
    history
      .toReversed()
      .map((turn) => herbsSpokenOf(turn))
      .find((herbs) => herbs.length > 0) ?? [];
  const amounts =
    findHerb(named?.id ?? '')
      ?.monograph?.amounts.map(({ text: each }) => each)
      .join(' ') ?? '';
  const isInMg = /\bmg\b/.test(amounts) && !/\b(?:IU|micrograms?)\b/.test(amounts);
  return last !== '' && others.length === 0 && isInMg ? text.replace(bareFigure, '$1 mg') : null;
}

const bareFigure =
  /(?<=^\W*(?:(?:and|so|but|ok)\W+)*(?:is|are|would|was) )(\d{2,4})(?= (?:be )?(?:too (?:strong|much|high|many)|a lot|ok|okay|fine|safe|enough)\b)/i;

/** "What about calcium?", after "iron with zinc": beside the first of the two. */
function beside(text: string, history: History): string | null {
  const other = whatAbout.exec(text)?.[1];
  if (other === undefined) return null;
  const [named, ...more] = readText(other).mentions.filter(isTaken);
  if (named === undefined || more.length > 0 || other.length - named.text.length >= longestArticle) return null;
  const last = lastMessage(history);
  const [first, second, ...others] = readText(last).mentions.filter(isTaken);
  if (first?.kind !== 'herb' || second?.kind !== 'herb' || named.kind !== 'herb') return null;
  if (others.length > 0) return null;
  const areTwo =
    sideBySide.test(last.slice(first.end, second.start)) && named.id !== first.id && named.id !== second.id;
  return areTwo ? `${first.text} with ${other}?` : null;
}

const whatAbout =
  /^\W*(?:(?:and|ok|okay|so|or|but)\b[ ,]*)*(?:what about|how about|with|and) (?:the |my |some )?([^.?!]{3,30}?)(?: then| as well| too)?\W*$/i;
const sideBySide =
  /^(?: tablets?| capsules?| pills?)? (?:with|together with|alongside|at the same time as) (?:the |my |some )?$/i;

function isTaken({ kind }: Mention): boolean {
  return kind === 'herb' || kind === 'medicine';
}

const longestArticle = 5;

/** "Now the other thing", after "bloated, and my sleep is bad": the complaint that nobody went into yet. */
function ofTheOtherComplaint(text: string, history: History): string | null {
  const word = backTo.exec(text)?.[1];
  if (word === undefined && !theOther.test(text)) return null;
  const said = history.flatMap((turn) => (turn.role === 'user' ? turn.text : []));
  const parts = said.map((each) => each.split(partEnd).filter((part) => topicsOf(part).length > 0));
  if (word !== undefined) return backToIt(word, said, text);
  const at = parts.findLastIndex((each) => each.length > 1);
  const done = new Set(said.slice(at + 1).flatMap(topicsOf));
  const both = parts[at] ?? [];
  const left = both.filter((part) => topicsOf(part).every((topic) => !done.has(topic)));
  return (left.length === both.length ? left.at(-1) : left[0])?.trim() ?? null;
}

/** Whose it was when it was told, it is still: "now the anxiety", after a friend's eczema. */
function backToIt(word: string, said: readonly string[], text: string): string | null {
  const at = said.findLastIndex((each) => wordsIn(each).includes(word) && topicsOf(each).length > 0);
  const isOwn = at !== -1 && relationNamed(said[at] ?? '') === null;
  if (isOwn && said.slice(at + 1).some((each) => relationNamed(each) !== null))
    return `what helps me with the ${word}?`;
  if (topicsOf(text).length > 0) return null;
  const parts = (said[at] ?? '').split(partEnd).filter((part) => topicsOf(part).length > 0);
  return parts.find((part) => wordsIn(part).includes(word))?.trim() ?? null;
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().split(/[^a-z]+/);
}

function topicsOf(text: string): readonly string[] {
  const { uses, particulars } = concernsIn(text);
  return [...uses, ...particulars.map(({ name }) => name)];
}

const partEnd = /[.,;!?]\s|\b(?:and|but|plus|also)\b/i;
const sameFor =
  /^\W*(?:(?:and|ok|okay|so|then)\b[ ,]*)*(?:the )?same (?:question|thing|q|again)?,? ?(?:for|with|about|but (?:for|with|about)) ([^.?!]{3,40}?)(?: please| then)?\W*$/i;
/** "Now the feet", after "and my feet are freezing": said before in words that tell more. */
const backTo =
  /^\W*(?:(?:right|ok|okay|k|and|now|so|then|back to|what about|how about|on to|let'?s do)\b[ ,]*)+(?:the|my) ([a-z]{3,})(?: (?:now|then|please|again))*\W*$/i;
const theOther =
  /^\W*(?:(?:right|ok|okay|and|now|so|then|grand|good|back to|what about|how about|on to|let'?s do|about)\b[ ,]*)*the other (?:thing|problem|complaint|issue|matter|trouble|bit)(?: (?:now|then|please|i said|i mentioned|as well|too))*\W*$/i;
