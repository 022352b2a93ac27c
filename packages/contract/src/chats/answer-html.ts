/** The tags an answer may hold; the server cleans by this list before it stores, the browser before it shows. */
export const answerTags = [
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'a',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Characters of HTML that are looked at; what is beyond them is left out. */
export const maxAnswerCharacters = 24_000;
