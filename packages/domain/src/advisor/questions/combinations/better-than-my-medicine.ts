import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import { theBetterOne } from '../../about-herbs/settled-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lower } from '../../wording/sentences.ts';
import { listed } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { withLinesFirst } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';

/** "Is it better than what I take?": no herb is held to be, and what was prescribed stays. */
export function answerBetterThanMyMedicine(question: Understanding): AdvisorAnswer | null {
  const { subject, earlierHerbs } = question;
  const { medicines } = subject.person;
  const [herb] = (question.herbs.length > 0 ? question.herbs : earlierHerbs).flatMap(({ id }) => findHerb(id) ?? []);
  const spoken = question.mentions.filter(({ kind, allergy }) => kind === 'medicine' && !allergy);
  const named =
    spoken.length === 1 && [betterThanThat, likenedToThat].some((words) => words.test(question.question)) ? spoken : [];
  const isLikened = named.length > 0 && likenedToThat.test(question.question);
  if (isLikened && named.some(({ id }) => id === 'alcohol')) return null;
  const held = named.length > 0 ? named : betterThanMine.test(question.question) ? medicines : [];
  if (herb === undefined || held.length === 0) return null;
  if (theBetterOne(question.question, wishOf(question), [herb]).length > 0) return null;
  const wanted = wishOf(question);
  const use = herb.monograph?.uses.find((each) => wanted.includes(each.use)) ?? herb.monograph?.uses[0];
  const mine = listed(
    held
      .slice(0, mostNamed)
      .map((each) =>
        each.id.startsWith('class:') && named.length > 0 ? `a ${medicineName(each)}` : medicineName(each),
      ),
  );
  const own = isLikened ? question.person.medicines : medicines;
  const isTaken = held.every(({ id }) => own.some((each) => each.id === id));
  const told = use === undefined ? '' : ` What is known of ${inSentence(herb.name)}: ${lower(use.text)}`;
  const items = question.herbs.length > 0 ? question.herbs : earlierHerbs;
  const checked = answerAboutHerbs({
    ...question,
    asks: { ...question.asks, checking: true, evidence: false, comparing: false },
    items,
    areAlternatives: true,
    wish: wanted,
    isOneByOne: false,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
  const than = isLikened ? 'the same as' : asGood.test(question.question) ? 'as well as' : 'better than';
  // What is known may itself set the two side by side.
  const isCompared = use !== undefined && /\bas (?:much|well|good) (?:\w+ )?as\b/i.test(use.text);
  return withLinesFirst(
    [
      isCompared ? told.trim() : `I hold no study in which ${inSentence(herb.name)} did ${than} ${mine}.${told}`,
      isTaken
        ? `Keep taking ${mine} as prescribed. If it does not do enough, or troubles you, tell the prescriber.`
        : notInItsPlace,
    ],
    { ...checked, recommended: [], products: [] },
  );
}

const notInItsPlace =
  'Where a doctor advises such a medicine, it has far more proof: a herb may come beside it, if the doctor agrees, but not in its place.';
const asGood = /\b(?:as|so) (?:good|well|strong|effective)\b/i;
const betterThanThat =
  /\b(?:better|stronger|safer|gentler|as good|as strong|as effective|as well|more effective) (?:than|as) (?:an? |the |any |taking )?(?!it\b|that\b|them\b)\w/i;
/** "Is it like Xanax?" */
const likenedToThat =
  /^\W*(?:(?:and|but|so|ok)\b[ ,]*)*(?:is|are|does|do|would|isn'?t|would you say) (?:it|that|this|they|[\w' -]{3,24}?) (?:feels? |works? |acts? |a bit |a little |kind of |basically |pretty much |much )*(?:like|similar to|comparable (?:to|with)) (?:an? |the |taking )?(?!it\b|that\b|them\b)\w+\W*$/i;
const mostNamed = 3;
const betterThanMine = oneOf(
  sequence(
    /\b(?:better|stronger|safer|gentler|as good|as strong|as effective|more effective) (?:than|as) /i,
    choice(
      /what (?:i|he|she) (?:take|takes|have|has|use|uses|am on)/,
      /my (?:\w+ )?(?:tablets?|pills?|medicines?|medication|meds|statin|drops|inhaler|prescription)/,
      /the (?:tablets?|pills?|medicine) i/,
    ),
    /\b/,
  ),
  /\b(?:doctor|gp|cardiologist|specialist|they|he|she) (?:wants?|put|would like|prescribed|suggests?|recommends?)\b[^.?!]{0,40}\b(?:which|what)(?: one)?(?:'s| is| works?) (?:better|best|safer|stronger)\b/i,
);
