/**
 * A concept: any of its forms, as a whole word. Forms are parted by white space and are regular expressions;
 * `_` stands for a space or a hyphen inside one form, `*` for the rest of a word.
 */
export function concept(forms: string): RegExp {
  const parts = forms.trim().split(/\s+/);
  const written = parts.map((form) => form.replaceAll('_', '[ -]').replaceAll('*', String.raw`\w*`));
  return new RegExp(String.raw`(?<![\w'])(?:${written.join('|')})(?![\w])`, 'i');
}

/** A concept made of others. */
export function anyOf(...concepts: readonly RegExp[]): RegExp {
  return new RegExp(concepts.map(({ source }) => source).join('|'), 'i');
}
