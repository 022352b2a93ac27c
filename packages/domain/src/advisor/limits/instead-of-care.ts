import { anyPhrase, choice, sequence } from '../../resolve/phrases.ts';

/** The reply to "can I take it instead of going to the doctor?"; null for other questions. */
export function noReasonToWait(question: string): string | null {
  if (insteadOfTreatment.test(question) || likedBetter.test(question)) return keepTheTreatment;
  if (!insteadOfCare.test(question)) return null;
  return 'Please let no herb put off a visit to the doctor. Something mild and new may be watched for a few days; what is bad, gets worse, comes back or stays needs to be looked at first.';
}

/** "I want to skip the radiation." */
const insteadOfTreatment = anyPhrase(
  /(?:skip|avoid|refuse|put off|delay|cancel|quit|instead of|rather than|without)(?:ing)? (?:having |doing |getting )?(?:the |my |any |more )?(?:radiation|radiotherapy|chemo\w*|immunotherapy|cancer treatment|dialysis)/,
);
/** "My doctor wants chemotherapy. Would curcumin be better?" */
const likedBetter = sequence(
  /\b(?:chemo\w*|radiation|radiotherapy|immunotherapy|hormone therapy|dialysis|cancer treatment)\b/i,
  /[^]{0,80}\b/,
  choice(
    /(?:be|is|are|work|do) (?:just )?(?:better|safer|enough|as good|as well)|instead|in its place/,
    /rather (?:take|use|have|try)|first(?=\W*\?)|alternative/,
  ),
  /\b/,
);
const keepTheTreatment =
  'Please do not leave that treatment out for a herb: none is known to do its work, and time lost can cost dearly. Tell the doctor or team what worries you about it; much can be eased.';

const care = String.raw`(?:to )?(?:the |a |my |any )?(?:doctors?|doc|gp|physician|dentist|er|emergency room|a ?& ?e|hospital|clinic|urgent care)\b(?! (?:appointment|said|says|told|prescribed))`;

const insteadOfCare = anyPhrase(
  new RegExp(
    `(?:instead of|rather than|without|before) (?:going|seeing|visiting|having to (?:go|see)|a visit|a trip) ?${care}`,
  ),
  new RegExp(`(?:avoid|skip|put off|get around|get out of) (?:going|seeing|visiting)? ?${care}`),
  new RegExp(
    `(?:don't|do not|won't|will not|can't afford to|hate to|refuse to) (?:want to |like to )?(?:go|see|visit|going|seeing) ${care}`,
  ),
);
