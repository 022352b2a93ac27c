import { isForeign } from '../language.ts';
import type { Understanding } from '../understanding.ts';

/** "Darf ich X zu Marcumar?", where X was not understood: nothing is said of what medicines do to each other. */
export function isUnreadAbroad({ question, herbs }: Understanding): boolean {
  return isForeign(question) && herbs.length === 0 && !areAskedTogether.test(question);
}

export function unreadBeside(medicines: string): string {
  return `I read ${medicines} in your message, but not the herb or supplement, so I have checked nothing yet. Write its Latin or English name, and I will check it. Until then please leave it out, or ask a pharmacist.`;
}

const areAskedTogether =
  /(?<!\p{L})(?:vertragen|miteinander|gleichzeitig|zusammen|juntos|a la vez|entre s[ií]|ensemble|en m[eê]me temps|insieme|ao mesmo tempo|samen|tegelijk|razem|jednocze[sś]nie|birlikte|beraber)(?!\p{L})/iu;
