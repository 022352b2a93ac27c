/** A stretch of a message. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a message in their places; a figure's point ends none. */
export function sentencesIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?]+(?=\s|$)|\n+/g)) {
    const end = index + mark.length;
    spans.push({ start, end });
    start = end;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans.filter((span) => /\w/.test(text.slice(span.start, span.end)));
}

/**
 * A message with dots for some of its stretches; places in it stay. A gap of blanks is a word that sounds calm to likeness
 * ("harmless" in `features.ts`), and what is not the matter makes nothing else harmless.
 */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) =>
      `${left.slice(0, start)}${left.slice(start, end).replaceAll(/[^\n]/g, '·')}${left.slice(end)}`,
    text,
  );
}

/** Where a pattern for all places (`g`) stands. */
export function spansOf(pattern: RegExp, text: string): readonly Span[] {
  // `matchAll` makes a copy of the pattern, which costs more than to look for it.
  if (text.search(pattern) < 0) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}
