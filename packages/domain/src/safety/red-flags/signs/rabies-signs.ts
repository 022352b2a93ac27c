import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

export const rabiesSigns: readonly Signs[] = [
  {
    of: 'rabies-risk',
    patterns: [
      oneOf(
        /\b(?:bitten|bit|bite)\b[^.?!]{0,30}\bbat\b/i,
        /\b(?:bitten|bit|bite|scratch\w*|licked)\b[^.?!]{0,30}\b(?:rabid|foaming)\b/i,
        /\brabi(?:es|d)\b[^.?!]{0,30}\b(?:bit|bitten|bite|exposed|foaming)\b/i,
        /\b(?:bit|bitten)\b[^.?!]{0,30}\b(?:foaming|rabies|rabid)\b/i,
      ),
    ],
    near: [
      [
        concept(`dog cat fox raccoon monkey bat animal`),
        concept(`foam* froth* rabid rabies`),
        concept(`bit bite bitten scratch* licked`),
      ],
      [
        concept(`bat`),
        concept(`woke wake bed bedroom room loft attic cabin sleeping tent`),
        concept(`woke bite bit bitten mark marks nick puncture* face on_me flew landed scratch* sleeping`),
      ],
    ],
  },
];
