import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Foxgloves grow right beside my sage, does that matter?": of the bed, and of nobody who took any. */
export function answerBesideAPoison({ question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!growsThere.test(text) || isTaken.test(text)) return null;
  const plants = [...new Set(herbs.map(({ id }) => id))].flatMap((id) => findHerb(id) ?? []);
  const poisons = plants.filter(({ neverSuggest, key }) => neverSuggest === true && !isForCreams.has(key));
  if (poisons.length === 0) return null;
  const names = listed(poisons.map(({ name }) => inSentence(name)));
  const others = plants.filter((herb) => !poisons.includes(herb)).map(({ name }) => inSentence(name));
  const apart = others.length === 0 ? 'what you pick' : listed(others);
  return {
    ...plainAnswer(
      [
        `Yes, mind a mix-up: a few leaves of ${names} can kill. ${mixedUp(poisons)}`.trim(),
        `So keep ${names} well apart from ${apart}, best in another bed. Label both, pull seedlings that stray, wear gloves for the poison, wash your hands, and pick leaf by leaf, never by the handful. Show children what not to touch.`,
      ].map((line) => paragraph(capital(line))),
    ),
    sources: citedSources(poisons.flatMap(({ rules }) => rules.flatMap(({ sources }) => sources)).slice(0, 2), []),
  };
}

/** The leaf it is taken for. */
function mixedUp(poisons: readonly Herb[]): string {
  return poisons.some(({ key }) => key === 'foxglove')
    ? 'Foxglove has been picked for comfrey and for borage.'
    : poisons.some(({ key }) => key === 'lily-of-the-valley')
      ? 'Lily of the valley has been picked for wild garlic.'
      : '';
}

/** Poison when swallowed, and yet planted for creams. */
const isForCreams: ReadonlySet<string> = new Set(['comfrey', 'arnica']);

const growsThere = oneOf(
  /\b(?:grow(?:s|ing|n)?|plant(?:ed|ing)?|standing|come up|seeded itself|self-?seed\w*)\b[^.?!]{0,40}\b(?:beside|next to|near|with|among|amongst|between|by|in|alongside)\b[^.?!]{0,24}\b(?:my|the|our)\b/i,
  /\b(?:beside|next to|near|alongside|in|among) (?:my|the|our) (?:\w+ ){0,4}(?:beds?|borders?|patch|garden|allotment|hedge)\b/i,
);
const isTaken = /\b(?:ate|eaten|eat|drank|drink|swallow\w*|tea|took|taken|salad|soup|sick|dog|cat|hens?|horses?)\b/i;

/** "The countess dies of monkshood. Was it ever a medicine?": of the old days, and nobody means to take it. */
export function answerOnceAMedicine({ question, herbs }: Understanding): AdvisorAnswer | null {
  const [herb] = herbs;
  const known = herb === undefined ? undefined : once[herb.id];
  if (known === undefined || herbs.length > 1 || !wasOnce.test(withPlainApostrophes(question))) return null;
  return {
    ...plainAnswer([paragraph(`Yes. ${known.says} ${notAtHome}`)]),
    sources: citedSources(known.sources, []),
  };
}

const wasOnce =
  /\b(?:was|were|has|have|did|used to)\b[^.?!]{0,40}\b(?:ever|once|really|long ago|in the (?:old|olden) days|in the past|historically|at one time)\b[^?]{0,60}\b(?:medicines?|medicinal\w*|remed(?:y|ies)|doctors?|healers?|physicians?|treat\w*)\b|\b(?:medicines?|remed(?:y|ies)|doctors?|physicians?)\b[^.?!]{0,30}\b(?:in the (?:old|olden) days|long ago|in the past|historically|centuries ago)\b/i;
export const notAtHome = 'It is nothing for home use: a little of the plant can kill.';
/** What is known of their past, by the key of the plant. */
export const once: Readonly<Record<string, { readonly says: string; readonly sources: readonly string[] }>> = {
  aconite: {
    says: 'Aconite (monkshood) was given for pain in parts of Europe, India and China. In Chinese medicine the root is still used after long processing. In Europe and America it went out of use in the first half of the last century, because it had poisoned people.',
    sources: ['review-tai-2015-aconitum', 'review-chan-2021-aconitum'],
  },
  foxglove: {
    says: 'In 1785 the physician William Withering told how he had treated swollen legs and bellies with foxglove for ten years. Digoxin, a heart medicine of today, is of the same kind; its level is watched in the blood.',
    sources: ['hektoen-withering-foxglove'],
  },
  belladonna: {
    says: 'Atropine, one of the poisons of deadly nightshade, is still a medicine in the hands of doctors.',
    sources: ['natmed-belladonna-consumer'],
  },
  'poison-hemlock': {
    says: 'By tradition it was poison hemlock (Conium maculatum) that Socrates had to drink: a herb of the carrot family, with purple blotches on a smooth, hollow stem. The hemlock tree (Tsuga) is an evergreen of another kind, and no relation.',
    sources: ['ocj-poison-hemlock', 'britannica-poison-hemlock'],
  },
};
