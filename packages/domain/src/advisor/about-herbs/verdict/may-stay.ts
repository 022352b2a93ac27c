import type { Finding } from '../../../safety/finding.ts';

/**
 * "Should I stop eating spinach?", beside warfarin: what is eaten daily must not be left out all at once, and where the
 * hours or the amount count, it need not be left out either. Null where leaving out is right until somebody was asked.
 */
export function mayStay(findings: readonly Finding[], herbs: string): string | null {
  const advice = findings.map((finding) => finding.advice);
  if (advice.some((each) => leaveItOut.test(each))) return null;
  if (advice.some((each) => steady.test(each)))
    return `No need to leave out ${herbs}, and no sudden change either: keep to about the same amount from week to week.`;
  if (advice.every((each) => apart.test(each)))
    return `No need to leave out ${herbs}: what counts is the time between the two.`;
  return advice.every((each) => amount.test(each))
    ? `No need to leave out ${herbs} altogether: what counts is how much.`
    : null;
}

/** "Can I eat spinach?", where a rule itself says that it need not be avoided. */
export function staysOnThePlate(findings: readonly Finding[], herbs: string): string | null {
  const isFine = findings.length > 0 && findings.every(({ advice }) => /\bneed not avoid\b/i.test(advice));
  return isFine ? `Yes, you can go on eating ${herbs}: keep to about the same amount from week to week.` : null;
}

const steady = /\bneed not avoid\b|\babout the same amount\b|\bkeep [^.]{0,40}\bsteady\b/i;
const apart = /\b(?:hours?|minutes) (?:apart|before|after)\b|\bwait at least\b/i;
const amount = /\b(?:keep|stay) (?:to|below|under|within) (?:food|usual|normal|small|kitchen|one|two|a cup|\d)/i;
const leaveItOut = /\b(?:leave (?:it|them) out|do not (?:take|start|combine|use)|stop it)\b/i;
