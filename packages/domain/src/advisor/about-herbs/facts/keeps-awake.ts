import type { Herb } from '../../../herbs/herb.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** "Green tea before bed?": what holds caffeine is for the morning; null of others. */
export function keepsAwake({ name, effects }: Herb, question: string): string | null {
  const wakes = effects.some(({ effect }) => effect === 'contains-caffeine' || effect === 'stimulant');
  return wakes && late.test(question)
    ? `Rather not so late: ${inSentence(name)} wakes people up, and it can cost you sleep. ${capital(inSentence(name))} is for the morning, or up to the early afternoon.`
    : null;
}

const late =
  /\b(?:before|at|near) (?:bed|bedtime|going to (?:bed|sleep)|sleep(?:ing)?)\b|\b(?:at night|in the evening|in the late|late (?:at|in)|after dinner)\b/i;
