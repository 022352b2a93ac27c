/** The HTML tags of an answer; the server sanitizes with this list before it stores, the browser before it renders. */
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

/** What a link to the retailer without any words is called. */
export const emptyLinkText = 'view on the retailer';

/** Maximum length of an answer's HTML in characters; the rest is cut off. */
export const maxAnswerCharacters = 24_000;
