import { anyPhrase } from '../../resolve/phrases.ts';

/** The reply to "can I take it instead of going to the doctor?"; null for other questions. */
export function noReasonToWait(question: string): string | null {
  if (!insteadOfCare.test(question)) return null;
  return 'Please let no herb put off a visit to the doctor. Something mild and new may be watched for a few days; what is bad, gets worse, comes back or stays needs to be looked at first.';
}

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
