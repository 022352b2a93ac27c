import { findHerb } from '../../../herbs/catalogue.ts';
import { usesOf } from '../../particular/concerns-in.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { inSentence } from '../../wording/names.ts';
import { broughtOn } from '../settled-lines.ts';

/** "What about fish oil?", after dry eyes: it is no herb that is known for them. */
export function notKnownForIt(question: Understanding): string | null {
  const { asks, herbs, wanted, particulars, earlierParticulars } = question;
  const [concern] = particulars.length > 0 ? particulars : earlierParticulars;
  const [herb, ...others] = herbs;
  if (!asks.bare || concern === undefined || herb === undefined || others.length > 0 || wanted.length > 0) return null;
  // What else was wished for it may be studied for.
  if (wishOf(question).some((use) => !usesOf(concern.herbs).includes(use))) return null;
  const isSpokenOf = concern.says?.toLowerCase().includes(herb.name.toLowerCase().split(' ').at(-1) ?? '') === true;
  const known = [...Object.values(concern.herbs ?? {}).flat(), ...(isSpokenOf ? [herb.id] : [])];
  const bringsItOn = broughtOn(
    { ...question, items: herbs, wish: wanted },
    herbs.flatMap(({ id }) => findHerb(id) ?? []),
  );
  return known.includes(herb.id) ||
    bringsItOn.length > 0 ||
    concern.name.startsWith('that') ||
    concern.name.includes(inSentence(herb.name))
    ? null
    : `I hold no good study of ${inSentence(herb.name)} for ${concern.name}, so I would not count on it there.`;
}
