/** Removes the affiliate tag from links while printing. Returns a function that stops it. */
export function dropTagsInPrint(root: HTMLElement): () => void {
  let kept: (readonly [HTMLAnchorElement, string])[] = [];
  const before = () => {
    kept = [...root.querySelectorAll<HTMLAnchorElement>('a[href*="tag="]')].map((link) => [link, link.href]);
    for (const [link, href] of kept) link.href = withoutTag(href);
  };
  const after = () => {
    for (const [link, href] of kept) link.href = href;
    kept = [];
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    after();
  };
}

export function withoutTag(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  url.searchParams.delete('tag');
  return url.href;
}
