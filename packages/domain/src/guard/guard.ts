import { readSubject } from '../advisor/read-subject.ts';
import type { AdvisorRequest } from '../advisor/answer.ts';
import type { Person } from '../safety/person.ts';
import { type BlockSentence, sentencesIn } from './block-sentences.ts';
import { type DraftBlock, type Line, textOf } from './draft.ts';
import { createStandings, type HerbStanding } from './herb-standing.ts';
import { judge, type Situation } from './judge.ts';
import { namesIn } from './names.ts';
import { plainBlock } from './plain.ts';
import { renderBlock } from './render.ts';
import { warningOf } from './warnings.ts';

/** What may be shown of a block, in order; or nothing of the whole answer may stand. */
export type GuardedBlock =
  | { readonly outcome: 'show'; readonly html: readonly string[] }
  | { readonly outcome: 'replace'; readonly reason: string };

export interface Guard {
  /** What is known of the herbs the question names, before any author speaks. */
  opening(): readonly string[];
  /** Checks the next finished block of an answer. */
  next(block: DraftBlock): GuardedBlock;
  /** True when so little is left that the answer says nothing. */
  isHollow(): boolean;
  readonly standingOf: (key: string) => HerbStanding | undefined;
  /** Herbs that kept sentences name, and those a reader was warned of, in order. */
  readonly named: ReadonlySet<string>;
  readonly warned: ReadonlySet<string>;
  /** The person asked about first, then the one of the profile. */
  readonly people: readonly Person[];
  /** Why sentences were left out, for counting. */
  readonly reasons: readonly string[];
}

const mostBlocks = 60;
const longestBlock = 6000;
const remembered = 400;

/** The safety pass over what an author nobody can trust has written, block by block. It does no input or output. */
export function createGuard(request: AdvisorRequest): Guard {
  const people = [readSubject(request).person, request.person];
  const standingOf = createStandings(people);
  const named = new Set<string>();
  const warned = new Set<string>();
  const reasons: string[] = [];
  const counted = { kept: 0, all: 0, blocks: 0 };
  let before = '';
  let topic: Situation['topic'] = people.some(({ medicines }) => medicines.length > 0) ? 'medicine' : 'none';
  let isTainted = false;

  const warn = (key: string): string[] => {
    const standing = standingOf(key);
    if (!standing || warned.has(key)) return [];
    warned.add(key);
    const warning = warningOf(standing);
    return warning === '' ? [] : [warning];
  };

  const keep = (lines: Line[], { line, spans, freeHerbs }: BlockSentence): void => {
    lines[line] = [...(lines[line] ?? []), ...withOwnLinks(spans, standingOf)];
    for (const { key } of freeHerbs) named.add(key);
    const last = freeHerbs.at(-1);
    if (last) [topic, isTainted] = [last, false];
  };

  return {
    standingOf,
    named,
    warned,
    people,
    reasons,
    opening() {
      const asked = namesIn(request.question, '').mentions.filter(({ kind, allergy }) => kind === 'herb' && !allergy);
      const keys = new Set(asked.map(({ id }) => id));
      const [first] = [...keys].flatMap((key) => standingOf(key) ?? []);
      isTainted = [...keys].some((key) => standingOf(key)?.isFree === false);
      if (first && keys.size === 1 && !isTainted) topic = first.herb;
      return [...keys].flatMap(warn);
    },
    next(raw) {
      counted.blocks += 1;
      if (counted.blocks > mostBlocks) return { outcome: 'show', html: [] };
      const block = plainBlock(raw);
      const text = block.lines.map(textOf).join(' ');
      if (text.length > longestBlock) return replace('endless-block');
      const names = namesIn(text, before);
      if (names.crossing.some(({ kind, id }) => kind === 'herb' && standingOf(id)?.isFree !== true))
        return replace('name-cut-in-two');
      const lines: Line[] = block.lines.map(() => []);
      const warnings: string[] = [];
      for (const sentence of sentencesIn(block, { names, standingOf })) {
        const verdict = judge(sentence, { people, before, topic, isTainted });
        counted.all += 1;
        if (verdict.outcome !== 'keep') reasons.push(verdict.reason);
        if (verdict.outcome === 'replace') return replace(verdict.reason);
        if (verdict.outcome === 'forbidden') {
          warnings.push(...sentence.forbiddenKeys.flatMap(warn));
          isTainted = true;
        }
        if (verdict.outcome === 'keep') {
          counted.kept += 1;
          keep(lines, sentence);
        }
        if (sentence.endsOnMedicine) topic = 'medicine';
      }
      before = `${before}\n${text}`.slice(-remembered);
      for (const key of named) warnings.push(...warn(key));
      const html = renderBlock({ ...block, lines });
      return { outcome: 'show', html: [html, ...warnings].filter((each) => each !== '') };
    },
    isHollow: () => counted.kept === 0 || counted.kept < counted.all / 3,
  };
}

function replace(reason: string): GuardedBlock {
  return { outcome: 'replace', reason };
}

/** A link stays only when its text names the very herb it leads to. */
function withOwnLinks(line: Line, standingOf: (key: string) => HerbStanding | undefined): Line {
  return line.map((span) => {
    if (span.herb === undefined) return span;
    const isOwn =
      standingOf(span.herb)?.isFree === true &&
      namesIn(span.text, '').mentions.some(({ kind, id }) => kind === 'herb' && id === span.herb);
    return isOwn ? span : { text: span.text, ...(span.mark === undefined ? {} : { mark: span.mark }) };
  });
}
