import { emptyLinkText } from '@herbie/contract';
import type { Line, Span } from '@herbie/domain';

const token =
  /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)|\[([^\]\n]{0,200})\]\(([^)\n]{0,500})\)|\[([^\]\n]{1,200})\]\[[^\]\n]{0,100}\]|<[a-z][a-z0-9+.-]{1,20}:[^>\s]{0,500}>|\\([\\`*_{}[\]()#+.!|~>-])|\*{1,3}|_{1,3}|~~|`+/gi;
const herbTarget = /^herb:([a-z0-9-]{1,60})$/;

/** Parses inline Markdown. Links may only lead to herbs and to searches at the retailer; images and other URLs are removed. */
export function readInline(text: string, retailerHost: string | null = null): Line {
  const spans: Span[] = [];
  let strong = false;
  let em = false;
  let place = 0;
  const add = (words: string, link: Pick<Span, 'herb' | 'shop'> = {}) => {
    if (words === '') return;
    const mark = strong ? ({ mark: 'strong' } as const) : em ? ({ mark: 'em' } as const) : {};
    spans.push({ text: words, ...mark, ...link });
  };
  const addLink = (words: string, target: string) => {
    const herb = herbTarget.exec(target)?.[1];
    const shop = herb === undefined ? searchedFor(target, { words, retailerHost }) : undefined;
    if (herb !== undefined) add(words, { herb });
    else if (shop === undefined) add(words);
    else add(words === '' ? emptyLinkText : words, { shop });
  };
  for (const match of text.matchAll(token)) {
    add(text.slice(place, match.index));
    const [whole, linkText, target, referenceText, escaped] = match;
    const isInsideWord = /\w$/.test(text.slice(0, match.index)) && /^\w/.test(text.slice(match.index + whole.length));
    place = match.index + whole.length;
    if (linkText !== undefined) addLink(linkText.replaceAll(/[*_`]/g, '').trim(), target?.trim() ?? '');
    else if (referenceText !== undefined) add(referenceText);
    else if (escaped !== undefined) add(escaped);
    else if (whole.startsWith('_') && isInsideWord) add(whole);
    else if (/^[*_]+$/.test(whole)) {
      if (whole.length >= 2) strong = !strong;
      if (whole.length !== 2) em = !em;
    }
  }
  add(text.slice(place));
  return spans;
}

/** What a link to the retailer is about: its text, else the words of its search. A page of one product is no source of either. */
function searchedFor(
  target: string,
  { words, retailerHost }: { readonly words: string; readonly retailerHost: string | null },
): string | undefined {
  if (retailerHost === null || !/^https:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const { host, username, password, searchParams } = new URL(target);
  if (host !== retailerHost || username !== '' || password !== '') return undefined;
  const searched = words === '' ? (searchParams.get('k') ?? '') : words;
  return searched.trim() === '' ? undefined : searched.trim().slice(0, longestSearch);
}

const longestSearch = 80;
