import { needsALook } from '../../safety/red-flags/likeness/ordinary-words.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import { concernsIn } from '../particular/concerns-in.ts';

/** From this likelihood on a message that only sounds like an alarm is one, whatever complaint is known in it. */
const surelyAlarming: Readonly<Record<string, number>> = { 'likely-urgent': 0.85, 'likely-emergency': 0.7 };

/**
 * "I have become a light sleeper": no rule knows a sign in it, it only sounds a little like an alarm, and the complaint is a
 * known one. Then the complaint is answered, and who has to look first is told before it.
 */
export function isOnlyAComplaint(alarm: RedFlag, message: string): boolean {
  const surely = surelyAlarming[alarm.id];
  if (surely === undefined || findRedFlag(message)?.id !== alarm.id) return false;
  if (ofWhatKills.test(message) || needsALook(message) || 1 - likenessOf(message).calm >= surely) return false;
  const { uses, particulars } = concernsIn(message);
  return uses.length > 0 || particulars.length > 0;
}

/** Where these are named nothing is taken for a mere complaint. */
const ofWhatKills =
  /\b(?:heart|chest|pulse|breath\w*|faint\w*|unconscious|collaps\w*|seizures?|blood|bloody|bleed\w*|numb\w*|vision|speech|withdrawal|shakes|hernia|weight)\b/i;

export const seenFirst = 'If this is sudden, strong or getting worse, let a doctor look at it before you try anything.';
