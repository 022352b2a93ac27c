import type { DraftBlock } from '@herbie/domain';
import { readInline } from './inline.ts';
import { isFence, type MarkdownLine, readMarkdownLine } from './markdown-line.ts';
import { createThoughtFilter } from './thoughts.ts';

/** Parses streamed Markdown in chunks of any size and returns only complete blocks. */
export interface DraftReader {
  push(text: string): DraftBlock[];
  /** The last block; do not call it when the text was cut off. */
  end(): DraftBlock[];
  /** The text of the data block at the end. */
  data(): string;
}

const maxLineLength = 4000;
const dataFence = /^\s*(?:```|~~~)\s*(?:herbie|json)\s*$/i;

export function createDraftReader(retailerHost: string | null = null): DraftReader {
  const blocks = createBlockBuilder(retailerHost);
  const withoutThoughts = createThoughtFilter();
  let rest = '';
  let isData = false;
  let data = '';

  const readLine = (raw: string): DraftBlock[] => {
    const line = withoutThoughts(raw).slice(0, maxLineLength);
    if (isData) {
      if (isFence(line)) isData = false;
      else data = `${data}${line}\n`.slice(0, maxLineLength);
      return [];
    }
    if (!dataFence.test(line)) return blocks.add(readMarkdownLine(line));
    [isData, data] = [true, ''];
    return blocks.close();
  };

  return {
    push(text) {
      const lines = (rest + text.replaceAll('\r', ' ')).split(/[\n\u2028\u2029]/);
      rest = lines.pop() ?? '';
      const whole = rest.length > maxLineLength ? [...lines, rest] : lines;
      if (rest.length > maxLineLength) rest = '';
      return whole.flatMap(readLine);
    },
    end() {
      const last = rest === '' ? [] : readLine(rest);
      rest = '';
      return [...last, ...blocks.close()];
    },
    data: () => data,
  };
}

interface Open {
  readonly kind: DraftBlock['kind'];
  readonly lines: string[];
}

/** Joins lines into blocks; returns a block when a line of another kind, or a blank line, ends it. */
function createBlockBuilder(retailerHost: string | null) {
  let open: Open | null = null;

  const close = (): DraftBlock[] => {
    const block = open;
    open = null;
    return block === null
      ? []
      : [{ kind: block.kind, lines: block.lines.map((line) => readInline(line, retailerHost)) }];
  };
  const begin = (kind: DraftBlock['kind'], line: string): DraftBlock[] => {
    const before = close();
    open = { kind, lines: [line] };
    return before;
  };
  const add = (line: MarkdownLine): DraftBlock[] => {
    if (line.kind === 'gap') return close();
    if (line.kind === 'heading') return [...begin('heading', line.text), ...close()];
    const isGoingOn = line.kind === 'paragraph' && line.isIndented && open !== null && isList(open);
    if (open === null || (open.kind !== line.kind && !isGoingOn)) return begin(line.kind, line.text);
    if (isList(open) && !isGoingOn) open.lines.push(line.text);
    else open.lines.push(`${open.lines.pop() ?? ''} ${line.text}`.slice(0, maxLineLength));
    return [];
  };
  return { add, close };
}

function isList({ kind }: Open): boolean {
  return kind === 'bullets' || kind === 'steps';
}
