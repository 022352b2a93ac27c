import type { DraftBlock, Span } from './draft.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115F\u1160\u3164\uFFA0\u{E0000}-\u{E01EF}]/gu;
const tag = /<\/?[a-z!?][^<>]*>/gi;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F/gu;

/** A block as a reader sees it: without tags, entities, invisible characters and images; letters normalised. */
export function plainBlock(block: DraftBlock): DraftBlock {
  return { ...block, lines: block.lines.map((line) => line.map(plainSpan).filter((span) => span.text !== '')) };
}

function plainText(text: string): string {
  let plain = text;
  // Twice: an entity may spell another entity.
  for (let round = 0; round < 2; round += 1)
    plain = decode(plain)
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(tag, '');
  return plain
    .replaceAll(/[µμ]g\b/g, 'mcg')
    .normalize('NFKC')
    .replaceAll(/[\t\n\r\u2028\u2029]/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(picture, '')
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒]/g, '-');
}

function plainSpan(span: Span): Span {
  return { ...span, text: plainText(span.text) };
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
