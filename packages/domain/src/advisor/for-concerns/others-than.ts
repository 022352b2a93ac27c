import { listHerbs } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { Suggestion } from '../../herbs/recommend.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { isGrave } from '../about-herbs/verdict/grave-harm.ts';
import { specialOf, topicOf } from '../reading/wishes/topics.ts';
import type { Understanding } from '../reading/understanding.ts';
import { wishOf } from '../reading/wishes/wish.ts';
import { gradeWords } from '../wording/grade-words.ts';
import { linkTo, listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { optionsFor } from './options.ts';

const mostOthers = 2;

/** What is looked for beside what was spoken of; `rather` after a warning. */
export type Sought = 'any' | 'milder' | 'stronger' | 'rather';

/** Up to two others for the same matter that nothing weighty speaks against, and the line that names them. */
export function othersThan(
  spoken: readonly Herb[],
  question: Understanding,
  sought: Sought,
): { readonly fitting: readonly Suggestion[]; readonly line: string } {
  const [use] = spoken.flatMap((herb) => useOf(herb, question) ?? []);
  const none = paragraph(`I know of no ${words[sought].none} that I would name for ${question.subject.who} here.`);
  if (use === undefined) return { fitting: [], line: none };
  const fitting = optionsFor({
    ...question,
    wanted: [use],
    particulars: question.earlierParticulars,
    avoid: [
      ...question.avoid,
      ...spoken.map(({ key }) => key),
      ...(sought === 'stronger' ? noBetter(bestOf(spoken, use), use) : []),
    ],
    refused: question.avoid,
    avoidEffects: [],
    isMore: true,
    isNewWish: false,
    form: null,
  })
    .filter(({ findings }) => findings.every(({ severity }) => severity === 'minor'))
    .filter((option) => !isMildWanted(sought, question) || !(isHarsh(option.herb) || drivesTheBowel(option.herb)))
    .slice(0, mostOthers);
  return { fitting, line: fitting.length === 0 ? none : lineOf(fitting, words[sought], use) };
}

/** "Something gentler", also where no study tells of what was named that it is harsh. */
function isMildWanted(sought: Sought, { question }: Understanding): boolean {
  return sought === 'milder' || /\b(?:milder|gentler|softer)\b/i.test(question);
}

export function drivesTheBowel({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'stimulant-laxative');
}

/** Grave harm is among its known effects. */
export function isHarsh({ monograph }: Herb): boolean {
  return isGrave.test(monograph?.sideEffects.text ?? '');
}

/** What the talk is about, else what the herb is mostly taken for. */
function useOf({ monograph }: Herb, question: Understanding): UseKey | undefined {
  return specialOf(wishOf(question))[0] ?? monograph?.uses.find(({ result }) => result === undefined)?.use;
}

/** Keys of what is studied for it no better than that. */
function noBetter(best: number, use: UseKey): readonly string[] {
  const isNoBetter = ({ monograph }: Herb) =>
    rankOf(monograph?.uses.find((each) => each.use === use)?.evidence) <= best;
  return listHerbs()
    .filter(isNoBetter)
    .map(({ key }) => key);
}

function bestOf(spoken: readonly Herb[], use: UseKey): number {
  const grades = spoken.flatMap(({ monograph }) => monograph?.uses.find((each) => each.use === use)?.evidence ?? []);
  return Math.max(0, ...grades.map(rankOf));
}

function rankOf(evidence: Suggestion['evidence'] | undefined): number {
  return evidence === undefined ? -1 : ['theoretical', 'limited', 'moderate', 'strong'].indexOf(evidence);
}

function lineOf(fitting: readonly Suggestion[], { one, several }: Words, use: UseKey): string {
  const names = fitting.map(
    ({ herb, evidence, form }) =>
      `${linkTo(herb, inSentence(herb.name))} (${gradeWords[evidence]}${form === 'topical' ? ', on the skin only' : ''})`,
  );
  const lead = `For ${topicOf(use)} ${fitting.length > 1 ? several : one}`;
  return `<p>${lead}: ${listed(names)}. Ask me, and I tell you more.</p>`;
}

type Words = Readonly<Record<'none' | 'one' | 'several', string>>;

const words: Readonly<Record<Sought, Words>> = {
  any: { none: 'other', one: 'this may fit as well', several: 'these may fit as well' },
  rather: { none: 'other', one: 'this may fit better', several: 'these may fit better' },
  milder: {
    none: 'milder one',
    one: 'this is gentler by its known effects',
    several: 'these are gentler by their known effects',
  },
  stronger: { none: 'better studied one', one: 'this is better studied', several: 'these are better studied' },
};
