import { findHerb } from '../herbs/catalogue.ts';
import type { Form } from '../herbs/form.ts';
import { isInjected } from './injected.ts';
import { wordList } from './phrases.ts';

/** A name as it was typed, and the words before and behind it. */
interface Around {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function isNutrient(key: string): boolean {
  const kind = findHerb(key)?.kind;
  return kind === 'vitamin' || kind === 'mineral' || kind === 'nutrient';
}

/** Only what is eaten has a food amount: St John's wort in a smoothie is a medicine in a smoothie. */
export function formOf(key: string, form: Form, { name, before, after: tail }: Around): Form {
  if (isNutrient(key) && isInjected(name, { before, after: tail })) return 'injection';
  if (form === 'food' && eatenRipe.has(key) && notRipe.test(before)) return 'unspecified';
  if (form === 'essential-oil') return inCapsules.has(key) && oilCapsules.test(tail) ? 'extract' : form;
  const herb = form === 'food' || form === 'tincture' ? findHerb(key) : undefined;
  if (!herb) return form;
  const isMineral = isNutrient(key);
  if (form === 'tincture') return isMineral ? 'unspecified' : form;
  if (/^\s*juice\b/i.test(tail) && !drunkAsJuice.has(key)) return 'unspecified';
  const isEaten = herb.kind === 'food' || herb.monograph?.forms.includes('food') === true;
  return isEaten && (!isMineral || key === inSeaweed) && !neverFood.has(key) ? 'food' : 'unspecified';
}

/** Fruits that harm before they are ripe: "green papaya salad" is no food amount of the fruit. */
const eatenRipe: ReadonlySet<string> = new Set(['papaya', 'elderberry', 'ackee']);
const notRipe = /\b(?:unripe|green|raw|half[- ]ripe|not (?:\w+ )?ripe)\s*$/i;

/** Pure oil of it poisons, while capsules with a measured amount are licensed. */
const inCapsules: ReadonlySet<string> = new Set(['eucalyptus']);
const oilCapsules = /^\s*(?:essential )?oil[\s-]+(?:capsules?|softgels?|caps)\b/i;

/** The mineral that people eat by the sheet and the bowl. */
const inSeaweed = 'iodine';

/** A laxative, levodopa, a statin and a root that is simmered for its effect, wherever they are stirred in. */
const neverFood: ReadonlySet<string> = new Set(['psyllium', 'mucuna', 'red-yeast-rice', 'astragalus']);

/** Fruits drunk by the glass; of any other herb the pressed juice is a dose. */
const drunkAsJuice: ReadonlySet<string> = new Set(
  wordList(`
  cranberry grapefruit pomegranate elderberry beet-root acai papaya sea-buckthorn bilberry amla fruit-juice
  potassium-rich-foods prune star-fruit soursop noni aloe-vera-gel wheatgrass leafy-greens rosehip camu-camu
  goji-berry pineapple black-currant blueberry aronia
`),
);
