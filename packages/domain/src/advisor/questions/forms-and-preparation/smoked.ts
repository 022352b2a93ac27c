import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What happens if I smoke mugwort?", "can I snort it?": no herb is made for that. */
export function answerSmoked({ question, herbs, earlierHerbs, mentions }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const named = mentions.find(({ kind, start }) => kind === 'herb' && smokes.test(text.slice(0, start)));
  const [before] = herbs.length === 0 && smokesIt.test(text) ? earlierHerbs : [];
  const herb = findHerb(named?.id ?? before?.id ?? '');
  if (herb === undefined || herb.neverSuggest === true) return null;
  return plainAnswer(
    [paragraph(`I would not do that with ${inSentence(herb.name)}. ${whyNot}`)],
    [`What is ${inSentence(herb.name)} good for?`],
  );
}

const way = String.raw`(?<!\b(?:quit|stop|stopped|give up|gave up|after|while|with|of|from) )\b(?:smok(?:e|ing)|vap(?:e|ing)|snort(?:ing)?|inject(?:ing)?)`;
const smokes = new RegExp(
  String.raw`${way} (?:(?:some|the|dried|a|my|pure|fresh|raw|wild|little|bit|of|joint|with) ?){0,4}$`,
  'i',
);
const smokesIt = new RegExp(String.raw`${way} (?:it|that|this|them)\b`, 'i');
const whyNot =
  'Smoke of any plant brings tar and carbon monoxide into the lungs, and what is dried for tea is not tested for smoking, sniffing or injecting; how strongly it acts that way nobody can say. If somebody already did and breathes badly, has a pounding heart, sees things or cannot be woken, call your emergency number.';
