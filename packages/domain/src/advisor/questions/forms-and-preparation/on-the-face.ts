import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { notNeat } from './neat-or-diluted.ts';

/** "Can I use it on my face too?", of what is put on the skin. */
export function answerOnTheFace({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksOfTheFace.test(withPlainApostrophes(question))) return null;
  const items = herbsMeant({ herbs, earlierHerbs }).filter(isPutOn);
  const meant = items.flatMap(({ id }) => findHerb(id) ?? []);
  const isWarned = findingsAbout(items, subject.person).some(({ severity }) => severity !== 'minor');
  if (meant.length === 0 || isWarned) return null;
  const sharp = meant.filter(({ key }) => sharpOnes.has(key));
  const mild = meant.filter((herb) => !sharp.includes(herb));
  if (mild.length > 0 && saidNeat.test(question)) {
    const onlyMild = items.filter(({ id }) => mild.some(({ key }) => key === id));
    const diluted = notNeat(onlyMild, subject);
    if (diluted !== null) return diluted;
  }
  const names = (some: typeof meant) => listed(some.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      ...(sharp.length > 0 ? [`${capital(names(sharp))}: not on the face. It burns eyes and thin skin.`] : []),
      ...(mild.length > 0
        ? [
            `${capital(names(mild))}: on the face too, in a thin layer, as long as it stays away from the eyes, the lips and broken skin. Try a small spot first and wait a day.`,
          ]
        : []),
    ].map(paragraph),
    ['What if my skin gets irritated?'],
  );
}

function isPutOn({ id, form }: Item): boolean {
  return form === 'topical' || findHerb(id)?.monograph?.forms.every((each) => each === 'topical') === true;
}

const asksOfTheFace =
  /\b(?:use|put|apply|rub|dab|spread)\b[^.?!]{0,24}\b(?:on|to|onto|around) (?:my |his |her |the )?(?:face|cheeks?|forehead|chin|nose)\b[^?]{0,20}\?/i;

/** "Straight on my face?": the oil as it comes out of the bottle. */
const saidNeat =
  /\b(?:neat|undiluted|pure|straight|direct(?:ly)?|full[- ]strength|as (?:it )?is|out of the bottle|100 ?(?:%|per ?cent)|(?:without|with no) (?:diluting|thinning|mixing))(?!\w)/i;

/** What warms, cools or burns. */
const sharpOnes: ReadonlySet<string> = new Set([
  'cayenne',
  'camphor',
  'wintergreen',
  'peppermint-oil',
  'eucalyptus',
  'clove',
  'clove-oil',
  'mustard',
  'horseradish',
]);
