import { readSubject } from '../advisor/reading/person/read-subject.ts';
import type { AdvisorRequest } from '../advisor/answer.ts';
import type { Person } from '../safety/person/person.ts';
import { isForSuggesting } from '../herbs/recommend.ts';
import { type BlockSentence, sentencesIn } from './block-sentences.ts';
import { type DraftBlock, type Line, textOf } from './draft.ts';
import { createStandings, type HerbStanding } from './herb-standing.ts';
import { judge, type Situation } from './judge.ts';
import { namesIn } from './names.ts';
import { plainBlock } from './plain.ts';
import { renderBlock } from './render.ts';
import { warningOf } from './warnings.ts';

/** What may be shown of a block, in order; or `replace`: the whole answer must be replaced. */
export type GuardedBlock =
  | { readonly outcome: 'show'; readonly html: readonly string[] }
  | { readonly outcome: 'replace'; readonly reason: string };

/** Checks one answer, block by block, in order. */
export interface Guard {
  /** Warnings about the herbs that the question names, to be shown before the answer. */
  opening(): readonly string[];
  /** Checks the next finished block of an answer. */
  next(block: DraftBlock): GuardedBlock;
  /** True when too few sentences are left for an answer. */
  isHollow(): boolean;
  readonly standingOf: (key: string) => HerbStanding | undefined;
  /** Keys of herbs named in sentences that were kept, and of herbs that were warned of, in order. */
  readonly named: ReadonlySet<string>;
  /** Keys of herbs that a link to the retailer stands for. */
  readonly shopped: ReadonlySet<string>;
  readonly warned: ReadonlySet<string>;
  /** The person asked about first, then the one of the profile. */
  readonly people: readonly Person[];
  /** Why sentences were left out, for counting. */
  readonly reasons: readonly string[];
}

const maxBlocks = 60;
const longestBlock = 6000;
const remembered = 400;
/** A sentence without letters or digits, such as a lone "<" or a smiley, is neither shown nor counted. */
const hasWords = /[\p{L}\p{N}]/u;

/** Checks what an untrusted author has written, block by block. Pure: no input or output. */
export function createGuard(request: AdvisorRequest): Guard {
  return new AnswerGuard(request);
}

class AnswerGuard implements Guard {
  readonly people: readonly Person[];
  readonly standingOf: (key: string) => HerbStanding | undefined;
  readonly named = new Set<string>();
  readonly shopped = new Set<string>();
  readonly warned = new Set<string>();
  readonly reasons: string[] = [];
  readonly #question: string;
  #blocks = 0;
  #sentences = 0;
  #kept = 0;
  #before = '';
  #topic: Situation['topic'];
  #isTainted = false;

  constructor(request: AdvisorRequest) {
    this.#question = request.question;
    this.people = [readSubject(request).person, request.person];
    this.standingOf = createStandings(this.people);
    this.#topic = this.people.some(({ medicines }) => medicines.length > 0) ? 'medicine' : 'none';
  }

  opening(): readonly string[] {
    const asked = namesIn(this.#question, '').mentions.filter(({ kind, allergy }) => kind === 'herb' && !allergy);
    const keys = [...new Set(asked.map(({ id }) => id))];
    const [first] = keys.flatMap((key) => this.standingOf(key) ?? []);
    this.#isTainted = keys.some((key) => this.standingOf(key)?.isFree === false);
    if (first && keys.length === 1 && !this.#isTainted) this.#topic = first.herb;
    return this.#warn(keys);
  }

  next(raw: DraftBlock): GuardedBlock {
    this.#blocks += 1;
    if (this.#blocks > maxBlocks) return { outcome: 'show', html: [] };
    const block = plainBlock(raw);
    const text = block.lines.map(textOf).join(' ');
    if (text.length > longestBlock) return replace('endless-block');
    const names = namesIn(text, this.#before);
    if (names.crossing.some(({ kind, id }) => kind === 'herb' && this.standingOf(id)?.isFree !== true))
      return replace('name-cut-in-two');
    const lines: Line[] = block.lines.map(() => []);
    const warnings: string[] = [];
    for (const sentence of sentencesIn(block, { names, standingOf: this.standingOf })) {
      if (!hasWords.test(sentence.text)) continue;
      const verdict = this.#weigh(sentence);
      if (verdict.outcome === 'replace') return replace(verdict.reason);
      if (verdict.outcome === 'forbidden') warnings.push(...this.#warn(sentence.forbiddenKeys));
      if (verdict.outcome === 'keep') this.#keep(lines, sentence);
      if (sentence.endsOnMedicine) this.#topic = 'medicine';
    }
    this.#before = `${this.#before}\n${text}`.slice(-remembered);
    const html = renderBlock({ ...block, lines });
    return { outcome: 'show', html: [html, ...warnings, ...this.#warn(this.named)].filter((each) => each !== '') };
  }

  isHollow(): boolean {
    return this.#kept === 0 || this.#kept < this.#sentences / 3;
  }

  #weigh(sentence: BlockSentence): ReturnType<typeof judge> {
    const { people, reasons } = this;
    const verdict = judge(sentence, { people, before: this.#before, topic: this.#topic, isTainted: this.#isTainted });
    this.#sentences += 1;
    if (verdict.outcome !== 'keep') reasons.push(verdict.reason);
    if (verdict.outcome === 'forbidden') this.#isTainted = true;
    return verdict;
  }

  #keep(lines: Line[], { line, spans, freeHerbs }: BlockSentence): void {
    this.#kept += 1;
    lines[line] = [...(lines[line] ?? []), ...this.#withOwnLinks(spans)];
    for (const { key } of freeHerbs) this.named.add(key);
    const last = freeHerbs.at(-1);
    if (last) [this.#topic, this.#isTainted] = [last, false];
  }

  /** A link stays only when its text names the very herb it leads to, one to the shop only for herbs that suit. */
  #withOwnLinks(line: Line): Line {
    return line.flatMap(({ herb, shop, ...plain }) => {
      if (shop !== undefined) {
        const isOffered = this.#mayBeBought(`${plain.text} ${shop}`);
        if (isOffered) return { ...plain, shop };
        // "Buy it here" says nothing once it leads nowhere.
        return namesIn(plain.text, '').mentions.length === 0 ? [] : plain;
      }
      if (herb === undefined) return plain;
      const isOwn =
        this.standingOf(herb)?.isFree === true &&
        namesIn(plain.text, '').mentions.some(({ kind, id }) => kind === 'herb' && id === herb);
      return isOwn ? { ...plain, herb } : plain;
    });
  }

  #mayBeBought(words: string): boolean {
    const { mentions } = namesIn(words, '');
    const mayBe = mentions.length > 0 && mentions.every(({ kind, id }) => kind === 'herb' && this.#suits(id));
    if (mayBe) for (const { id } of mentions) this.shopped.add(id);
    return mayBe;
  }

  #suits(key: string): boolean {
    const standing = this.standingOf(key);
    return standing?.isFree === true && this.people.every((person) => isForSuggesting(standing.herb, person));
  }

  /** Warnings about these herbs, each at most once in an answer. */
  #warn(keys: Iterable<string>): string[] {
    return [...keys].flatMap((key) => {
      const standing = this.standingOf(key);
      if (!standing || this.warned.has(key)) return [];
      this.warned.add(key);
      const warning = warningOf(standing);
      return warning === '' ? [] : [warning];
    });
  }
}

function replace(reason: string): GuardedBlock {
  return { outcome: 'replace', reason };
}
