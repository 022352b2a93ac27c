import { type DraftBlock, type Line, sliceLine, textOf } from './draft.ts';
import type { HerbStanding } from './herb-standing.ts';
import type { Sentence } from './judge.ts';
import type { Names } from './names.ts';
import { withoutNames } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** One sentence of a block, with what is needed to show it or to warn instead. */
export interface BlockSentence extends Sentence {
  /** The line of the block it stands in. */
  readonly line: number;
  readonly spans: Line;
  readonly forbiddenKeys: readonly string[];
  /** What follows is likely to speak of the medicine. */
  readonly endsOnMedicine: boolean;
}

interface Reading {
  readonly names: Names;
  readonly standingOf: (key: string) => HerbStanding | undefined;
}

const medicineWords = /\b(?:medicin|medicat|prescri|drug)/i;

/** The sentences of a block in order, each with the herbs and medicines it names. */
export function sentencesIn(block: DraftBlock, { names, standingOf }: Reading): readonly BlockSentence[] {
  let offset = 0;
  return block.lines.flatMap((line, place) => {
    const words = textOf(line);
    const before = offset;
    offset += words.length + 1;
    return sentencesOf(words).map(({ start, end }) => {
      const text = words.slice(start, end);
      const mask = names.mask.slice(before + start, before + end);
      const spans = sliceLine(line, start, end);
      const inside = names.mentions.filter((each) => each.start < before + end && each.end > before + start);
      const standings = inside.flatMap(({ kind, id }) => (kind === 'herb' ? (standingOf(id) ?? []) : []));
      const forbidden = standings.filter(({ isFree }) => !isFree);
      return {
        text,
        mask,
        titles: titlesOf({ ...block, lines: [spans] }, mask),
        freeHerbs: standings.filter(({ isFree }) => isFree).map(({ herb }) => herb),
        findings: standings.flatMap(({ findings }) => findings),
        isForbidden: forbidden.length > 0,
        medicines: inside.filter(({ kind }) => kind === 'medicine').map((each) => each.text),
        line: place,
        spans,
        forbiddenKeys: forbidden.map(({ herb }) => herb.key),
        endsOnMedicine: inside.at(-1)?.kind === 'medicine' || medicineWords.test(text),
      };
    });
  });
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
