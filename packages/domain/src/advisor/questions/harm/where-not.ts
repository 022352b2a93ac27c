import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { cautionsOf } from '../../about-herbs/verdict/cautions-of.ts';
import { durationOf } from '../../about-herbs/facts/effect-facts.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "The chilli cream, for how long and where not": where nothing should be put, and what its own sources add. */
export function answerWhereNot({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksWhereNot.test(withPlainApostrophes(question))) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = findHerb(item?.id ?? '');
  const isPutOn = herb?.monograph?.amounts.some(({ form }) => form === 'topical') === true;
  if (herb === undefined || !isPutOn || others.length > 0) return null;
  const { person } = subject;
  const isNumb = hasCondition(person, 'neuropathy') || hasCondition(person, 'diabetes');
  const told = durationOf(herb, undefined, person);
  const howLong = /is not established/.test(told) ? takeStock : `How long: ${told}`;
  const lines = [
    `${capital(inSentence(herb.name))}. ${nowhere}`,
    capital(cautionsOf(herb).replace(/^mind this\. /, '')),
    ...(isNumb ? [onNumbFeet] : []),
    ...(asksHowLong.test(question) ? [howLong] : []),
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['How soon does it work?']),
    sources: citedSources(herb.monograph?.precautions.sources ?? [], []),
  };
}

const asksWhereNot = anyPhrase(
  /where (?:not|should(?:n't| it not| i not)|must(?:n't| it not| i not)|can't|to avoid|is it not)/,
  /(?:which|what) (?:parts?|places?|areas?|spots?|skin)\b[^.?!]{0,24}\b(?:not|avoid|never)/,
  /where (?:on (?:the|my) (?:body|skin) )?(?:should|must|can) (?:it|i|this|that)\b[^.?!]{0,12}\b(?:not|never)/,
);
const asksHowLong = /\bhow (?:long|many (?:days|weeks))\b/i;
const takeStock =
  'How long is not laid down: give it a few weeks, stop when it brings nothing, and ask a pharmacist before you go on for months.';
const nowhere =
  'Not on broken, sore, shaved or irritated skin, not near the eyes, nose, mouth or private parts, and not under a tight bandage or a heat pad. Wash the hands after it, and try a small spot first.';
const onNumbFeet =
  'Where the nerves feel little, as with diabetes, a burn is noticed late: look at the skin each day, put nothing on the feet that heats unless the foot team agrees, and stop at any blister or sore and have it seen within a day.';
