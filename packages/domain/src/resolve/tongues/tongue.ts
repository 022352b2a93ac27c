/** How one language names illnesses, stages of life and relatives: patterns without accents, and the English they stand for. */
export interface Tongue {
  /** Words by which the language is known; only beside them its small words are put into English. */
  readonly marks: string;
  /** `pattern => English`, one a line, longer phrases first: words no English text holds in another sense. */
  readonly words: string;
  /** The same for small words. */
  readonly small: string;
}
