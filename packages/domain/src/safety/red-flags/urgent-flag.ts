import type { RedFlagRule } from './red-flag.ts';

/** For what has lasted for weeks already. */
export const thisWeek = 'Please see your doctor this week, before trying any herb.';
const today = 'Please call your doctor or a medical advice line today, before trying any herb.';

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
