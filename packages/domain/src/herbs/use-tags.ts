const tags = {
  sleep: ['Sleep', /sleep/],
  stress: ['Stress Relief', /stress|anxiety/],
  immune: ['Immune Support', /immun/],
  digest: ['Digestive Health', /digest/],
  inflammation: ['Anti-inflammatory', /inflam/],
  pain: ['Pain Relief', /pain/],
  energy: ['Energy', /energy/],
} as const satisfies Record<string, readonly [string, RegExp]>;

type Tag = keyof typeof tags;

/** The two orders of the specification: with at most two or three tags, the order decides what is seen. */
const cardOrder: readonly Tag[] = ['sleep', 'stress', 'immune', 'digest', 'inflammation', 'pain', 'energy'];
const detailOrder: readonly Tag[] = ['sleep', 'stress', 'digest', 'immune', 'pain', 'inflammation', 'energy'];
const fallback = 'Wellness';

export const dangerTag = 'Dangerous';

/** How the uses of a plant begin that is listed only to be warned of: such a one has no tags of wellness. */
export const dangerMark = `${dangerTag}: not for use.`;

/** At most two tags for a herb card, by keyword in its uses. */
export function herbCardTags(uses: string): readonly string[] {
  return pick(uses, cardOrder, 2);
}

/** At most three tags for the herb page. */
export function herbDetailTags(uses: string): readonly string[] {
  return pick(uses, detailOrder, 3);
}

function pick(uses: string, order: readonly Tag[], most: number): readonly string[] {
  if (uses.startsWith(dangerMark)) return [dangerTag];
  const text = uses.toLowerCase();
  const found = order.filter((tag) => tags[tag][1].test(text)).map((tag) => tags[tag][0]);
  return found.length === 0 ? [fallback] : found.slice(0, most);
}
