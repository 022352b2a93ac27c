import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorRequest } from '../answer.ts';
import { hasCondition } from '../../safety/person/person.ts';
import { readSubject } from '../reading/person/read-subject.ts';

/**
 * "Never a headache in my life, and now every day for three weeks. Is peppermint oil safe?", at 76: what was asked is
 * answered, and before it stands who has to look at it this week. Null for other messages.
 */
export function seenThisWeek(request: AdvisorRequest): string | null {
  const text = withPlainApostrophes(request.question);
  if (dreams.test(text) && hasCondition(readSubject(request).person, 'epilepsy'))
    return /\bgin(?:kgo|gko)\b/i.test(text) ? `${mayBeAbsences} ${noGinkgo}` : mayBeAbsences;
  if (!ofTheHead.test(text) || !isNew.test(text) || !lasts.test(text) || isKnown.test(text)) return null;
  const { ageYears } = readSubject(request).person;
  return ageYears !== null && ageYears >= fromYears ? newHeadache : null;
}

/** What a teacher sees of an absence. */
const dreams =
  /\b(?:dreamy|day-?dream\w*|(?:in|off in) (?:a world of )?(?:his|her|their|my) own (?:little )?world|(?:in )?a world of (?:his|her|their|my) own|switch(?:es|ed|ing) off|tun(?:es|ed|ing) out|vacant|spac(?:es|ed|ey|y|ing)(?: out)?|star(?:es|ed|ing) into space|drift(?:s|ing|ed) off|glaz(?:es|ed|ing) over)\b/i;
const mayBeAbsences =
  'First: with epilepsy, dreamy spells may be absence seizures that nobody takes for one. Tell the epilepsy team or the doctor this week what was seen and how often, and change nothing of the medicine without them.';
/** By the rule of ginkgo with epilepsy. */
const noGinkgo = 'No ginkgo before they agree: seizures have followed it.';
const fromYears = 50;
const ofTheHead =
  /\bhead ?aches?\b|\bmigraines?\b|\b(?:pain|ache|throb\w*) (?:at|in|over|on) (?:my|the|one|both) (?:temples?|head)\b|\bhead (?:hurts|aches|pounds|throbs)\b/i;
const isNew = oneOf(
  /\bnever (?:had |got |get |suffered (?:from )?|been one for |really |much )*(?:an? |any |one |with )*(?:head|them|migraine|one)/i,
  /\bnever (?:a |an )?(?:head ?ache|migraine)|\bnew (?:\w+ )?(?:head ?ache|migraine)|\bfirst (?:head ?ache|migraine|time in my life)/i,
  /\bout of the blue\b|\bfrom nowhere\b|\b(?:don't|didn't) (?:usually|normally|used to|use to) (?:get|have|suffer)|\bnot (?:like me|a head ?ache person)\b/i,
);
const lasts =
  /\b(?:every|each|most) (?:single )?(?:days?|mornings?|evenings?)\b|\bdaily\b|\b(?:these|for|past|last|since|now|about|over) (?:\w+ ){0,3}(?:weeks?|months?|fortnight)\b|\bweeks now\b|\bconstant(?:ly)?\b|\ball the time\b|\bwon't (?:go|shift|lift)\b|\bkeeps? coming\b/i;
const isKnown = /\b(?:scan|mri|neurologist|doctor (?:knows|said|has seen)|been seen|was seen|checked out)\b/i;
const newHeadache =
  'First: after 50 a headache that is new and there on most days belongs to a doctor this week, whatever else helps. An examination and a blood test show whether an artery at the temple is inflamed, and that can cost sight. A sore scalp, a jaw that tires on chewing, any change of sight, weakness or confusion: go today.';
