import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { isFromAnimals } from '../../reading/wishes/diet.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "I'm vegan", after a supplement was spoken of: whether it fits, and what would. */
export function answerHowSomebodyEats({
  question,
  herbs,
  earlierHerbs,
  wanted,
  medicines,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const items = herbs.length > 0 ? herbs : earlierHerbs;
  if (!eatsSo.test(text) || text.length > longest || wanted.length + medicines.length > 0) return null;
  if (items.length === 0 || asksMore.test(text)) return null;
  const eatsNoMeat = /\b(?:vegetarian|veggie)\b/i.test(text);
  const unfit = items.filter(({ id }) => isFromAnimals(id) && !(eatsNoMeat && ofBees.has(id)));
  const rest = items.filter((item) => !unfit.includes(item));
  const names = (some: typeof items) => listed([...new Set(some.map(({ name }) => inSentence(name)))]);
  const faith = ofFaith.test(text);
  const lines = [
    ...(unfit.length === 0
      ? []
      : [
          faith
            ? `${capital(names(unfit))} ${unfit.length > 1 ? 'come' : 'comes'} from animals: a halal or kosher mark on the pack tells which animal, and how it was made.`
            : `${capital(names(unfit))} ${unfit.length > 1 ? 'come' : 'comes'} from animals, so ${unfit.length > 1 ? 'they do' : 'it does'} not fit.`,
          ...(faith ? [] : unfit.flatMap(({ id }) => instead[id] ?? [])),
        ]),
    ...(rest.length === 0
      ? []
      : [
          `${capital(names(rest))} ${rest.length > 1 ? 'are' : 'is'} ${rest.every(({ id }) => findHerb(id)?.kind === 'herb') ? 'from plants, so that fits as tea or powder' : 'mostly made without animals'}.`,
        ]),
    shells,
  ];
  return plainAnswer(lines.map(paragraph), ['What else could help?']);
}

const longest = 70;
const eatsSo = anyPhrase(
  /(?:i'?m|i am|im|we'?re|we are|she'?s|he'?s|as) (?:also |actually |an? |strict(?:ly)? |mostly )*(?:vegan|vegetarian|veggie|plant[- ]based|muslim|jewish|hindu|jain)s?/,
  /(?:i|we|she|he) (?:don't|do not|doesn't|never) (?:eat|take|touch|use|do) (?:any )?(?:meat|animals?(?: (?:stuff|products?|things))?|pork|gelatine?|fish)/,
  /(?:only eat|keep|eat) (?:halal|kosher)|(?:needs|has) to be (?:halal|kosher|vegan)/,
);
const ofFaith = /\b(?:muslim|jewish|halal|kosher|pork|hindu|jain)\b/i;
const asksMore = /\b(?:b12|iron|protein|do i need|what should|which|deficien\w*|tired)\b/i;
const ofBees: ReadonlySet<string> = new Set(['honey', 'royal-jelly', 'propolis', 'bee-pollen']);
const instead: Readonly<Record<string, string>> = {
  collagen:
    'What is sold as vegan collagen holds none, only vitamins or amino acids. Enough protein, fruit and vegetables with vitamin C, and protection from the sun do more for the skin.',
  'omega-3-fish-oil':
    'Oil from algae holds the same fatty acids, EPA and DHA; flaxseed, chia and walnuts hold a plant form of them.',
  'krill-oil': 'Oil from algae holds the same fatty acids, EPA and DHA.',
  'cod-liver-oil': 'Oil from algae holds EPA and DHA; vitamin D from lichen is sold on its own.',
  glucosamine: 'There is glucosamine made from corn or fungi: the label has to say so.',
};
const shells =
  'Capsule shells are mostly gelatin from pigs or cattle: look for “vegetable capsule” or “HPMC”, or a vegan, halal or kosher mark.';
