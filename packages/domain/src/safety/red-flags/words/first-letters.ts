const longest = 5;
type Among = (text: string) => ReadonlySet<RegExp>;

/**
 * Sorts patterns once by the letters with which a word must begin for them to match there: most need not be tried on
 * most texts. Tells those that may stand in a text.
 */
export function sortByStart(patterns: Iterable<RegExp>): Among {
  const byStart = new Map<string, RegExp[]>();
  const anywhere: RegExp[] = [];
  for (const pattern of new Set(patterns)) {
    const starts = startsOf(pattern.source, false);
    if (starts === null) anywhere.push(pattern);
    for (const start of new Set(starts?.map((each) => each.slice(0, longest)))) {
      const present = byStart.get(start);
      if (present) present.push(pattern);
      else byStart.set(start, [pattern]);
    }
  }
  return (text) => new Set([...anywhere, ...[...wordStartsOf(text)].flatMap((start) => byStart.get(start) ?? [])]);
}

/** Every beginning of every word of a text. */
function wordStartsOf(text: string): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/(?<![\p{L}\d])[\p{L}\d]{1,5}/gu))
    for (let length = 1; length <= longest; length += 1) starts.add(word.slice(0, length));
  return starts;
}

/** The beginnings of all alternatives; null when one cannot be told. */
function startsOf(source: string, atWordStart: boolean): string[] | null {
  const found = alternativesOf(source).map((each) => startsOfOne(each, atWordStart));
  return found.includes(null) ? null : found.flatMap((each) => each ?? []);
}

function startsOfOne(source: string, atWordStart: boolean): string[] | null {
  const edge = /^(?:\\b|\^\\W\*|\^|\(\?<!\[\\w'\]\))/.exec(source);
  if (edge) return startsOfOne(source.slice(edge[0].length), true);
  if (!atWordStart) return null;
  if (/^\(\?<?[!=]/.test(source)) return startsOfOne(source.slice(groupEnd(source)), true);
  const gap = /^(?: |\[- \]|\[ -\]|\[ ,!:\]\*)\??/.exec(source);
  if (gap) return startsOfOne(source.slice(gap[0].length), true);
  if (source.startsWith('(?:')) return startsOfGroup(source);
  return startsOfLetters(source);
}

function startsOfGroup(source: string): string[] | null {
  const end = groupEnd(source);
  const inner = startsOf(source.slice(3, end - 1), true);
  const rest = source.slice(end);
  const optional = /^(?:\?|\*|\{0,\d*\})/.exec(rest);
  if (!inner || !optional) return inner;
  const after = startsOfOne(rest.slice(optional[0].length), true);
  return after && [...inner, ...after];
}

function startsOfLetters(source: string): string[] | null {
  const letters = /^[a-z\d]+/i.exec(source)?.[0].toLowerCase() ?? '';
  const rest = source.slice(letters.length);
  if (letters === '') return /^(?:\\d|\[\d-\d\])(?![?*{])/.test(source) ? [...'0123456789'] : null;
  if (!/^[?*{]/.test(rest)) return [letters];
  return letters.length > 1 ? [letters.slice(0, -1)] : null;
}

function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') at = source.indexOf(']', at + 1);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}

/** Where the group that opens a source ends. */
function groupEnd(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') at = source.indexOf(']', at + 1);
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}
