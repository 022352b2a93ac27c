import { sequence } from '../../../resolve/phrases.ts';
import { concept } from './concept.ts';

export const swallowedThing = sequence(
  /\b(?:swallowed|swallows|gulped(?: down)?) (?:a|an|the|my|one|his|her) (?:\w+ )?/i,
  /(?:coin|10p|5p|penny|marble|bead|button(?! (?:battery|cell))|plum stone|cherry stone|date stone|peach stone|stone|tooth|crown|filling|toothpick|ring|bone|peg|screw|bottle top|lego)\b/,
);

/** What small children put in their mouths. */
export const smallThing = concept(`coins? beads? marbles? button stones? lego toy plastic pebble`);
