import { answerTags, emptyLinkText, maxAnswerCharacters } from '@herbie/contract';
import sanitizeHtml from 'sanitize-html';

const maxTags = 2000;
const invisible = /[\u{E0000}-\u{E007F}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Which links an answer may keep, and where they lead. */
export interface LinkRules {
  readonly retailerHost: string;
  /** The operator's affiliate tag, set on every retailer link. */
  readonly affiliateTag: string;
  readonly hasHerb: (id: number) => boolean;
}

/**
 * The only way for assistant HTML into the product: size caps, then a strict allow-list. Links stay only if they lead to the
 * retailer over https or to a herb's page; everything else becomes its text.
 */
export function cleanAnswerHtml(html: string, rules: LinkRules): string {
  const capped = cap(html.replaceAll(invisible, ''));
  const cleaned = sanitizeHtml(capped, {
    allowedTags: [...answerTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 100,
    transformTags: { a: (_tag, attributes) => toLink(attributes['href'] ?? '', rules) },
    parser: { lowerCaseTags: true },
  });
  return cleaned
    .replaceAll(/<span>(.*?)<\/span>/gs, '$1')
    .replaceAll(/<a href="(https:[^"]*)">((?:\s|&nbsp;|<br ?\/?>)*)<\/a>/g, `<a href="$1">${emptyLinkText}</a>`);
}

function cap(html: string): string {
  const short = html.slice(0, maxAnswerCharacters);
  let tags = 0;
  for (let place = short.indexOf('<'); place !== -1; place = short.indexOf('<', place + 1)) {
    tags += 1;
    if (tags > maxTags) return short.slice(0, place);
  }
  return short;
}

function toLink(href: string, rules: LinkRules): { tagName: string; attribs: Record<string, string> } {
  const kept = keptTarget(href, rules);
  return kept === null ? { tagName: 'span', attribs: {} } : { tagName: 'a', attribs: { href: kept } };
}

/** The address a link may keep; null when it must become plain text. */
function keptTarget(href: string, { retailerHost, affiliateTag, hasHerb }: LinkRules): string | null {
  const herb = /^\/herbs\/([1-9]\d{0,9})$/.exec(href);
  if (herb) return hasHerb(Number(herb[1])) ? href : null;
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  const isRetailer =
    url.protocol === 'https:' && url.host === retailerHost && url.username === '' && url.password === '';
  if (!isRetailer) return null;
  url.searchParams.set('tag', affiliateTag);
  return url.href;
}
