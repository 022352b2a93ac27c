import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { onsetTold } from '../../about-herbs/facts/onset.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { withStop } from '../../wording/sentences.ts';

/** "Do I take it before the season?", in a talk of hay fever: by how soon it works. */
export function answerBeforeTheSeason(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, wanted, earlierUses, subject } = question;
  const isOfPollen = [...wanted, ...earlierUses].includes('allergies');
  if (!isOfPollen || !beforeIt.test(withPlainApostrophes(question.question))) return null;
  const known = herbsMeant({ herbs, earlierHerbs })
    .filter((item) => !isWarnedOf(item, subject.person))
    .flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const lines = known.map((herb) => {
    const soon = onsetTold(herb, 'allergies');
    return soon === ''
      ? `${herb.name}. How soon it works was not studied, so no start date is known.`
      : `${herb.name}. ${withStop(soon)} So to be in time you would begin about that long before your pollen flies.`;
  });
  return plainAnswer([...lines, fromThePharmacy].map(paragraph), ['How well was it studied?']);
}

const beforeIt =
  /\b(?:before|ahead of|when|by when|start)\b[^.?!]{0,24}\b(?:season|spring|summer|pollen|april|may|march)\b/i;
const fromThePharmacy = 'The better proven way is a steroid nose spray from the pharmacy, begun before the season.';
