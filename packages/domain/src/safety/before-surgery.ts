import type { Candidate } from './candidate.ts';

const tellsSomeone = /\b(?:tell|ask|team|surgeon|an(?:a)?esthetist|doctor|clinic)\b/i;
const namesATime = /\b(?:weeks?|days?) before\b/i;

/** "Stop it two weeks before" does not help who is operated on tomorrow: whoever puts them to sleep has to know. */
export function toldToTheTeam(candidate: Candidate): Candidate {
  const { advice } = candidate;
  if (tellsSomeone.test(advice) || !namesATime.test(advice)) return candidate;
  return { ...candidate, advice: `${advice} If it is sooner than that, tell the surgical team what you took.` };
}
