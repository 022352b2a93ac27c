import { findHerb, listHerbs } from '../../../herbs/catalogue.ts';
import { isOnlyForSkin } from '../../../herbs/form-for.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { lastMessage } from '../last-said.ts';
import { asksToSwallow } from '../wishes/asks-to-swallow.ts';
import type { Item } from '../../../safety/item.ts';

/** "Aloe?", after its gel for the skin was suggested: the gel is meant. */
export function asSpokenOf(item: Item, earlier: readonly Item[], offered: readonly Item[] = []): Item {
  const herb = findHerb(item.id);
  const fuller = earlier.find((each) => each.id !== item.id && endsWithIt(each, item));
  if (fuller !== undefined) return { ...item, id: fuller.id, name: fuller.name, form: fuller.form };
  if (item.form !== 'unspecified' || !herb?.scientificName) return item;
  const longer = earlier.length === 1 ? earlier.find((each) => isLongerNameOf(each, item)) : undefined;
  if (longer !== undefined) return { ...item, id: longer.id, name: longer.name, form: longer.form };
  const isOfSkin = earlier.length > 0 && earlier.every(({ form }) => form === 'topical');
  const isOffered = offered.some(({ id, form }) => id === item.id && form === 'topical');
  if (isOnlyForSkin(herb) && (isOfSkin || isOffered)) return { ...item, form: 'topical' };
  const twin = earlier.find(
    ({ id, form }) => id !== item.id && form === 'topical' && findHerb(id)?.scientificName === herb.scientificName,
  );
  return twin ?? (isOfSkin ? (onlyForSkin(herb) ?? item) : item);
}

/** "And as tea for the inside?", after the cream: the plant itself is asked about. */
export function asSwallowed(
  items: readonly Item[],
  { question, history }: Pick<AdvisorRequest, 'question' | 'history'>,
): readonly Item[] {
  if (!forTheInside.test(question) || rubbedOn.test(question)) return items;
  const before = lastMessage(history).toLowerCase();
  return items.map((item) => {
    const plant = item.id.endsWith('-topical') ? findHerb(item.id.replace(/-topical$/, '')) : undefined;
    const isSkinOnly = item.form === 'topical' && findHerb(item.id)?.monograph?.forms.join() === 'topical';
    const isOil = item.form === 'topical' && before.includes(`${item.name.toLowerCase()} oil`);
    if (plant === undefined && isOil) return { ...item, form: 'essential-oil' };
    if (plant === undefined) return isSkinOnly ? { ...item, form: 'unspecified' } : item;
    return { ...item, id: plant.key, name: plant.name, form: 'unspecified' };
  });
}

/** "You eat it or rub it?" asks which of the two. */
const rubbedOn = /\b(?:rub\w*|skin|creams?|gels?)\b/i;

/** "Can I swallow it?", "and as a tea?": what was put on the skin is no longer meant. */
export function isOfTheInside(question: string): boolean {
  return asksToSwallow.test(question) || forTheInside.test(question);
}

/** What is put on the skin, and now is to be drunk. */
const forTheInside =
  /\bfor (?:the )?inside\b|\b(?:as|in) (?:an? )?(?:tea|infusion|capsules?)\b|\b(?:tea|infusion) (?:of|from|out of) (?:it|that|this|them|the leaves|the roots?)\b|\b(?:drink|swallow|eat) (?:it|that|this|them|a (?:cup|tea|bit) of)\b/i;

/** "Back to the peppermint", in a talk of peppermint oil. */
function isLongerNameOf(spoken: Item, { id, name, text }: Item): boolean {
  return (
    spoken.id !== id &&
    text.toLowerCase() === name.toLowerCase() &&
    spoken.name.toLowerCase().startsWith(`${name.toLowerCase()} `)
  );
}

/** "Plantain", after ribwort plantain. */
function endsWithIt({ name }: Item, { name: own, text }: Item): boolean {
  return own.toLowerCase() !== text.toLowerCase() && name.toLowerCase().endsWith(` ${text.toLowerCase()}`);
}

/** Aloe, in a talk of what is rubbed on: its gel for the skin, where that is known apart. */
function onlyForSkin({ scientificName, key }: Herb): Item | undefined {
  const twin = listHerbs().find(
    (each) => each.key !== key && each.scientificName === scientificName && isOnlyForSkin(each),
  );
  return twin === undefined
    ? undefined
    : { kind: 'herb', id: twin.key, name: twin.name, text: twin.name, form: 'topical' };
}
