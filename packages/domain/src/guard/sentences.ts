export interface Range {
  readonly start: number;
  readonly end: number;
}

const abbreviation = /(?:\b(?:st|dr|mr|mrs|ms|vs|approx|etc|e\.g|i\.e|fig|ca)|\b\p{L})\.$/iu;

/** Where the sentences of a text begin and end, the blanks after each included. */
export function sentencesOf(text: string): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["')\]]*\s+/g)) {
    const end = match.index + match[0].length;
    if (/^\.\s/.test(match[0]) && abbreviation.test(text.slice(Math.max(start, match.index - 12), match.index + 1)))
      continue;
    ranges.push({ start, end });
    start = end;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

/** The parts of a sentence that say one thing each. */
export function clausesOf(sentence: string): readonly string[] {
  return sentence
    .split(
      /[,;:()"]|\s[-–—]+\s|—|\b(?:before|after|until|unless|if|when|while|because|so that|and then|then|but|however)\b/i,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}
