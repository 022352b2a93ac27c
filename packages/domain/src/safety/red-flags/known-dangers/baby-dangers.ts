import { oneOf } from '../../../resolve/phrases.ts';
import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { type KnownDanger, soonFor } from './known-danger.ts';

const aBaby = ({ ageYears }: Person) => (ageYears !== null && ageYears < 1 ? 'the baby' : null);
const fever = concept(
  `fever* temperature_of_(?:3[89]|4[01]|10[0-5]) burning_up (?:feel*|is|he's|she's|very|so|really)_(?:very_|so_|really_)?hot 3[89](?:[.,]\\d)? 40[.,]\\d 10[0-5](?:[.,]\\d)?_?f? fieber`,
);

const aChild = ({ ageYears }: Person) => (ageYears !== null && ageYears < 13 ? 'the child' : null);
const wheezes = concept(`wheez* whistling_(?:chest|breath*) whistl*_when_(?:he|she)_breath*`);
/** "Won't drink tea" refuses a taste. */
const driesOut = oneOf(
  /(?:\bnot|n't|\bhardly|\bbarely|\bstopped|\brefus\w+ to) (?:\w+ )?(?:drink(?:s|ing)?|drunk)(?=\W*$|[,.;]| (?:much|anything|enough|at all|well|properly|or|and|since|today|now|fluids?)\b)/i,
  /(?:\bnot|n't|\bhardly|\bbarely) (?:\w+ )?(?:wee|weed|wee'd|weeing|pee|peed|peeing)\b(?! (?:in|on) (?:the|a|his|her) )/i,
  /\b(?:no|hardly any|few|fewer) wet (?:nappy|nappies|diapers?)\b|\bsunken eyes\b|\bno (?:wee|pee|urine)\b(?! (?:test|sample|infection))/i,
);

/** What is grave in small children, told under the profile of the child itself. */
export const babyDangers: readonly KnownDanger[] = [
  soonFor('known-fever-in-a-baby', aBaby, {
    why: 'Under three months, 38 °C (100.4 °F) or more has to be seen by a doctor straight away, day or night, even when the baby seems well: call now, or go to a hospital. From three months a fever needs a call today. Measure under the arm. Give no tea, herb or honey; feed as usual and often, and take off a layer. Very sleepy or floppy, hard breathing, a stiff neck, spots that stay under a glass, a fit or no wet nappy: emergency number at once.',
    sources: ['glasgow-fever-under-three-months', 'glasgow-fever-from-three-months'],
    patterns: [fever],
  }),
  soonFor('known-wheeze-in-a-child', aChild, {
    sources: ['seattle-childrens-wheezing', 'healthify-wheeze-under-five'],
    why: 'A child that wheezes needs a doctor today: the small airways are tight, and a syrup or tea does not open them. Give the blue inhaler if there is one, by its plan. Suddenly after food, a medicine or a sting, after choking, or with hard or very fast breathing, ribs that draw in, blue lips, or too breathless to talk or drink: emergency number at once.',
    patterns: [wheezes],
  }),
  soonFor('known-drying-out-in-a-child', aChild, {
    sources: ['wales-healthier-together-breathing', 'glasgow-fever-under-three-months'],
    why: 'A child that hardly drinks or wets nothing for eight hours dries out: call a doctor today. Offer small sips or feeds often, from a spoon if need be. Very sleepy or floppy, sunken eyes, no tears, or cold mottled skin: emergency number at once.',
    patterns: [driesOut],
  }),
];
