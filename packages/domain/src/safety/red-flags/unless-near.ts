/** Whichever is told, as long as none of the words of danger stands before or behind it. */
export function unlessNear(danger: string, ...told: readonly string[]): RegExp {
  const words = String.raw`\b(?:${danger})\b`;
  return new RegExp(
    told.map((each) => String.raw`${onlyAt(each)}(?<!${words}[^]{0,160})${each}(?![^]{0,160}${words})`).join('|'),
    'gi',
  );
}

/** The same, and no word of danger within what is told either. */
export function unlessAround(danger: string, ...told: readonly string[]): RegExp {
  const words = String.raw`\b(?:${danger})\b`;
  return new RegExp(
    told.map((each) => String.raw`${onlyAt(each)}(?<!${words}[^]{0,160})(?![^]{0,240}${words})${each}`).join('|'),
    'gi',
  );
}

/** Looking back for a word of danger is dear: it is done where the rest stands, not at every letter. */
function onlyAt(told: string): string {
  return `(?=${told})`;
}
