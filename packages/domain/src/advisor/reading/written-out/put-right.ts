import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** What a message itself takes back, and those whom somebody looks after for a living. */
export const putRight: readonly Step[] = [
  // "On apixaban, tamsulosin no sorry that's her husband": the last one is not hers.
  [
    sequence(
      /[,\s]+(?:and )?[\w-]{3,30}[ ,-]+/gi,
      /(?:(?:no|oh|wait|oops)[, ]+)*(?:sorry|scrap that|my mistake|my bad|strike that)[ ,-]+(?:no,? )?/,
      /(?:that|it|that one)(?:'s|’s|s| is| was) (?:her|his|my|the|their) /,
      choice(
        /husband|wife|partner|hubby|mother|father|mum|mom|dad|sister|brother|son|daughter|neighbou?r/,
        /gran\w*|nan|friend|dog|cat/,
      ),
      /(?:'s|’s|s)?(?: (?:one|tablets?|pills?|medicine|list))?/,
    ),
    '',
  ],
  [
    sequence(
      /\b(?:carer|care ?worker|care ?giver|support worker|home help|nurse|cna|hca)(?:,? here)?,? (?:for|of|to|with)/gi,
      / (?:a|an|my|our|the|this) (?:\w+ )?(?:lady|woman|gentleman|gent|man|resident|client)\b/,
    ),
    'it is for my patient',
  ],
  [
    /\bi (?:look after|care for|visit|nurse) (?:a|an|this) (?:\w+ )?(?:lady|woman|gentleman|gent|man|resident)\b/gi,
    'it is for my patient',
  ],
];
