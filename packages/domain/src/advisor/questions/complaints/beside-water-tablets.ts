import { lives, takes } from '../../../safety/red-flags/known-dangers/known-danger.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { inSentence } from '../../wording/names.ts';

const isIll = lives('kidney-disease', 'dialysis', 'organ-transplant', 'heart-failure', 'liver-disease');
const ofSwelling = /\b(?:o?edema|swelling|swollen|water retention)\b/i;
const isDrained = takes('diuretic');

/** "A natural water tablet instead of more pills": why herbs that drive water do not suit this body, or go on top of tablets that do. */
export function besideWaterTablets({ particulars, subject: { person }, said }: Understanding): readonly string[] {
  if (!particulars.some(({ name }) => ofSwelling.test(name))) return [];
  const illness = isIll(person);
  const tablet = isDrained(person);
  const lines = [
    ...(illness === null
      ? []
      : [
          `With ${inSentence(illness)} herbs that drive water, such as dandelion, juniper, horsetail or parsley, are not for you: they can upset the salts in the blood, and nobody can foresee how much. Tell the team that treats you of the swelling soon.`,
        ]),
    ...(tablet === null
      ? []
      : [
          `Go on with ${inSentence(tablet)} as prescribed, and neither take less of it nor put a herb that drives water in its place or on top; whoever prescribed it can change the dose.`,
        ]),
  ];
  return lines.filter((line) => !said.includes(line));
}
