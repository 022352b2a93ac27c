import { choice, sequence, withPlainApostrophes } from './phrases.ts';

const harmed = choice(
  /(?:cut|burn(?:t|ed)?|hurt|scratch(?:ed)?|harm(?:ed)?|injur(?:e|ed)) (?:myself|my (?:own )?(?:arms?|legs?|wrists?|thighs?|skin))/,
  /self[- ]?harm(?:ed|ing)?|self[- ]?injur(?:e|ed|ing)/,
);
const longAgo = choice(
  /as a (?:teen\w*|kid|child|girl|boy|student|young \w+)|in (?:my|his|her) (?:teens|twenties|youth)|(?:at|in) (?:school|uni|college|high school)/,
  /when i was (?:a |an |in |at )?(?:\w+ )?(?:young(?:er)?|little|teen\w*|kid|child|school|uni|college|student|\d{1,2})/,
  /(?:\w+ )?years ago|years back|back then|in the past|long ago/,
);
const harmedOnce = sequence(
  /\b/i,
  choice(
    sequence(/(?:i )?used to (?:also )?/, harmed),
    sequence(/i (?:once |also |often )?/, harmed, /\b[^.?!]{0,24}/, longAgo),
    sequence(/i have (?:a )?history of /, choice(/self[- ]?harm(?:ing)?/, /cutting(?: myself)?/)),
  ),
  /\b/,
);
/** By a razor in the bathroom or a knife in the kitchen: no harm that was meant. */
const byAccident =
  /\b(?:shav\w+|chopp\w+|cook\w*|kitchen|peel\w+|onions?|iron(?:ing)?|oven|stove|hob|sun|accident\w*|clums\w+|paper|glass|tools?|carv\w+|diy|gym|sports?|football|running|training|work(?:ing)?|hair|tongs|straightener\w*|slipp\w+|fell|falling)\b/i;

/** "I used to cut myself as a teen": harm to oneself that is told as over, and no wound. */
export function tellsHarmOfOnce(text: string): boolean {
  const plain = withPlainApostrophes(text);
  return harmedOnce.test(plain) && !byAccident.test(plain);
}

/** A text without it: what is asked beside it. */
export function withoutHarmOfOnce(text: string): string {
  return tellsHarmOfOnce(text)
    ? withPlainApostrophes(text)
        .replace(harmedOnce, ' ')
        .replace(/^[\s,.]+/, '')
    : text;
}
