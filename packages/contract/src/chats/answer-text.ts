const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Sanitized answer HTML as plain text: a line per block, a dash per list item, link targets on request. */
export function answerText(html: string, { withLinks }: { readonly withLinks: boolean }): string {
  return html
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      withLinks ? `${text} [${href}]` : text,
    )
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(?:p|h3|h4|li|blockquote|tr|ul|ol|table)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, '  ')
    .replaceAll(/<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => named[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
