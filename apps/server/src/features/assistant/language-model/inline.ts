import type { Line, Span } from '@herbie/domain';

const token =
  /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)|\[([^\]\n]{1,200})\]\(([^)\n]{0,500})\)|\[([^\]\n]{1,200})\]\[[^\]\n]{0,100}\]|<[a-z][a-z0-9+.-]{1,20}:[^>\s]{0,500}>|\\([\\`*_{}[\]()#+.!|~>-])|\*{1,3}|_{1,3}|~~|`+/gi;
const herbTarget = /^herb:([a-z0-9-]{1,60})$/;

/** Parses inline Markdown. Links may only lead to herbs; images and URLs are removed. */
export function readInline(text: string): Line {
  const spans: Span[] = [];
  let strong = false;
  let em = false;
  let place = 0;
  const add = (words: string, herb?: string) => {
    if (words === '') return;
    const mark = strong ? ({ mark: 'strong' } as const) : em ? ({ mark: 'em' } as const) : {};
    spans.push({ text: words, ...mark, ...(herb === undefined ? {} : { herb }) });
  };
  for (const match of text.matchAll(token)) {
    add(text.slice(place, match.index));
    const [whole, linkText, target, referenceText, escaped] = match;
    const isInsideWord = /\w$/.test(text.slice(0, match.index)) && /^\w/.test(text.slice(match.index + whole.length));
    place = match.index + whole.length;
    if (linkText !== undefined) add(linkText.replaceAll(/[*_`]/g, ''), herbTarget.exec(target?.trim() ?? '')?.[1]);
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
