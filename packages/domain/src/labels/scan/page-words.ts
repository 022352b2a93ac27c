/** One word the reader saw, with its place in the picture. Confidence runs from 0 to 100. */
export interface Word {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far the line it stands on falls for each dot to the right, as the reader fitted it. */
  readonly slope: number;
}

/** Words that stand together on a line, as the reader grouped them. */
export type Group = readonly Word[];

const leastConfidence = 35;
const lineOrWord =
  /<span class='ocr(?:_line|_caption|_header|_textfloat|x_word)'[^>]*title=['"]([^'"]*)['"][^>]*>([^<]*)/g;

/** The reader's page (hOCR), as groups of words. What it hardly saw is left out. */
export function readPage(page: string): readonly Group[] {
  const groups: Word[][] = [];
  let slope = 0;
  for (const [, title = '', inner = ''] of page.replaceAll(/<\/?(?:strong|em)>/g, '').matchAll(lineOrWord)) {
    const confidence = /x_wconf (\d+)/.exec(title)?.[1];
    if (confidence === undefined) {
      slope = Number(/baseline (-?[\d.]+)/.exec(title)?.[1] ?? 0);
      groups.push([]);
      continue;
    }
    const [left = 0, top = 0, right = 0, foot = 0] = (/bbox ([\d ]+)/.exec(title)?.[1] ?? '').split(' ').map(Number);
    const text = plainText(inner).trim();
    if (text === '' || Number(confidence) < leastConfidence) continue;
    const box = { left, top, width: right - left, height: foot - top };
    groups.at(-1)?.push({ text, confidence: Number(confidence), slope, ...box });
  }
  return groups.filter((group) => group.length > 0);
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plainText(inner: string): string {
  return inner.replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
}

/** From 0 to 100; 0 without a word. */
export function meanConfidence(words: readonly { confidence: number }[]): number {
  return words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
}
