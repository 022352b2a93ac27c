import { findHerb } from '../../../herbs/catalogue.ts';
import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "My basil plant is dying on the window": of the plant in its pot, and of nobody who takes it. */
export function answerSickPlant({ question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isOfHerb = herbs.some(({ id }) => findHerb(id)?.kind === 'herb');
  if (ofPeople.test(text) || !(sickPlant.test(text) || (isOfHerb && sickLeaves.test(text)))) return null;
  return {
    ...plainAnswer([paragraph(tended)]),
    sources: citedSources(['umn-extension-growing-herbs'], []),
  };
}

/** "Which plants in the garden are poisonous?", asked so that no child eats of them. */
export function answerPoisonousPlants({ question, herbs }: Understanding): AdvisorAnswer | null {
  if (herbs.length > 0 || ofAnimals.test(question) || !asksWhichArePoisonous.test(withPlainApostrophes(question)))
    return null;
  return {
    ...plainAnswer([poisonous, ifEaten].map(paragraph)),
    sources: citedSources(['kpj-poisonous-plants'], []),
  };
}

const tended =
  'I know what herbs do for people, and little of tending a plant in its pot. Most herbs need at least six hours of sun a day and soil that is not heavy or wet: let water run off below, and never let them wilt between waterings. A garden shop can tell more by a leaf with its spots.';
const poisonous =
  'Many common ones are. Among the worst: foxglove, lily of the valley, oleander, yew, monkshood, laburnum (golden chain), autumn crocus, angel’s trumpet, castor bean and deadly nightshade. Also daffodil and hyacinth bulbs, rhododendron and azalea, wisteria, privet, holly and ivy berries, hydrangea, and the leaves of rhubarb, potato and tomato. The list is not complete: have plants named in a garden shop, and keep what nobody can name out of reach. Teach a child to eat nothing from a bush without asking.';
const ifEaten =
  'If one is eaten, do not wait for signs: take the rest out of the mouth, keep a piece of the plant, and call the poison line (1-800-222-1222 in the US) or your emergency number. It helps to have the number by the phone.';

const sickly =
  /(?:dying|dies|died|dead|wilt\w*|droop\w*|limp|sick|ill|yellow\w*|brown\w*|mou?ld\w*|mildew\w*|aphids?|greenfl(?:y|ies)|slugs?|rott\w*|rots|leggy|not grow\w*|won't grow|needs? (?:more |less )?water)\b/;
const sickPlant = oneOf(
  sequence(
    /\b(?:my|our|the|her|his) (?:[\w-]+ ){0,3}(?:plants?|bush|bushes|seedlings?|shrubs?|window ?box)\b[^.?!]{0,30}\b/i,
    sickly,
  ),
  sequence(/\b(?:save|rescue|revive)\b[^.?!]{0,24}\b(?:plants?|basil|mint|rosemary|thyme|sage)\b/i, /[^.?!]*/),
  /\bhow (?:much|often)\b[^.?!]{0,20}\bwater\b[^.?!]{0,24}\bplants?\b/i,
);
const sickLeaves =
  /\bmy \w+(?: \w+)?(?: has| have| gets?| is getting|'s got)? (?:got )?(?:brown|yellow|black|curled|curly|holey|spotted) (?:tips|leaves|spots on (?:its|the) leaves)\b/i;
const ofPeople = /\b(?:tea|take|drink|capsules?|extract|swallow\w*|eat|eaten|ate|dose)\b/i;
const ofAnimals = /\b(?:dogs?|pupp\w+|cats?|kittens?|pets?|rabbits?|guinea pigs?|horses?|hens?|chickens?|goats?)\b/i;
const asksWhichArePoisonous = oneOf(
  /\b(?:which|what|are there|list)\b[^.?!]{0,40}\b(?:plants?|flowers|bushes|berries|shrubs|houseplants)\b[^.?!]{0,40}\b(?:poison\w*|toxic|dangerous|deadly|harmful)\b/i,
  /\b(?:which|what|list of|are there|any)\b[^.?!]{0,16}\b(?:poisonous|toxic|deadly)\b[^.?!]{0,16}\b(?:plants?|flowers|bushes|berries|shrubs)\b/i,
);
