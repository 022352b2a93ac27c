import type { Herb } from '../../herbs/herb.ts';

/** The sentences of a text of ours and the halves that a semicolon parts, each ended by a stop. */
export function clausesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;])\s+/).map((clause) => clause.replace(/;$/, '.'));
}

/** The sentences of something that was said. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** What speaks against a herb, clause by clause: its side effects, its precautions, and what its rules say. */
export function cautionsOn({ monograph, rules }: Herb): readonly string[] {
  return [
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap(({ why, advice }) => [why, advice]),
  ].flatMap(clausesOf);
}
