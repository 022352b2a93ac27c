import type { Candidate } from './candidate.ts';

const tellsOfTheTimeBefore = /\b(?:conceiv|trying|before (?:a |the )?pregnancy|may become pregnant|prenatal)/i;

/** "Do not use it in pregnancy" leaves open what to do for whoever is not pregnant yet. */
export function toldBeforePregnancy(candidate: Candidate): Candidate {
  const { severity, advice } = candidate;
  if (severity === 'none-known' || severity === 'minor' || tellsOfTheTimeBefore.test(advice)) return candidate;
  return { ...candidate, advice: `Leave it out while you try to conceive, or ask first. ${advice}` };
}
