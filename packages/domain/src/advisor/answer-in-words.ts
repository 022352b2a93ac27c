/**
 * An answer as the advisor reads it back in the history of a talk: each paragraph and item on a line of its own, without
 * markup or targets of links. Whoever keeps answers as HTML gives them to `advise` in this form, and in no other: it finds
 * what was offered, and in which order, by these lines.
 */
export function answerInWords(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h3|h4|ul|ol)>/g, '\n')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => characters[name] ?? ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
