import type { DraftBlock } from '@herbie/domain';
import { readInline } from './inline.ts';

/** Reads Markdown as it comes, in pieces of any size, and gives out whole blocks only. */
export interface DraftReader {
  push(text: string): DraftBlock[];
  /** The last block. Left out when the text was cut off in the middle. */
  end(): DraftBlock[];
  /** What stood in the block of data at the end, as text. */
  data(): string;
}

const longestLine = 4000;
const dataFence = /^\s*(?:```|~~~)\s*(?:herbie|json)\s*$/i;
const fence = /^\s*(?:```|~~~)/;
const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const bullet = /^\s*[-*+•]\s+(.*)$/;
const step = /^\s*\d{1,3}[.)]\s+(.*)$/;
const quote = /^\s*>\s?(.*)$/;
const ruler = /^\s*(?:[-*_=]\s*){3,}$|^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|?\s*$/;
const reference = /^\s{0,3}\[[^\]]{1,200}\]:\s/;

interface Open {
  kind: DraftBlock['kind'];
  lines: string[];
}

export function createDraftReader(): DraftReader {
  let rest = '';
  let open: Open | null = null;
  let isData = false;
  let isThinking = false;
  let data = '';

  const close = (): DraftBlock[] => {
    const block = open;
    open = null;
    return block === null ? [] : [{ kind: block.kind, lines: block.lines.map(readInline) }];
  };
  const begin = (kind: DraftBlock['kind'], line: string): DraftBlock[] => {
    const before = close();
    open = { kind, lines: [line] };
    return before;
  };
  const goOn = (kind: DraftBlock['kind'], line: string): DraftBlock[] => {
    if (open?.kind !== kind) return begin(kind, line);
    if (kind === 'bullets' || kind === 'steps') open.lines.push(line);
    else open.lines[0] = `${open.lines[0] ?? ''} ${line}`.slice(0, longestLine);
    return [];
  };

  const readLine = (raw: string): DraftBlock[] => {
    const line = raw.slice(0, longestLine);
    if (isData) {
      if (fence.test(line)) isData = false;
      else data = `${data}${line}\n`.slice(0, longestLine);
      return [];
    }
    if (dataFence.test(line)) {
      [isData, data] = [true, ''];
      return close();
    }
    if (line.trim() === '' || fence.test(line) || ruler.test(line) || reference.test(line)) return close();
    const title = heading.exec(line)?.[1];
    if (title !== undefined) return [...begin('heading', title), ...close()];
    const item = bullet.exec(line)?.[1];
    if (item !== undefined) return goOn('bullets', item);
    const numbered = step.exec(line)?.[1];
    if (numbered !== undefined) return goOn('steps', numbered);
    const quoted = quote.exec(line)?.[1];
    if (quoted !== undefined) return goOn('quote', quoted);
    if (/^\s*\|.*\|\s*$/.test(line))
      return goOn('bullets', line.replaceAll(/^\s*\||\|\s*$/g, '').replaceAll('|', ': '));
    if (/^\s{2,}\S/.test(line) && (open?.kind === 'bullets' || open?.kind === 'steps')) {
      open.lines.push(`${open.lines.pop() ?? ''} ${line.trim()}`.slice(0, longestLine));
      return [];
    }
    return goOn('paragraph', line.trim());
  };

  /** Some models think aloud first; that is not part of the answer. */
  const withoutThoughts = (line: string): string => {
    let kept = line;
    if (isThinking) {
      const over = kept.search(/<\/think(?:ing)?>/i);
      if (over === -1) return '';
      kept = kept.slice(over).replace(/^<[^>]*>/, '');
      isThinking = false;
    }
    const begun = kept.search(/<think(?:ing)?>/i);
    if (begun === -1) return kept;
    isThinking = true;
    return kept.slice(0, begun) + withoutThoughts(kept.slice(begun));
  };

  return {
    push(text) {
      const lines = (rest + text.replaceAll('\r', ' ')).split(/[\n\u2028\u2029]/);
      rest = lines.pop() ?? '';
      const whole = rest.length > longestLine ? [...lines, rest] : lines;
      if (rest.length > longestLine) rest = '';
      return whole.flatMap((line) => readLine(withoutThoughts(line)));
    },
    end() {
      const last = rest === '' ? [] : readLine(withoutThoughts(rest));
      rest = '';
      return [...last, ...close()];
    },
    data: () => data,
  };
}
