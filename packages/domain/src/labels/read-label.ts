import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';
import { amountFor, isOnlyAmount } from './amounts.ts';
import { mendScan } from './mend-scan.ts';

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

const warningPattern =
  /\b(?:warning|caution|do not|consult|keep out of|not recommended|pregnan|nursing|if you are|avoid|may cause)\b/i;
const otherPattern =
  /^\s*(?:other ingredients|inactive|excipients|supplement facts|serving size|servings? per|amount per|% ?daily|daily value|directions|suggested use|storage|distributed|manufactured|net wt|best before|lot)\b/i;
const inactivePattern =
  /^\s*(?:other ingredients|inactive(?: ingredients)?|non-?medicinal|excipients|bulking agents?|capsule shell|coating|fillers?|hilfsstoffe|autres ingr|excipientes|free (?:from|of)|contains no|does not contain|no added|allergens?|storage)\b/i;
const mostWarnings = 8;

/** Reads a label's text line by line: known herbs and supplements with their amounts, and the warnings. */
export function readLabel(text: string): LabelText {
  const lines = mendScan(text)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ingredients: LabelIngredient[] = [];
  const mentions = new Map<string, { name: string; count: number; first: number; withAmount: boolean }>();
  for (const [place, line] of joined(lines).entries()) {
    if (warningPattern.test(line) || inactivePattern.test(line)) continue;
    const named = namedIn(line);
    for (const [turn, mention] of named.entries()) {
      const next = named.slice(turn + 1).find(({ id }) => id !== mention.id);
      const amount = amountFor(line, mention, {
        until: next?.start ?? line.length,
        isAlone: new Set(named.map(({ id }) => id)).size === 1,
        named,
      });
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

/** What a line names, without the salt or source in brackets: "(as calcium ascorbate)", "magnesium stearate". */
function namedIn(line: string): readonly Mention[] {
  const herbs = readText(line).mentions.filter(({ kind }) => kind === 'herb');
  return herbs.filter(({ start, end }, place) => {
    const opening = line.lastIndexOf('(', start);
    const isInside = opening >= 0 && !line.slice(opening, start).includes(')');
    const isSource =
      isInside && /^\((?:as|from|providing|in the form of|als|aus)\b/i.test(line.slice(opening)) && place > 0;
    return !isSource && !/^\s*(?:stearate|silicate|stearat|palmitate \(coating)/i.test(line.slice(end));
  });
}

/** An amount that stands alone on its line belongs to the line before. */
function joined(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((done, line) => {
    const before = done.at(-1);
    if (before !== undefined && isOnlyAmount(line) && !/\d\s*(?:mc?g|g|ml|iu|µg)\b/i.test(before))
      done.splice(-1, 1, `${before} ${line}`);
    else done.push(line);
    return done;
  }, []);
}
