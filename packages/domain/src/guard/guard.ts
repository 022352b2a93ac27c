import { readSubject } from '../advisor/read-subject.ts';
import type { AdvisorRequest } from '../advisor/answer.ts';
import type { Herb } from '../herbs/herb.ts';
import type { Person } from '../safety/person.ts';
import type { DraftBlock, Line } from './draft.ts';
import { sliceLine, textOf } from './draft.ts';
import { createStandings, type HerbStanding } from './herb-standing.ts';
import { judge, type Situation } from './judge.ts';
import { namesIn } from './names.ts';
import { plainBlock } from './plain.ts';
import { withoutNames } from './reading.ts';
import { renderBlock } from './render.ts';
import { sentencesOf } from './sentences.ts';
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
      if (text.length > longestBlock) return { outcome: 'replace', reason: 'endless-block' };
      const { mentions, mask, crossing } = namesIn(text, before);
      if (crossing.some(({ kind, id }) => kind === 'herb' && standingOf(id)?.isFree !== true))
        return { outcome: 'replace', reason: 'name-cut-in-two' };
      const lines: Line[] = [];
      const warnings: string[] = [];
      let offset = 0;
      for (const line of block.lines) {
        const words = textOf(line);
        const kept: Line[] = [];
        for (const { start, end } of sentencesOf(words)) {
          const here = { start: offset + start, end: offset + end };
          const inside = mentions.filter((each) => each.start < here.end && each.end > here.start);
          const keys = inside.filter(({ kind }) => kind === 'herb').map(({ id }) => id);
          const standings = keys.flatMap((key) => standingOf(key) ?? []);
          const free = standings.filter(({ isFree }) => isFree).map(({ herb }) => herb);
          const spans = sliceLine(line, start, end);
          const verdict = judge(
            {
              text: words.slice(start, end),
              mask: mask.slice(here.start, here.end),
              titles: titlesOf({ ...block, lines: [spans] }, mask.slice(here.start, here.end)),
              freeHerbs: free,
              findings: standings.flatMap(({ findings }) => findings),
              isForbidden: standings.some(({ isFree }) => !isFree),
              medicines: inside.filter(({ kind }) => kind === 'medicine').map((each) => each.text),
            },
            { people, before, topic, isTainted },
          );
          counted.all += 1;
          if (verdict.outcome !== 'keep') reasons.push(verdict.reason);
          if (verdict.outcome === 'replace') return { outcome: 'replace', reason: verdict.reason };
          if (verdict.outcome === 'forbidden') {
            for (const { herb, isFree } of standings) if (!isFree) warnings.push(...warn(herb.key));
            isTainted = true;
          }
          if (verdict.outcome === 'keep') {
            counted.kept += 1;
            kept.push(withOwnLinks(spans, standingOf));
            for (const { key } of free) named.add(key);
            const last: Herb | undefined = free.at(-1);
            if (last) [topic, isTainted] = [last, false];
          }
          if (inside.at(-1)?.kind === 'medicine' || /\b(?:medicin|medicat|prescri|drug)/i.test(words.slice(start, end)))
            topic = 'medicine';
        }
        lines.push(kept.flat());
        offset += words.length + 1;
      }
      before = `${before}\n${text}`.slice(-400);
      for (const key of named) warnings.push(...warn(key));
      const html = renderBlock({ ...block, lines });
      return { outcome: 'show', html: [html, ...warnings].filter((each) => each !== '') };
    },
    isHollow: () => counted.kept === 0 || counted.kept < counted.all / 3,
  };
}

/** What stands out as a name: a heading, highlighted words, the start of a list item. */
function titlesOf({ kind, lines }: DraftBlock, mask: string): string[] {
  let place = 0;
  const titles: string[] = [];
  for (const span of lines.flat()) {
    const isTitle = kind === 'heading' || span.mark === 'strong' || span.herb !== undefined;
    if (isTitle) titles.push(withoutNames(span.text, mask.slice(place)));
    place += span.text.length;
  }
  if (kind === 'bullets' || kind === 'steps') {
    const whole = lines.map(textOf).join('');
    const lead = /^[^:–—]{1,40}(?=[:–—]|\s-\s)/.exec(whole)?.[0] ?? '';
    titles.push(withoutNames(lead, mask));
  }
  return titles;
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
