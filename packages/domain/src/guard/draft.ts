/** A run of text that looks the same throughout. */
export interface Span {
  readonly text: string;
  readonly mark?: 'strong' | 'em';
  /** The knowledge base's key, when the author made it a link to a herb. */
  readonly herb?: string;
  /** The words to search the shop for, when the author made it a link to the retailer. */
  readonly shop?: string;
}

/** One line of text as runs of equal marks. */
export type Line = readonly Span[];

/** One finished block of an answer nobody has checked yet. */
export interface DraftBlock {
  readonly kind: 'paragraph' | 'heading' | 'bullets' | 'steps' | 'quote';
  /** List items; a single line for every other kind. */
  readonly lines: readonly Line[];
}

export function textOf(line: Line): string {
  return line.map((span) => span.text).join('');
}

/** The part of a line between two places of its text. */
export function sliceLine(line: Line, start: number, end: number): Line {
  const parts: Span[] = [];
  let place = 0;
  for (const span of line) {
    const text = span.text.slice(Math.max(0, start - place), Math.max(0, end - place));
    if (text !== '') parts.push({ ...span, text });
    place += span.text.length;
  }
  return parts;
}
