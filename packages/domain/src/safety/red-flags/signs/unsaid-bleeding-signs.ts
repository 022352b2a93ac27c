import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const wound = concept(`cuts? gash* wound* slice* nick nose_?bleed socket stitches nose`);
const goesOn = concept(
  `
    won't_(?:stop|clot|close) keeps_(?:coming|going|starting|opening) coming_through come_through
    can't_(?:stop|get)_it hasn't_stopped not_stopp*
  `,
);
const pressed = concept(
  `
    press* pressure holding held towels? tea_?towel* tissue* half_an_hour hour* minutes mins ages warfarin thinners?
    apixaban eliquis xarelto
  `,
);

/** "cut won't stop, been pressing for half an hour": the blood is not named. */
export const unsaidBleedingSigns: readonly Signs[] = [
  {
    of: 'severe-bleeding',
    near: [
      [wound, goesOn, pressed],
      [concept(`press*`), wound, concept(`keeps still won't through ages minutes hour`)],
    ],
  },
];
