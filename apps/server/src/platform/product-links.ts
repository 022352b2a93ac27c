import { createHash } from 'node:crypto';
import type { Product } from '@herbie/contract';
import type { Config } from '../config.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A stable ten-character code for a product that has no ASIN. It names the product inside this site only. */
export function codeForProduct(productName: string): string {
  const normal = productName.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const digest = createHash('sha256').update(normal).digest();
  return `HX${[...digest.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** A search at the retailer for the product's name, with the operator's tag. */
export function searchLink(config: Pick<Config, 'RETAILER_SEARCH_URL' | 'AFFILIATE_TAG'>, productName: string): string {
  const url = new URL(config.RETAILER_SEARCH_URL);
  url.searchParams.set('k', productName);
  url.searchParams.set('tag', config.AFFILIATE_TAG);
  return url.href;
}

/** A product as an answer shows it: a search link, never a product page. */
export function toProduct(
  { config }: { readonly config: Pick<Config, 'RETAILER_SEARCH_URL' | 'AFFILIATE_TAG'> },
  { productName, reason }: { productName: string; reason: string | null },
): Product {
  return { productName, reason, asin: codeForProduct(productName), url: searchLink(config, productName) };
}

/** Removes the affiliate tag from all shopping links: exported files earn nobody anything. */
export function withoutTags(text: string): string {
  return text.replaceAll(/\?tag=[\w-]+(?:&amp;|&)/g, '?').replaceAll(/(?:\?|&amp;|&)tag=[\w-]+/g, '');
}
