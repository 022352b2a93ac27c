import { emptyLinkText, limits, type Product, recordProductClick } from '@herbie/contract';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';

export interface Origin {
  readonly source: 'chat' | 'herb_analyzer';
  readonly sourceId: number;
}

const asinInPath = /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:[/?#]|$)/;

/** Counts a click on the side: it never waits, and a failure is only logged. */
export function countClick(product: Pick<Product, 'productName'> & { readonly asin?: string }, origin: Origin): void {
  send(recordProductClick, { body: { ...product, ...origin }, keepalive: true }).catch((error: unknown) =>
    reportFailure('click not counted', error),
  );
}

/** Counts clicks on retailer links in the words of an answer. The links of product cards count themselves. */
export function countLinkClicks(element: HTMLElement | null, origin: Origin): () => void {
  const follow = (event: MouseEvent) => {
    if (!opensLink(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[rel~="sponsored"]:not([data-counted])');
    if (link) countClick(productOf(link), origin);
  };
  element?.addEventListener('click', follow);
  element?.addEventListener('auxclick', follow);
  return () => {
    element?.removeEventListener('click', follow);
    element?.removeEventListener('auxclick', follow);
  };
}

/** The right button opens a menu, not the link. */
export function opensLink({ button }: Pick<MouseEvent, 'button'>): boolean {
  return button === 0 || button === 1;
}

/** A link without a name of its own is called by what it searches for. */
function productOf({ href, textContent }: HTMLAnchorElement): { productName: string; asin?: string } {
  const url = new URL(href);
  const text = textContent.trim();
  const [searched = ''] = url.searchParams.values();
  const productName = (text === emptyLinkText ? searched : text) || emptyLinkText;
  const asin = asinInPath.exec(url.pathname)?.[1];
  return { productName: productName.slice(0, limits.productName), ...(asin === undefined ? {} : { asin }) };
}
