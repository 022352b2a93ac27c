import { readText } from '../resolve/read.ts';

export interface LabelIngredient {
  /** The knowledge base's name where it is known, else the words of the label. */
  readonly name: string;
  readonly text: string;
  readonly amount: number | null;
  readonly unit: string | null;
  readonly herbKey: string | null;
}

/** What the printed text of a package says. */
export interface LabelText {
  readonly productName: string | null;
  readonly primaryHerbKey: string | null;
  readonly ingredients: readonly LabelIngredient[];
  readonly candidates: readonly {
    readonly key: string;
    readonly name: string;
    readonly confidence: 'high' | 'medium' | 'low';
  }[];
  readonly warnings: readonly string[];
  readonly text: string;
}

const amountPattern =
  /(?<!\d)(\d{1,3}(?:[,\s]\d{3}){1,4}|\d{1,9}(?:[.,]\d{1,9})?)\s{0,9}(mg|mcg|µg|ug|g|ml|iu|billion cfu|cfu|%)(?![a-z])/i;
const warningPattern =
  /\b(?:warning|caution|do not|consult|keep out of|not recommended|pregnan|nursing|if you are|avoid|may cause)\b/i;
const otherPattern =
  /^\s*(?:other ingredients|inactive|excipients|supplement facts|serving size|servings? per|amount per|% ?daily|daily value|directions|suggested use|storage|distributed|manufactured|net wt|best before|lot)\b/i;
const mostWarnings = 8;

/** Reads a label's text line by line: known herbs and supplements with their amounts, and the warnings. */
export function readLabel(text: string): LabelText {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ingredients: LabelIngredient[] = [];
  const mentions = new Map<string, { name: string; count: number; first: number; withAmount: boolean }>();
  for (const [place, line] of lines.entries()) {
    if (warningPattern.test(line)) continue;
    const amount = readAmount(line);
    for (const mention of readText(line).mentions.filter((each) => each.kind === 'herb')) {
      const seen = mentions.get(mention.id);
      mentions.set(mention.id, {
        name: mention.name,
        count: (seen?.count ?? 0) + 1,
        first: Math.min(seen?.first ?? place, place),
        withAmount: (seen?.withAmount ?? false) || amount !== null,
      });
      if (amount === null && seen) continue;
      const row = {
        name: mention.name,
        text: line,
        amount: amount?.value ?? null,
        unit: amount?.unit ?? null,
        herbKey: mention.id,
      };
      const present = ingredients.findIndex((each) => each.herbKey === mention.id);
      if (present === -1) ingredients.push(row);
      else if (ingredients[present]?.amount === null) ingredients[present] = row;
    }
  }
  const candidates = [...mentions]
    .toSorted(
      ([, left], [, right]) =>
        Number(right.withAmount) - Number(left.withAmount) || right.count - left.count || left.first - right.first,
    )
    .map(([key, { name, count, withAmount }]) => ({
      key,
      name,
      confidence:
        withAmount && count > 1 ? ('high' as const) : withAmount || count > 1 ? ('medium' as const) : ('low' as const),
    }));
  return {
    productName:
      lines.find((line) => /\p{L}{3,}/u.test(line) && !otherPattern.test(line) && !warningPattern.test(line)) ?? null,
    primaryHerbKey: candidates[0]?.key ?? null,
    ingredients,
    candidates,
    warnings: lines.filter((line) => warningPattern.test(line)).slice(0, mostWarnings),
    text,
  };
}

function readAmount(line: string): { value: number; unit: string } | null {
  const match = amountPattern.exec(line);
  if (!match) return null;
  const digits = (match[1] ?? '').replaceAll(/(?<=\d)[,\s](?=\d{3}\b)/g, '').replace(',', '.');
  const unit = (match[2] ?? '').toLowerCase().replace(/^(?:ug|µg)$/, 'mcg');
  return unit === '%' ? null : { value: Number(digits), unit: unit === 'iu' ? 'IU' : unit.replace('cfu', 'CFU') };
}
