import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { withoutWishedBirth } from './birth-wished.ts';
import { withoutStories } from './past-stories.ts';
import { relation } from './relation-words.ts';
import { withoutToldInPassing } from './told-in-passing.ts';
import { withoutNobody } from './where-or-when.ts';

/** A message without the words of kin that mean nobody it could be about. */
export function withoutUnmeant(message: string): string {
  return withoutToldInPassing(
    withoutNobody(
      withoutStories(
        withoutWishedBirth(withPlainApostrophes(message).replaceAll(calledByName, '$1'))
          .replace(wishForChild, ' ')
          .replace(bornBySection, ' one'),
      ),
    ),
  );
}

/** Who wishes for a child speaks of themselves: "trying for a baby". */
const wishForChild =
  /\b(?:trying|hoping|try|planning|ready|want(?:ing)?|wish(?:ing)?)\s+(?:for|to have)?\s*(?:(?:an?|another|our|my|one more)\s+)?(?:(?:first|second|third|fourth|new|next|little) )?(?:baby|child|pregnancy)\b|\bhav(?:e|ing) (?:a|another|our) (?:(?:second|third|new|next) )?(?:baby|child)\b|\bbaby (?:plans|making|shower|blues|bump)\b/gi;
/** "My last baby was a section" tells of her who bore it. */
const bornBySection =
  /(?<=\b(?:last|first|previous|second|other)) (?:baby|child|kid|twins)\b(?=[^.?!]{0,24}\b(?:sections?|ca?esareans?)\b)/gi;

/** "Also my husband Ron (he is 64) has bad knees". */
const calledByName = new RegExp(String.raw`(\b[Mm]y (?:\w+ )?${relation}),? \p{Lu}\p{Ll}+(?=,? [a-z(])`, 'gu');
