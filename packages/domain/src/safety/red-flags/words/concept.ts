/** With which letters each concept's forms begin, where that can be told: most concepts need not be looked for. */
const beginnings = new WeakMap<RegExp, readonly string[]>();
const longestBeginning = 5;

/**
 * A concept: any of its forms, as a whole word. Forms are parted by white space and are regular expressions;
 * `_` stands for a space or a hyphen inside one form, `*` for the rest of a word.
 */
export function concept(forms: string): RegExp {
  const parts = forms.trim().split(/\s+/);
  const written = parts.map((form) => form.replaceAll(/(?<!\\w)\*/g, String.raw`\w*`).replaceAll(/(?<!\\)_/g, '[ -]'));
  const made = new RegExp(String.raw`(?<![\w'])(?:${written.join('|')})(?![\w])`, 'i');
  const starts = parts.map(beginningOf);
  if (starts.every((start) => start !== undefined)) beginnings.set(made, [...new Set(starts.flat())]);
  return made;
}

/** False when no word of the message begins like the concept. */
export function mayBeTold(sign: RegExp, wordStarts: ReadonlySet<string>): boolean {
  const starts = beginnings.get(sign);
  return starts === undefined || starts.some((start) => wordStarts.has(start));
}

/** Every beginning of every word, up to five letters. */
export function wordStartsOf(text: string): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\d][\p{L}\d]{0,4}/gu))
    for (let length = 1; length <= longestBeginning; length += 1) starts.add(word.slice(0, length));
  return starts;
}

/** The letters a form begins with; undefined when a form does not begin with letters. */
function beginningOf(form: string): string[] | undefined {
  const group = /^\(\?:([^()?*\\[{]+)\)(?![?*{])/.exec(form);
  if (group) {
    const starts = (group[1] ?? '').split('|').map((each) => beginningOf(`${each}_`));
    return starts.every((start) => start !== undefined) ? starts.flat() : undefined;
  }
  const letters = /^[a-z\d]+(?![?*{])/.exec(form)?.[0] ?? '';
  if (letters === '' || form.slice(letters.length, letters.length + 1) === '|') return undefined;
  const certain = /^[?{]/.test(form.slice(letters.length)) ? letters.slice(0, -1) : letters;
  return certain === '' ? undefined : [certain.slice(0, longestBeginning)];
}
