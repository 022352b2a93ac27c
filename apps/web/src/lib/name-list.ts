/** What stands between two names: not the comma of "0,5 mg" or "1,000 IU", nor one after which a digit may still come. */
const betweenNames = /[\n;]|(?<!\d),|,(?!\d|$)/;

/** The names of a text that lists them, each once. */
export function splitNames(text: string | null): string[] {
  const names = (text ?? '').split(betweenNames).map((name) => name.replace(/,\s*$/, '').trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** Whether a name in a text that is being typed has come to its end. */
export function endsName(text: string): boolean {
  return betweenNames.test(text);
}
