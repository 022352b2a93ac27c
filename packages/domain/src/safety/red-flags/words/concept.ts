/**
 * A concept: any of its forms, as a whole word. Forms are parted by white space and are regular expressions;
 * `_` stands for a space or a hyphen inside one form, `*` for the rest of a word.
 */
export function concept(forms: string): RegExp {
  const written = forms
    .trim()
    .split(/\s+/)
    .map((form) => form.replaceAll(/(?<!\\w)\*/g, String.raw`\w*`).replaceAll(/(?<!\\)_/g, '[ -]'));
  return new RegExp(String.raw`(?<![\w'])(?:${written.join('|')})(?![\w])`, 'i');
}
