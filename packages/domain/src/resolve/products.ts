import type { Mention } from './mention.ts';

/** What is in one product: the contents in brackets behind a name, and all that a multivitamin is told to hold. */
export function withProducts(text: string, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.length < 2 || !mayHold.test(text)) return mentions;
  const herbs = mentions.filter(({ kind }) => kind === 'herb').toSorted((left, right) => left.start - right.start);
  const spans = herbs.map((herb) => spanOf(text, herb, herbs)).filter((span) => span !== undefined);
  if (spans.length === 0) return mentions;
  return mentions.map((mention) => {
    const span = spans.find(([from, to]) => mention.kind === 'herb' && mention.start >= from && mention.end <= to);
    return span === undefined ? mention : { ...mention, product: text.slice(...span) };
  });
}

const mayHold = /\(|\bmulti|\bprenatal|\bcentrum|\bone a day\b/i;
/** So many things under one name are a product. */
const many = 3;
const inBrackets = /^[^()\n;+]{0,40}\([^()\n]*\)/;
const toEndOfLine = /^[^;+\n]*/;
const told =
  /^(?:\s*(?:multi[- ]?vitamins?|one a day|daily|women|men|50\+|silver)\b)*\s*(?:(?:with|containing|incl\w*|mit|con|avec|:)\s[^;+\n]*)?/i;

/** "Iron 27 mg in my prenatal". */
const heldBy = /^\s*(?:\d[\d.,]*\s*[a-zµ]{1,3}\s+)?(?:that is |that's )?in (?:(?:my|the|a|her|his|your)\s+)?$/i;

function spanOf(text: string, { start, end }: Mention, herbs: readonly Mention[]): [number, number] | undefined {
  const behind = text.slice(end);
  const brackets = inBrackets.exec(behind)?.[0];
  const isMany = herbs.filter((other) => other.start === start).length >= many;
  const between = brackets?.slice(0, brackets.indexOf('(')) ?? '';
  const isOwn =
    brackets !== undefined && !herbs.some((other) => other.start >= end && other.start < end + between.length);
  // "Prenatal: vitamin A (…), folate, iron 27 mg": the name runs into the list of what is in it.
  if (isMany && text.slice(start, end).includes(':')) return [start, end + (toEndOfLine.exec(behind)?.[0].length ?? 0)];
  if (isOwn) return [start, end + brackets.length];
  if (!isMany) return undefined;
  const more = told.exec(behind)?.[0].length ?? 0;
  const held = herbs.find((other) => other.end < start && heldBy.test(text.slice(other.end, start)));
  return more > 0 || held ? [held?.start ?? start, end + more] : undefined;
}
