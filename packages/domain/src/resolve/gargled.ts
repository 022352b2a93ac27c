import { choice, sequence } from './phrases.ts';

/** Of an oil that is gargled or drawn through the teeth some is always swallowed; a mouthwash out of a shop holds a trace. */
const gargled =
  /^(?: (?:essential )?oil)?[ ,:(-]{1,3}(?:drops? |as an? |for an? |in an? |in water |to |mixed |diluted |\w+ ){0,3}?(?:gargl\w*|swish\w*|swill\w*|oil pulling|pulling|mouth rinse)\b/i;
const gargledWith = sequence(
  /\b/i,
  choice(
    /gargl(?:e|es|ed|ing)|swish(?:es|ed|ing)?|swill(?:ed|ing)?/,
    /rins(?:e|ed|ing) (?:my|the|her|his) mouth|pulling/,
  ),
  / (?:it |water )?(?:with|using)/,
  / (?:an? |some |the |few |\d |two |three |couple of |drops? of |neat |diluted |pure ){0,4}$/,
);

/** By the words before and behind an oil. */
export function isGargled(before: string, behind: string): boolean {
  return gargled.test(behind) || gargledWith.test(before);
}
