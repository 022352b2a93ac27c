import { oneOf } from '../../../resolve/phrases.ts';
import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { type KnownDanger, soonFor } from './known-danger.ts';

const aChild = ({ ageYears }: Person) => (ageYears !== null && ageYears < 13 ? 'the child' : null);
const wheezes = concept(`wheez* whistling_(?:chest|breath*) whistl*_when_(?:he|she)_breath*`);
/** "Won't drink tea" refuses a taste. */
const driesOut = oneOf(
  /(?:\bnot|n't|\bhardly|\bbarely|\bstopped|\brefus\w+ to) (?:\w+ )?(?:drink(?:s|ing)?|drunk)(?=\W*$|[,.;]| (?:much|anything|enough|at all|well|properly|or|and|since|today|now|fluids?)\b)/i,
  /(?:\bnot|n't|\bhardly|\bbarely) (?:\w+ )?(?:wee|weed|wee'd|weeing|pee|peed|peeing)\b(?! (?:in|on) (?:the|a|his|her) )/i,
  /\b(?:no|hardly any|few|fewer) wet (?:nappy|nappies|diapers?)\b|\bsunken eyes\b|\bno (?:wee|pee|urine)\b(?! (?:test|sample|infection))/i,
);

/** What is grave in small children, told under the profile of the child itself; fever stands with the infections. */
export const babyDangers: readonly KnownDanger[] = [
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
