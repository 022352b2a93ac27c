import type { DraftBlock } from '@herbie/domain';

/** One line of Markdown, classified without its context. */
export type MarkdownLine =
  | { readonly kind: 'gap' }
  | { readonly kind: 'heading' | 'bullets' | 'steps' | 'quote'; readonly text: string }
  /** If indented, it may continue a list item above. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isIndented: boolean };

const fence = /^\s*(?:```|~~~)/;
const ruler = /^\s*(?:[-*_=]\s*){3,}$|^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|?\s*$/;
const reference = /^\s{0,3}\[[^\]]{1,200}\]:\s/;
const tableRow = /^\s*\|.*\|\s*$/;
/** The first match wins. */
const marks = [
  { kind: 'heading', mark: /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/ },
  { kind: 'bullets', mark: /^\s*[-*+•]\s+(.*)$/ },
  { kind: 'steps', mark: /^\s*\d{1,3}[.)]\s+(.*)$/ },
  { kind: 'quote', mark: /^\s*>\s?(.*)$/ },
] as const satisfies readonly { kind: DraftBlock['kind']; mark: RegExp }[];

export function readMarkdownLine(line: string): MarkdownLine {
  if (line.trim() === '' || isFence(line) || ruler.test(line) || reference.test(line)) return { kind: 'gap' };
  for (const { kind, mark } of marks) {
    const text = mark.exec(line)?.[1];
    if (text !== undefined) return { kind, text };
  }
  if (tableRow.test(line))
    return { kind: 'bullets', text: line.replaceAll(/^\s*\||\|\s*$/g, '').replaceAll('|', ': ') };
  return { kind: 'paragraph', text: line.trim(), isIndented: /^\s{2,}\S/.test(line) };
}

export function isFence(line: string): boolean {
  return fence.test(line);
}
