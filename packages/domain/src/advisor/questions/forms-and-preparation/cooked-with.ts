import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { eaten } from '../../about-herbs/amounts/in-food.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "A recipe with dill?", "what can I cook with lots of basil": what the kitchen does with it, while the checks find nothing against it as food. */
export function answerCookedWith({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (asksForPesto.test(text) && !/\b(?:fine|ok|okay|safe|allowed|alright)\b/i.test(text))
    return plainAnswer([asPesto, ...(ofRamsons.test(text) ? [ramsonsFirst] : [])].map(paragraph));
  if (!asksForDishes.test(text) || ofRemedies.test(text)) return null;
  const [item] = herbsMeant({ herbs, earlierHerbs });
  const dishes = item === undefined ? undefined : dishesOf[item.id];
  const herb = findHerb(item?.id ?? '');
  if (item === undefined || herb === undefined || dishes === undefined) return null;
  if (findingsAbout([eaten(item)], subject.person).some(({ severity }) => severity !== 'minor')) return null;
  return plainAnswer(
    [paragraph(`${capital(inSentence(herb.name))} goes into ${dishes}. None of these needs egg or nuts.`)],
    ['How do I dry it?', 'How long does it keep?'],
  );
}

/** Of what the kitchen everywhere makes with it; no egg and no nuts among them. */
const dishesOf: Readonly<Record<string, string>> = {
  basil:
    'tomato sauce and salads, on pizza and pasta at the last moment, or with oil and garlic into a paste for bread',
  'beet-root':
    'burgers of grated beetroot with oats and beans, a salad with apple, or soup; roasted in the oven it gets sweet',
  caraway: 'bread, cabbage, potatoes and soft cheese',
  coriander: 'curries, lentils, rice, salsa and lime dressings, at the end of the cooking',
  cumin: 'lentils, chickpeas, carrots, rice and curries; roast the seeds first',
  dill: 'new potatoes with a little butter, cucumber with yogurt (plain, or of oats or soy), beetroot or carrots, and fish; chop it and add it at the end, as it loses its taste in the heat',
  fennel: 'bread, tomato sauce, fish, and roasted vegetables (the seeds); the bulb is good raw with orange, or braised',
  garlic: 'nearly all that is savoury: gently fried in oil for pasta, roasted whole for bread, or in soups and stews',
  ginger: 'stir-fries, carrot soup, curries, rice, or stewed apples and pears',
  'lemon-balm':
    'fruit salad, yogurt, cold drinks, green salads, or sauces for fish; add it raw, as heat takes its scent',
  lovage: 'soups, stews and potatoes, a little at a time, as it is strong',
  oregano: 'tomato sauce, pizza, beans, roasted vegetables and marinades; dried it is stronger',
  parsley: 'potatoes, soups, carrots, tabbouleh with bulgur and tomato, or garlic oil for pasta; add it at the end',
  peppermint: 'peas, new potatoes, yogurt with cucumber, fruit salad and cold drinks',
  rosemary: 'roast potatoes, bread, beans, lamb and marinades; it bears long cooking',
  saffron: 'rice, fish soup and sweet buns; soak the threads in a little warm water first',
  sage: 'butter for pasta or gnocchi (melt it, let a few leaves get crisp in it), roast pumpkin, beans, or stuffing',
  spearmint: 'peas, new potatoes, yogurt with cucumber, tabbouleh, fruit salad and cold drinks',
  thyme: 'roast vegetables, mushrooms, tomato sauce, stews, beans and marinades; it bears long cooking',
  turmeric: 'lentils, rice, curries, roast cauliflower and soups, a pinch at a time',
};

const asksForPesto =
  /\b(?:recipe|how|make|making|blend|which|better|best)\b[^.!]{0,50}\bpesto\b|\bpesto\b[^.!]{0,50}\b(?:recipe|how|make|better)\b/i;
const asPesto =
  'For pesto blend two handfuls of washed, dry leaves with a handful of toasted pine nuts or, with a nut allergy, sunflower seeds, the same of grated hard cheese, a pinch of salt and enough olive oil for a paste. Basil is mild and takes a clove of garlic with it; wild garlic is sharp and needs none. Keep it in the fridge under oil and eat it within days.';
const ofRamsons = /\b(?:wild garlic|ramsons?|bear'?s garlic)\b/i;
const ramsonsFirst =
  'Wild garlic that you pick yourself: lily of the valley and autumn crocus look much like it and can kill. Each leaf of wild garlic stands on its own stalk and smells of garlic, but the smell stays on your fingers: check leaf by leaf, and leave what you are not sure of, or buy it.';
const asksForDishes = anyPhrase(
  /recipes? (?:with|using|for|that|of|where|which|ideas?)/,
  /recipes?(?=\W*$)/,
  /what (?:else )?(?:can|could|do|should|might|would) (?:i|we|one|you) (?:cook|bake|make|eat|do in the kitchen) (?:with|out of|from|for (?:dinner|lunch|supper|tea))/,
  /what (?:else )?(?:goes|go) (?:well |nicely |best )?with(?! (?:my|his|her) (?:tablets?|pills?|medicines?))/,
  /(?:ideas?|tips?) (?:for|of) (?:dinner|lunch|supper|cooking|a (?:dish|meal|salad)|dishes|meals|the kitchen)/,
  /(?:dish|dishes|meals?|dinners?|salads?|soups?) (?:with|using|for)(?= |\W*$)/,
  /(?:how|what) (?:do|can|to) (?:i |you |we )?(?:best )?cook (?:with )?/,
);
/** A recipe for a tea, and amounts for one, are asked of elsewhere. */
const ofRemedies =
  /\b(?:teas?|tinctures?|syrups?|balms?|salves?|ointments?|creams?|infusions?|decoctions?|capsules?|remed(?:y|ies)|poultice|compress|mouthwash|gargle|inhalation|drops|oxymel|cough|cold|sleep|infused oil|how (?:much|many))\b/i;
