import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { isLumpWhileNursing } from './lump-while-nursing.ts';
import { asksWhetherToTell } from './whether-to-tell.ts';

/** Whether an alarm is calmed by what is told beside it, or is known of the person, and has a better answer. */
export function isRaisedInVain({ id }: RedFlag, request: AdvisorRequest, question: string): boolean {
  const text = withPlainApostrophes(question);
  if (
    (id === 'likely-emergency' || id === 'likely-urgent') &&
    isAgeToldOrGrown(request.person) &&
    onlyAFever.test(text)
  )
    return true;
  if (id === 'lump-or-weight-loss' || id === 'likely-urgent') return isLumpWhileNursing(request.person, text);
  if (id === 'likely-self-harm') return asksWhetherToTell(text);
  return (id === 'likely-poisoning' || id === 'likely-emergency') && asksOfAMeal(text);
}

/** A fever below 41 degrees (106 F) and nothing else: for a doctor by its course, unless it is of a baby. */
const onlyAFever =
  /^\W*(?:(?:and|but|also|now|today|tonight|since \w+|plus|oh)\b\W*)*(?:i|he|she|they|my (?!baby|newborn)\w+)(?:'ve|'s|'m| have| has| had| is| got| am)?(?: got| running| now| also| just| at)* (?:an? )?(?:bit of (?:an? )?|slight |little |high |mild )*(?:fever|temp(?:erature)?)(?:,? (?:of |is |at )?(?:about |around )?(?:3[789]|40|10[0-5])(?:[.,]\d)?)?(?: degrees| ?°?[cf]\b)?(?: (?:now|today|tonight|too|as well|since (?:this morning|yesterday|last night)))*\W*$/i;

function isAgeToldOrGrown({ ageYears, ageGroup }: AdvisorRequest['person']): boolean {
  return ageYears === null ? ageGroup !== 'baby' : ageYears >= 1;
}

/** "Examined me on Monday, had a tracing done, and said it is only acid": looked at, heart and all, and named. */
export function wasFoundToBeAcid(question: string): boolean {
  const text = withPlainApostrophes(question);
  return wasLookedAt.test(text) && isOnlyAcid.test(text) && !isMore.test(text);
}

const wasLookedAt = oneOf(
  /\b(?:ecg|ekg|tracing|heart trace|stress test|troponin|angiogram)\b/i,
  /\bheart (?:was|is|has been) (?:checked|looked at|examined|tested)\b/i,
);
const isOnlyAcid =
  /\b(?:only|just|simply|nothing but|all|is|was|it's|has) (?:a bit of |a little |too much |stomach |my |the )*(?:acid|reflux|heart ?burn|indigestion)\b/i;
const isMore =
  /\b(?:worse|different|now|today|tonight|this (?:morning|afternoon|evening)|sweat\w*|arms?|jaw|neck|breath\w*|faint\w*|dizz\w*|pressure|crush\w*|tight\w*|squeez\w*|heavy|spread\w*|stairs|uphill|walk\w*|exert\w*|clammy|gr[ea]y|sick|vomit\w*|not sure|don't believe|years ago|last year|black)\b/i;

/** "The yellow milk with half a spoon in, and the curry, that too I must leave?": a dish of every day, and nobody ails. */
function asksOfAMeal(text: string): boolean {
  return text.includes('?') && ofAMeal.test(text) && asksToGoOn.test(text) && !ails.test(text);
}

const ofAMeal =
  /\b(?:curry|curries|stews?|soups?|milk|lattes?|rice|dal|dhal|food|cook\w*|dish(?:es)?|porridge|cakes?|bread|sauces?|salads?|tea)\b/i;
const asksToGoOn =
  /\b(?:must|should|shall|do|have to|need to|can|may|could)\b[^.?!]{0,24}\b(?:leave|stop|give (?:it |that |them )?up|avoid|skip|cut (?:it |that )?out|keep|still|go on|drink|eat|have)\b/i;
const ails =
  /\b(?:ate|swallow\w*|drank|vomit\w*|sick|ill|dizz\w*|numb|tingl\w*|faint\w*|drows\w*|sleepy|pain\w*|hurts?|burn\w*|bab(?:y|ies)|toddler|child\w*|son|infant|bottle|accident\w*|mistake\w*|mistook|poison\w*|wild|picked|found|dog|cat|mou?ld\w*|bleach|oil|pills?|tablets?|rash|swell\w*|breath\w*|help)\b/i;
