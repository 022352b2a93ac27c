/**
 * A pattern that matches any of the phrases as whole words, ignoring case. Plain words are strings; a phrase with
 * alternatives or endings is a regular expression, of which only the source is used.
 */
export function anyPhrase(...phrases: readonly (string | RegExp)[]): RegExp {
  return new RegExp(String.raw`\b${choice(...phrases)}\b`, 'i');
}

/** A pattern that matches where one of the patterns does. All must have the same flags. */
export function oneOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp(alternatives([first, ...others]), first.flags);
}

/** A pattern of parts that follow each other, written one to a line. Its flags are those of the first regular expression. */
export function sequence(...parts: readonly (string | RegExp)[]): RegExp {
  const flags = parts.find((part) => typeof part !== 'string')?.flags;
  return new RegExp(parts.map(sourceOf).join(''), flags);
}

/** A pattern that matches a text that is exactly one of the phrases. */
export function onlyPhrase(...phrases: readonly (string | RegExp)[]): RegExp {
  return new RegExp(`^${choice(...phrases)}$`, 'i');
}

/** Splits lines of text into words. */
export function wordList(lines: string): string[] {
  return lines.trim().split(/\s+/);
}

/** Splits lines of phrases that "|" parts. */
export function phraseList(lines: string): string[] {
  return lines.trim().split(/\s*[|\n]\s*/);
}

/** Replaces typographic apostrophes by the plain one that patterns use. */
export function withPlainApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}

/** The source of an alternation of phrases, for building larger patterns. */
export function choice(...phrases: readonly (string | RegExp)[]): string {
  return `(?:${alternatives(phrases)})`;
}

export function optional(...phrases: readonly (string | RegExp)[]): string {
  return `${choice(...phrases)}?`;
}

export function anyNumberOf(...phrases: readonly (string | RegExp)[]): string {
  return `${choice(...phrases)}*`;
}

/** The source of a part that matches nothing itself: one of the phrases must come next. */
export function followedBy(...phrases: readonly (string | RegExp)[]): string {
  return `(?=${alternatives(phrases)})`;
}

export function notFollowedBy(...phrases: readonly (string | RegExp)[]): string {
  return `(?!${alternatives(phrases)})`;
}

export function precededBy(...phrases: readonly (string | RegExp)[]): string {
  return `(?<=${alternatives(phrases)})`;
}

export function notPrecededBy(...phrases: readonly (string | RegExp)[]): string {
  return `(?<!${alternatives(phrases)})`;
}

/** The source of an alternation of words written on lines; endings may be regular expressions. */
export function anyOf(...lines: readonly string[]): string {
  return `(?:${lines.flatMap((line) => wordList(line)).join('|')})`;
}

/** The source of phrases of which one matches, for a pattern or group that is built around them. */
export function alternatives(phrases: readonly (string | RegExp)[]): string {
  return phrases.map(sourceOf).join('|');
}

function sourceOf(phrase: string | RegExp): string {
  return typeof phrase === 'string' ? phrase : phrase.source;
}
