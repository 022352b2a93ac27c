import { formulaNamed } from '../../resolve/formulas-named.ts';
import type { Item } from '../../safety/item.ts';
import { escapeHtml, listed, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';

interface Spoken {
  readonly items: readonly Item[];
  /** Earlier answers: what stands there is not said again. */
  readonly said: string;
}

/** An answer, and behind its first line which herbs the formula asked about was checked as. */
export function withContents(blocks: readonly string[], about: Spoken): readonly string[] {
  const contents = contentsOf(about);
  return contents.length === 0 ? blocks : [...blocks.slice(0, 1), ...contents, ...blocks.slice(1)];
}

function contentsOf({ items, said }: Spoken): readonly string[] {
  return [...Map.groupBy(items, ({ text }) => text)].flatMap(([text, parts]) => {
    const formula = parts.length > 1 ? formulaNamed(text) : undefined;
    if (formula === undefined) return [];
    const rest = formula.isHalfKnown ? ' It holds more, which I do not know.' : '';
    const line = `${capital(escapeHtml(text))} holds ${listed(parts.map(({ name }) => inSentence(name)))}: that is what I checked.${rest}`;
    return said.includes(line) ? [] : [paragraph(line)];
  });
}

/** What was checked by its parts, and told to hold more, is not told to be unknown as well. */
export function withoutFormulas(unrecognised: readonly string[], { items }: Spoken): readonly string[] {
  const checked = new Set(items.map(({ text }) => text.toLowerCase()));
  return unrecognised.filter((name) => !checked.has(name.toLowerCase()));
}
