/** One piece of a pattern: a group, a set, an escape or a letter, with what says how often it stands. */
export interface Part {
  readonly text: string;
  readonly often: string;
}

const howOften = /(?:[?*+]|\{\d*,?\d*\})\??/y;
const property = /\\p\{\w+\}/y;

/** The pieces of one alternative, in their order. */
export function partsOf(source: string): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < source.length;) {
    const end = partEnd(source, at);
    howOften.lastIndex = end;
    const often = howOften.exec(source)?.[0] ?? '';
    parts.push({ text: source.slice(at, end), often });
    at = end + often.length;
  }
  return parts;
}

export function alternativesOf(source: string): readonly string[] {
  const alternatives: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = partEnd(source, at))
    if (source[at] === '|') {
      alternatives.push(source.slice(from, at));
      from = at + 1;
    }
  return [...alternatives, source.slice(from)];
}

function partEnd(source: string, at: number): number {
  const sign = source[at];
  if (sign === '\\') {
    property.lastIndex = at;
    return at + (property.exec(source)?.[0].length ?? 2);
  }
  if (sign === '[') return setEnd(source, at);
  return sign === '(' ? groupEnd(source, at) : at + 1;
}

function setEnd(source: string, from: number): number {
  let at = from + 1;
  if (source[at] === '^') at += 1;
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

function groupEnd(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== ')') at = partEnd(source, at);
  return at + 1;
}

const group = /^\((?:\?:|\?<\w+>|(?!\?))(.*)\)$/s;

/** What stands in a group, with a number, a name or neither; null for any other part. */
export function innerOf(text: string): string | null {
  return group.exec(text)?.[1] ?? null;
}

/** Whether a part may be left out. */
export function isOptional({ often }: Part): boolean {
  return /^(?:[?*]|\{0?,)/.test(often);
}
