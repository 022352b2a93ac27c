import { lately } from '../../resolve/lately.ts';
import type { Herb } from '../../herbs/herb.ts';
import { inGeneral } from '../../herbs/rule-in-general.ts';

/** The sentences of a text of ours and the halves that a semicolon parts, each ended by a stop. */
export const clausesOf: (text: string) => readonly string[] = lately((text) =>
  text.split(/(?<=[.;])\s+/).map((clause) => clause.replace(/;$/, '.')),
);

/** The sentences of something that was said. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** What speaks against a herb, clause by clause: its side effects, its precautions, and what its rules say. */
export function cautionsOn(herb: Herb): readonly string[] {
  const { monograph, rules } = herb;
  return [
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap((rule) => Object.values(inGeneral(herb, rule))),
  ].flatMap(clausesOf);
}

/** Ended by a stop. */
export function withStop(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** A sentence that goes on after a colon. */
export function lower(text: string): string {
  return properStart.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const properStart = /^(?:[A-Z]{2}|Commission E|European|Chinese|Danish|German|Cochrane|Gels and)\b/;
