import { findHerb } from '../../herbs/catalogue.ts';
import type { Form } from '../../herbs/form.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Which form?", of the one thing spoken of: how its kinds differ, where that is known, and which were studied. */
export function answerWhichForm({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!asksForForm.test(question)) return null;
  const [item, ...others] = herbs.length > 0 ? herbs : earlierHerbs;
  const herb = others.length > 0 ? undefined : findHerb(item?.id ?? '');
  if (herb?.monograph === undefined || herb.monograph === null) return null;
  const lines = [...kindsOf(herb), amountsKnown(herb)].filter((line) => line !== '');
  return plainAnswer(
    [paragraph(`${capital(inSentence(herb.name))}. ${lines.join(' ')}`)],
    ['How much do people take?'],
  );
}

const asksForForm =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:(?:should|shall|do|would|can|could) (?:i|you|one|we) (?:better )?(?:take|use|drink|buy|have|get|choose|prefer) )(?:the |a |it as )?(?:syrup|lozenges?|powder|drops|tincture|tea|capsules?|tablets?|juice|extract|cream|gel|oil) or (?:(?:take|use|drink|have) )?(?:the |a |as )?(?:syrup|lozenges?|powder|drops|tincture|tea|capsules?|tablets?|juice|extract|cream|gel|oil)\W*$|^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:which|what) (?:form|kind|type|sort|version|salt)s?(?: of (?:it|that|[\w-]+))?(?: (?:is|are|would be|works?|should i (?:take|get|buy|use)|do (?:i|you|people) (?:take|get|buy|use|recommend)))?(?: (?:best|better|good|the best|absorbed|gentlest|strongest|recommended))?\W*$|^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:the |as )?(?:syrup|gumm(?:y|ies)|lozenges?|powder|spray|chew(?:ing|able)s?|drops|tincture|tea|capsules?|tablets?) or (?:the |as )?(?:syrup|gumm(?:y|ies)|lozenges?|powder|spray|chew(?:ing|able)s?|capsules?|tablets?)\W*$/i;

/** What its description tells of salts, strains or makes. */
function kindsOf({ monograph }: Herb): readonly string[] {
  const sentences = monograph?.description.split(/(?<=[.!?])\s+/) ?? [];
  return sentences.filter((sentence) => ofKinds.test(sentence));
}

const ofKinds = /\b(?:salts?|strains?|differ|kinds|types|forms|graded|than)\b/i;

function amountsKnown({ monograph }: Herb): string {
  const known = [...new Set(monograph?.amounts.map(({ form }) => inWords[form]) ?? [])].filter((form) => form !== '');
  return known.length === 0
    ? 'I hold no study that puts one form before another.'
    : `Amounts are known ${listed(known)}; I hold no study that puts one form before another.`;
}

const inWords: Readonly<Record<Form, string>> = {
  tea: 'as a tea',
  extract: 'as capsules or extract',
  tincture: 'as a tincture',
  food: 'as food',
  'essential-oil': 'as an oil',
  topical: 'on the skin',
  unspecified: '',
};
