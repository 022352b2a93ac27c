import { choice, sequence } from '../../resolve/phrases.ts';
import { unlessAround } from './unless-near.ts';

/** Figures of speech and small things that are over; taken out of a message before it is read. */
export const everydaySlips: readonly RegExp[] = [
  // "What gets the blood moving?"
  sequence(
    /\b(?:get|gets|getting|keep|keeps|make|makes|set|help|helps) (?:the|my|his|her|your|some) blood /gi,
    /(?:to )?(?:moving|move|flowing|flow|going|pumping|circulating|circulate)\b/,
  ),
  sequence(
    /\b(?:burn(?:ing|ed|t)?(?: up)?|dying|die|died|sick) (?:with|of|from) (?:\w+ )?/gi,
    choice(
      /embarrassment|shame|rage|envy|jealousy|curiosity|desire|laughter|laughing|boredom|cringe|impatience/,
      /excitement|anticipation|guilt/,
    ),
    /\b/,
  ),
  /\b(?:nothing|not|wasn't|isn't|nowt) (?:too |very |really |at all |that )?sudden(?:ly)?\b/gi,
  // Little comes when she pumps: that tells of the pump, not of the baby.
  /\b(?:barely|hardly|only|not)\b[^.?!,]{0,30}\b(?:pump\w*|express\w*)\b(?: (?:anything|much|a drop|enough|\d+ ?\w+))?/gi,
  // Given up smoking: nothing was chewed.
  /\b(?:been )?(?:off|without|quit|gave up|given up|stopped) (?:the )?(?:cigarettes?|cigs?|fags|smokes|smoking|tobacco|nicotine|vapes?|vaping)\b/gi,
  // A nosebleed that is over, of somebody whose blood clots.
  unlessAround(
    String.raw`won't|hasn't|not stopp\w*|again|started again|warfarin|apixaban|eliquis|xarelto|rivaroxaban|thinners?|hours?|heavy|heavily|pour\w*|gush\w*|clots?|faint\w*|dizz\w*|hit|fell|punch\w*`,
    String.raw`nose ?bleeds?\b[^.?!]{0,60}\b(?:(?:has |it'?s |it has |now |which )?(?:stopped|over|gone|done|eased)(?: now| since| by itself| on its own)?)\b`,
  ),
  // Weary of a complaint, not of life.
  /\b(?:at )?(?:the )?end of my (?:rope|tether) with (?:this|these|the|my|it|that|all this)(?: \w+){0,2}\b(?! (?:life|living|everything))/gi,
  // "A cosy mystery where the vicar is poisoned."
  sequence(
    /\b(?:writing|wrote|plotting|drafting|editing|reading|read) (?:a|an|my|the|our|some)/gi,
    / (?:\w+ ){0,2}(?:mystery|whodunn?it|crime story|murder story|ghost story|screenplay|short story|thriller|novella)/,
    /[^?!]{0,120}/,
  ),
];
