/**
 * A pattern that any of the phrases meets, as whole words and in any case. Plain words are written as text; a phrase with
 * choices or endings as a regular expression, of which only the source counts.
 */
export function anyPhrase(...phrases: readonly (string | RegExp)[]): RegExp {
  return new RegExp(String.raw`\b${choice(...phrases)}\b`, 'i');
}

/** A pattern that is met where one of the patterns is; flags are those of the first, and the same for all. */
export function oneOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}

/** A pattern that a text meets when it is one of the phrases and nothing else. */
export function onlyPhrase(...phrases: readonly (string | RegExp)[]): RegExp {
  return new RegExp(`^${choice(...phrases)}$`, 'i');
}

/** The words of a list written as lines of text. */
export function wordList(lines: string): string[] {
  return lines.trim().split(/\s+/);
}

/** Typed apostrophes as patterns write them. */
export function withPlainApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

/** The source of a choice between phrases, to build larger patterns from. */
export function choice(...phrases: readonly (string | RegExp)[]): string {
  return `(?:${phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.source)).join('|')})`;
}

/** The source of a choice between words written on lines, endings as regular expressions. */
export function anyOf(...lines: readonly string[]): string {
  return `(?:${lines.flatMap((line) => wordList(line)).join('|')})`;
}
