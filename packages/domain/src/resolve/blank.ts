/** As many blanks as there were letters, so that what follows keeps its place. */
export function blank(found: string): string {
  return ' '.repeat(found.length);
}
