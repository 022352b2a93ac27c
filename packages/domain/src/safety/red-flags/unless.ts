/** A text that tells the word, with all that belongs to it and nothing of danger. */
export function unless(danger: string, together: string, word: string): RegExp {
  return new RegExp(`^(?![^]*\\b(?:${danger})\\b)${together}[^]*\\b${word}\\b`, 'i');
}
