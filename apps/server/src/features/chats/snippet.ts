import { answerText } from '@herbie/contract';

const snippetLength = 120;

/** A short piece of text around the first place a word is found, of whole words. */
export function snippetAround(content: string, word: string): string {
  const text = answerText(content, { withLinks: false }).replaceAll(/\s+/g, ' ');
  const place = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = startOfWord(text, place);
  const end = endOfWord(text, { from: place + word.length, before: start + snippetLength });
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Where the words begin that stand before the place; one that is longer than a snippet is cut. */
function startOfWord(text: string, place: number): number {
  const earliest = place - snippetLength / 3;
  if (earliest <= 0) return 0;
  const gap = text.indexOf(' ', earliest - 1);
  return gap === -1 || gap >= place ? earliest : gap + 1;
}

function endOfWord(text: string, { from, before }: { from: number; before: number }): number {
  if (before >= text.length) return text.length;
  const gap = text.lastIndexOf(' ', before);
  return gap <= from ? before : gap;
}
