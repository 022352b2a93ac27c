import { isToldInFiction } from '../../../safety/red-flags/told-in-fiction.ts';

/** "In chapter nine a vicar is dispatched with foxglove in his comfrey tea", "our Jack got hold of it three years ago": nobody takes it now. */
export function isOfNobody(sentence: string): boolean {
  if (wasSwallowedOnce.test(sentence) || (isToldInFiction(sentence) && !sentence.includes('?'))) return true;
  return ofATale.test(sentence) && !sentence.includes('?') && !ownWish.test(sentence);
}

/** "Three years ago our Jack got hold of eucalyptus oil": long over. */
const wasSwallowedOnce =
  /^(?=[^]*\b(?:\w+ years? (?:ago|back)|years (?:ago|back)|in (?:19\d\d|20[01]\d|202[0-4])|as a (?:child|kid|toddler|baby))\b)[^]*\b(?:swallowed|got hold of|got into|drank|ate|poisoned|overdosed)\b/i;
const ofATale =
  /\bnone of it(?:['’]s| is| was)? real\b|\bin (?:chapter|act|scene|episode) \w+|\b(?:novels?|thriller|whodunn?it|(?:murder|cosy) myster(?:y|ies)|heroine|protagonist|villain|matinee|pantomime|plot twist)\b|\b(?:in|of) (?:the|my|our|a) (?:new |old )?(?:film|movie|play|series|soap|opera|script|short story)\b|\bmy (?:main )?(?:character|murderer|victim|detective)\b/i;
const ownWish =
  /\b(?:i|he|she|we)(?:['’](?:d|m|ve|s)| would| am| is| have| has)? (?:\w+ )?(?:tak(?:e|es|ing)|took|dr[ia]nk(?:s|ing)?|us(?:e|es|ing)|want(?:s|ed)?|like|try|tried|bought|thought|wonder\w*)\b/i;
