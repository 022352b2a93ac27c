import type { RedFlagRule } from './red-flag.ts';

/** By these words later turns of a talk know that an urgent sign was told of, or one that has lasted for weeks. */
export const callToday = 'Please call your doctor or a medical advice line today';
export const seeThisWeek = 'Please see your doctor this week';

/** For what has lasted for weeks already. */
export const thisWeek = `${seeThisWeek}, before trying any herb.`;
const today = `${callToday}, before trying any herb.`;

interface Check {
  /** Each is a sign by itself; a check told by concepts only has none. */
  readonly patterns?: readonly RegExp[];
  readonly why: string;
  /** How soon a doctor is wanted. */
  readonly when?: string;
}

export function flag(id: string, topic: string, { patterns = [], why, when = today }: Check): RedFlagRule {
  return {
    id,
    level: 'urgent',
    topic,
    patterns,
    paragraphs: [
      `What you describe sounds like ${topic}. ${why}`,
      when,
      'If it gets worse quickly, call your emergency number: 911, 112, 999 or 000.',
    ],
  };
}
