/** The Flesch-Kincaid school grade of a text: 0.39 words per sentence + 11.8 syllables per word - 15.59. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:;\n]+/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = text.match(/[a-z][a-z'’-]*/gi) ?? [];
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

/** Groups of vowels, without a silent last e. */
function syllablesIn(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]e|ed|es)$/, '');
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}
