import { choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';

const longAgo = choice(
  /last (?:year|spring|summer|autumn|winter|christmas|easter)|in (?:19|20)\d\d|(?:[\w-]+ ){0,2}years? ago|years back/,
  /as a (?:baby|toddler|child|kid|newborn|little one|teen\w*)|when (?:he|she|i|they) (?:was|were) (?:a |an )?(?:\d{1,2}|baby|toddler|child|kid|little|small|two|three|four|five|six)/,
);
const someWeeksAgo = /last (?:week|month)|(?:a|one|two|three|four|\d|a few|some|a couple of) (?:weeks?|months?) ago/;
const fineNow = sequence(
  /,?(?: (?:and|but))?(?: (?:he|she|they|i|it|all|everything)(?:'s|'re|'m| is| are| am| was| has been|'s been)?)?(?: (?:is|are|been|all|totally|completely|perfectly|quite|absolutely))*/,
  / (?:fine|ok|okay|well|good|great|better|alright|all right)(?: (?:now|since|again|ever since|since then|afterwards|today))*/,
);
const tells = sequence(
  /^\W*(?:(?:and|btw|by the way|also|oh|well)\b\W*)*(?:he|she|they|i|we|(?:my|our) \w+)(?: once| also)? /i,
  /(?:had|fell|swallowed|ate|banged|bumped|hit|broke|choked|knocked|burnt|burned|got|drank|tripped)(?: [\w'-]+){0,7}?/,
  /,? /,
);
const isOver = choice(
  sequence(tells, longAgo, String.raw`(?:${fineNow.source})?`, /\W*$/),
  sequence(tells, someWeeksAgo, fineNow, /\W*$/),
);
const overAlone = new RegExp(isOver, 'i');
/** Something of it is there still, or came after it. */
const isLeft =
  /\b(?:still|again|today(?!\W*$)|tonight|worse|keeps?|vomit\w*|sick|drows\w*|sleepy|confus\w*|headaches?|pain\w*|hurts?|blood|bleed\w*|can't|won't|never|stuck|cough\w*|wheez\w*|seizures?|fits?)\b/i;
const longest = 90;

/** "He swallowed a coin last year", "fell off the slide last week, fine now": nothing else is told, and nothing is left of it. */
export function isLongOver(text: string): boolean {
  const plain = withPlainApostrophes(text);
  return plain.length <= longest && overAlone.test(plain) && !isLeft.test(plain);
}

/** "He had croup at 2": an age, and not the time. */
const croupOnce = new RegExp(
  sequence(
    /^\W*(?:(?:he|she)|(?:my|our) \w+) had (?:the )?croup (?:once )?at (?:age )?[1-9](?: years old)?/,
    String.raw`(?:${fineNow.source})?`,
    /(?:,? (?:and )?(?:he's|she's|he is|she is) \d{1,2} now)?\W*$/,
  ),
  'i',
);

export function hadCroupOnce(text: string): boolean {
  const plain = withPlainApostrophes(text);
  return croupOnce.test(plain) && !isLeft.test(plain);
}
