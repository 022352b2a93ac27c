import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { type KnownDanger, soonFor } from './known-danger.ts';

const aBaby = ({ ageYears }: Person) => (ageYears !== null && ageYears < 1 ? 'the baby' : null);
const fever = concept(
  `fever* temperature_of_(?:3[89]|4[01]|10[0-5]) burning_up (?:feel*|is|he's|she's|very|so|really)_(?:very_|so_|really_)?hot 3[89](?:[.,]\\d)? 40[.,]\\d 10[0-5](?:[.,]\\d)?_?f? fieber`,
);

/** What is grave in the first year of life, told under the profile of the baby itself. */
export const babyDangers: readonly KnownDanger[] = [
  soonFor('known-fever-in-a-baby', aBaby, {
    why: 'Under three months, 38 °C (100.4 °F) or more has to be seen by a doctor straight away, day or night, even when the baby seems well: call now, or go to a hospital. From three months a fever needs a call today. Measure under the arm. Give no tea, herb or honey; feed as usual and often, and take off a layer. Very sleepy or floppy, hard breathing, a stiff neck, spots that stay under a glass, a fit or no wet nappy: emergency number at once.',
    sources: ['glasgow-fever-under-three-months', 'glasgow-fever-from-three-months'],
    patterns: [fever],
  }),
];
