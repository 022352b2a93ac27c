import { choice } from '../../../resolve/phrases.ts';

/** "Possible", "signs of", "worried it might be": what comes before the name of an illness that has not been found yet. */
const guessed = choice(
  /possible|suspected|probable|i suspect|suspecting|maybe it'?s|looks like|seems like/,
  /afraid (?:it'?s|it is)/,
  /(?:has|have|got|having|with|shows?|showing) (?:the |all the )?(?:signs|symptoms) of/,
  /worried (?:it'?s|it is|it might be|it could be)/,
);
const ofOne = String.raw` (?:a |an |the |having a )?(?:mini |mild )?`;

/** A pattern for one of these illnesses, named as suspected. */
export function suspected(...illnesses: readonly (string | RegExp)[]): RegExp {
  return new RegExp(String.raw`\b${guessed}${ofOne}${choice(...illnesses)}\b`, 'i');
}
