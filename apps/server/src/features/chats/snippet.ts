import { answerText } from '@herbie/contract';

const snippetLength = 120;

/** A short piece of text around the first place a word is found. */
export function snippetAround(content: string, word: string): string {
  const text = answerText(content, { withLinks: false }).replaceAll(/\s+/g, ' ');
  const place = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = Math.max(0, place - snippetLength / 3);
  const piece = text.slice(start, start + snippetLength);
  return `${start > 0 ? '…' : ''}${piece}${start + snippetLength < text.length ? '…' : ''}`;
}
