import type { Form } from '../../../herbs/form.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, sequence } from '../../../resolve/phrases.ts';

/** "Can I swallow it?" */
export const asksToSwallow = anyPhrase(
  sequence(
    /(?:can|could|may|should|ok to|safe to|fine to|is it (?:ok|safe|fine) to)\b[^.?!]{0,16}/,
    /\b(?:swallow|drink|ingest|eat) (?:it|this|that|some|a (?:drop|bit|little|spoon\w*)|the oil)/,
    /(?! (?:hot|warm|cold|cool|iced|chilled|sweet\w*|with|before|after|in the|every|all|during|at))/,
  ),
  // "Could I drink a few drops?", "stir some into my tea": how much, or into what.
  sequence(
    /(?:can|could|may|might|should|if|ok(?:ay)? to|safe to|fine to|is it (?:ok|safe|fine) to)\b[^.?!]{0,16}\b(?:swallow|drink|ingest|eat|sip|gulp|take|have)/,
    / (?:just |only )?(?:an?|one|two|three|some|\d+) (?:(?:few|couple|tiny|little|small|drops?|of) )*(?:drops?|bits?|sips?|spoon\w*|teaspoon\w*|lick|swig|mouthful|shot)/,
  ),
  /(?:put|mix|add|stir|squirt|squeeze|dissolve)(?:ing)?\b[^.?!]{0,24}\b(?:in|into|to|with) (?:my |a |an |some |his |her |the |hot |warm |cold |glass of |cup of |morning )*(?:tea|juice|smoothie|coffee|drink|food|yog(?:h)?urt|milk)(?! (?:for|of) (?:my |the |a )?(?:bath|face|hair|skin))/,
  /by mouth|internally|orally|from (?:the )?inside/,
  /(?:can|could|may|should|ok to|safe to|if) (?:i |we |you )?(?:also |just )?(?:eat|swallow|ingest) (?:the |my |some |this )?[a-z]{3,}/,
  /(?:swallow|drink|ingest|gulp|sip|eat)(?:ing)? (?:[\w'-]+ ){0,8}(?:oils?(?! capsules)|ointment|cream|balm|salve|gel(?! capsules))/,
  /(?:can|could|may|should|ok|okay|safe|fine|harmful|dangerous|bad|if)(?: i| we| you| he| she| they| to)?(?: also| just| even)? (?:swallow|ingest)(?= (?:it|them|this|that|these|those|a|an|some|the|my|one|two|\d)\b|\W*$)/,
  /(?:take|taking|takes|have|give)\b[^.?!]{0,30}\boils? (?:drops|orally|inside|too by mouth)|(?:take|taking|takes|have|give)\b[^.?!]{0,16}\bdrops of [\w' -]{2,24}oil/,
  /(?:drops?|oils?)\b[^.?!]{0,40}\b(?:drink|swallow|ingest|(?:under|on) (?:my|the|his|her) tongue|on (?:a |some )?(?:sugar|bread))/,
  /(?:drops?|oils?)\b[^.?!]{0,30}\b(?:in|into|to|with) (?:my |a |some |his |her |the |hot |warm |cold |glass of |cup of )*(?:water|tea|milk|juice|honey|food|drink|smoothie|coffee)(?! for my (?:face|hair|skin|bath))/,
);

/** Whether any form of it is made for swallowing. */
export function isMeantToBeTaken({ monograph }: Herb): boolean {
  return monograph?.forms.some((form) => form === 'extract' || form === 'tea' || form === 'food') === true;
}

/** "Comfrey tea for my wrist" stays the tea until something for the skin is named. */
export function isToSwallow(question: string, lastForm: Form | undefined): boolean {
  return asksToSwallow.test(question) || (lastForm === 'tea' && !namesTheSkin.test(question));
}

/** "So just the cream then?" */
const namesTheSkin =
  /\b(?:creams?|gels?|ointments?|salves?|balms?|lotions?|poultices?|compress\w*|plasters?|rub(?:s|bed|bing)?|topical\w*|external\w*|outside|skin)\b/i;
