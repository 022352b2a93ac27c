import type { HerbRule } from '../herb.ts';

/** Fruits that share a protein with the rubber tree. */
export const latexFruit: HerbRule = {
  kind: 'allergy',
  with: ['latex'],
  severity: 'moderate',
  evidence: 'moderate',
  why: 'Between a third and most people with latex allergy react to this fruit or its kin, often badly.',
  advice: 'Ask an allergist first, and stop at any itching or swelling.',
  sources: ['review-blanco-2003-latex-fruit', 'eaaci-patients-fruit'],
  forms: ['food', 'tea', 'extract', 'tincture', 'topical', 'unspecified'],
};
