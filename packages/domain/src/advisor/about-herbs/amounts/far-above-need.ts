import type { Herb } from '../../../herbs/herb.ts';
import { inSentence } from '../../wording/names.ts';

/** How many times the amount that is enough counts as far above it. */
const farFrom = 10;
const inMicrograms: Readonly<Record<string, number>> = { m: 1000, g: 1_000_000, u: 1 };

/** "Is biotin 10,000 mcg too much?": no upper level is set, and yet it is many times what is enough; null where it is not. */
export function farAboveNeed({ name, monograph }: Herb, question: string): string | null {
  const texts = monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
  const need = microgramsIn(neededIn.exec(texts)?.[0] ?? '');
  const asked = microgramsIn(question);
  if (need === null || asked === null || asked < need * farFrom) return null;
  const times = Math.round(asked / need).toLocaleString('en-US');
  const known = monograph?.precautions.text.split(/(?<=[.!?])\s+/)[0] ?? '';
  return `that is about ${times} times what is enough. No upper level is set for ${inSentence(name)}, which means that nobody has measured where harm begins, not that there is none. ${known}`.trim();
}

/** "adequate intake 30 micrograms a day" */
const neededIn =
  /\b(?:adequate intake|recommended (?:amount|intake)|need)\b[^.;]{0,24}?\d[\d,.]* ?(?:micrograms?|milligrams?|mcg|mg|µg)/i;
const amount = /(\d[\d,.]*) ?(micrograms?|milligrams?|grams?|mcg|µg|ug|mg|g)\b/i;

function microgramsIn(text: string): number | null {
  const [, number = '', unit = ''] = amount.exec(text) ?? [];
  const value = Number(number.replaceAll(',', ''));
  if (number === '' || !Number.isFinite(value)) return null;
  const short = /^(?:mic|mcg|µ|u)/i.test(unit) ? 'u' : unit.startsWith('g') ? 'g' : 'm';
  return value * (inMicrograms[short] ?? 1);
}
