const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const snippetLength = 120;

/** Cleaned answer HTML as plain text: blocks on lines of their own, list marks, link targets in brackets. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) => `${text} [${href}]`)
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(?:p|h3|h4|li|blockquote|tr|ul|ol|table)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, '  ')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => named[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A short piece of text around the first place a word is found. */
export function snippetAround(content: string, word: string): string {
  const text = htmlToText(content.replaceAll(/<\/?a\b[^>]*>/g, '')).replaceAll(/\s+/g, ' ');
  const place = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = Math.max(0, place - snippetLength / 3);
  const piece = text.slice(start, start + snippetLength);
  return `${start > 0 ? '…' : ''}${piece}${start + snippetLength < text.length ? '…' : ''}`;
}
