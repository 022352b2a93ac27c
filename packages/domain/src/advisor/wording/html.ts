import type { Herb } from '../../herbs/herb.ts';

/** Text as HTML text. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Items are HTML already. */
export function bullets(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

export function heading(text: string): string {
  return `<h3>${escapeHtml(text)}</h3>`;
}

export function herbLink(herb: Herb): string {
  return linkTo(herb, herb.name);
}

/** A link that reads as part of a sentence. */
export function linkTo({ key }: Herb, words: string): string {
  return `<a href="herb:${key}">${escapeHtml(words)}</a>`;
}

/** Plain joining: "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** One of several wordings, the same one for the same text. */
export function wordingFor(wordings: readonly string[], seed: string): string {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return wordings[sum % wordings.length] ?? '';
}
