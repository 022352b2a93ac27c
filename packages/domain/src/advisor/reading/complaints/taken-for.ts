import { choice, sequence } from '../../../resolve/phrases.ts';
import { wordingFor } from '../../wording/html.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { asksMissingFacts } from '../person/missing-facts.ts';
import { asksFor, type ComplaintKind, complaintKinds, complaints } from './complaint-kinds.ts';
import type { LikelyComplaint } from './likely-complaint.ts';

/** How an answer says what a complaint was taken for. The words before and after the name are found again in the talk. */
const wordings: readonly (readonly [before: string, after: string])[] = [
  ['I take this to be about ', '; tell me if it is something else.'],
  ['If I understand you right, this is about ', '. If not, put it in other words.'],
  ['My guess is that this is about ', '. If you meant something else, just say so.'],
];
/** How an answer asks whether one is meant, or which of two. */
const asking = {
  one: {
    before: 'I am not sure I follow. Do you mean ',
    after: '? Say yes, or put it in other words, and I look for what fits.',
  },
  two: {
    before: 'I am not sure which you mean, ',
    after: '? Say which, or put it in other words, and I look for what fits.',
  },
} as const;
const between = ' or ';

/** What a complaint was taken for, so that a slip can be put right. */
export function takenFor(kind: ComplaintKind, seed: string): string {
  return wordingFor(
    wordings.map(([before, after]) => `${before}${complaints[kind].name}${after}`),
    seed,
  );
}

export function whetherMeant(kinds: LikelyComplaint['kinds']): string {
  const { before, after } = kinds.length === 1 ? asking.one : asking.two;
  return `${before}${kinds.map((kind) => complaints[kind].name).join(between)}${after}`;
}

/** The message with the plain sentence behind it: what else it tells stands. */
export function withPlainWords(text: string, kind: ComplaintKind): string {
  const asks = asksFor(kind);
  return text.includes(asks)
    ? text
    : `${text.trim().replace(/[.,;:\s]+$/, '')}${/[?!]\s*$/.test(text) ? '' : '.'} ${asks}`;
}

/**
 * A talk in which complaints stand in the plain words that they were taken for, so that "how soon does it work?" goes on from
 * them; and "the second", asked which of two is meant, names it.
 */
export function withWhatWasTaken(request: AdvisorRequest): AdvisorRequest {
  const turns = [...request.history, { role: 'user' as const, text: request.question }];
  const read = turns.map((turn, place) => {
    if (turn.role !== 'user') return turn;
    const chosen = chosenOf(turn.text, turns[place - 1]?.text ?? '');
    if (chosen !== null) return { ...turn, text: chosen };
    const kind = kindTakenIn(turns[place + 1]?.text ?? '');
    const next = turns[place + 2]?.text ?? '';
    return kind === null || takesBack(next, turns[place + 1]?.text ?? '')
      ? turn
      : { ...turn, text: withPlainWords(turn.text, kind) };
  });
  return { ...request, history: read.slice(0, -1), question: read.at(-1)?.text ?? request.question };
}

/** Whether a message says that the answer before it took a complaint for something else. */
export function takesBack(text: string, answer: string): boolean {
  if (kindTakenIn(answer) === null) return false;
  return isWrong.test(text) || (bareNo.test(text) && !asksMissingFacts(answer));
}

const bareNo = /^\W*(?:no|nope|nah)\W*$/i;
const isWrong = sequence(
  /^\W*(?:(?:no|nope|nah|sorry|hm+|well|er|actually)\b[ ,.!]*)*/i,
  choice(
    /(?:that|it|this)(?:'s|’s| is| was)(?: not|n't|n’t) (?:it|that|right|what i (?:mean|meant|said))/,
    /(?:that|it|this)(?:'s|’s| is| was) (?:something|wrong)(?: else)?/,
    /not (?:that|it|quite|really|at all)|wrong|you (?:got|have|took) (?:me|it|that) wrong/,
    /(?:i (?:mean|meant) )?something else|i (?:mean|meant)\b|i did(?:n't|n’t| not) mean/,
  ),
);

function kindTakenIn(answer: string): ComplaintKind | null {
  const names = wordings.flatMap(([before, after]) => within(answer, { before, after }) ?? []);
  return names.map(kindNamed).find((kind) => kind !== null) ?? null;
}

/** The first of the kinds that share a name. */
const kindsByName: ReadonlyMap<string, ComplaintKind> = new Map(
  complaintKinds
    .filter((kind): kind is ComplaintKind => kind !== 'none')
    .map((kind) => [complaints[kind].name, kind] as const)
    .toReversed(),
);

function kindNamed(name: string): ComplaintKind | null {
  return kindsByName.get(name) ?? null;
}

/** "Yes", asked whether a complaint is meant, and "the second", "both", asked which of two: the plain sentence. */
function chosenOf(text: string, answer: string): string | null {
  const one = kindNamed(within(answer, asking.one) ?? '');
  if (one !== null) return yes.test(text) ? asksFor(one) : null;
  const [first, second] = (within(answer, asking.two) ?? '').split(between).map(kindNamed);
  if (!first || !second) return null;
  if (theFirst.test(text)) return asksFor(first);
  if (theSecond.test(text)) return asksFor(second);
  return both.test(text) ? `${asksFor(first)} ${asksFor(second)}` : null;
}

/** What stands between two parts of a sentence. */
function within(answer: string, { before, after }: { readonly before: string; readonly after: string }): string | null {
  const from = answer.indexOf(before);
  const to = answer.indexOf(after, from);
  return from === -1 || to === -1 ? null : answer.slice(from + before.length, to);
}

const yes =
  /^\W*(?:(?:oh|well|um)\b[ ,]*)*(?:yes|yep|yeah|yup|yea|ya|right|correct|exactly|sure|precisely|indeed|i do|that(?:'s|’s| is) (?:it|right)|spot on|bingo|ok(?:ay)?)\b[^?]{0,24}$/i;
const theFirst = /^\W*(?:(?:it'?s|i mean|more|rather|mostly|yes) )*(?:the )?(?:first|former|1st|1)(?: one)?\W*$/i;
const theSecond =
  /^\W*(?:(?:it'?s|i mean|more|rather|mostly) )*(?:the )?(?:second|latter|last|other|2nd|2)(?: one)?\W*$/i;
const both = /^\W*(?:(?:a bit of|yes|it'?s|well) )*(?:both|either|the two)(?: of them| really)?\W*$/i;
