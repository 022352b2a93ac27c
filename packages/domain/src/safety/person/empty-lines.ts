/** A text with one empty line where there were more: what may begin with a line would be tried at each of thousands. */
export function withoutEmptyLines(text: string): string {
  return text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}
