import { findHerb } from '../../../herbs/catalogue.ts';
import type { Form } from '../../../herbs/form.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { formInWords } from '../../wording/form-in-words.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Is the tea as strong as the capsules?": a cup and a capsule hold different amounts, and which of them was studied. */
export function answerStrengthOfForms({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const found = asStrong.exec(withPlainApostrophes(question))?.groups;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = others.length > 0 || item === undefined ? undefined : findHerb(item.id);
  if (found === undefined || item === undefined || herb?.monograph == null || isWarnedOf(item, subject.person))
    return null;
  const asked = [found['one'] ?? '', found['other'] ?? ''].map(formOf);
  const amounts = herb.monograph.amounts.filter(({ form }) => asked.includes(form));
  const name = inSentence(herb.name);
  // The limit of a pregnancy stands in place of what others take.
  const isLimited = subject.person.pregnant || subject.person.breastfeeding;
  const told = (isLimited ? [] : amounts).filter(
    ({ text }) => !said.includes(withStop(lower(text))) && !said.includes(text),
  );
  const studied = amounts.map(({ form }) => form);
  const lacking = asked.filter((form) => form !== null && !studied.includes(form));
  const lines = [
    asked.includes('tea') ? teaIsWeaker : asked.includes('food') ? foodIsWeaker : extractIsStronger,
    ...told.map(({ form, text }) => `${capital(formInWords[form])}: ${withStop(lower(text))}`),
    ...lacking.flatMap((form) => (form === null ? [] : [`I hold no amount of ${name} ${formInWords[form]}.`])),
  ];
  return {
    ...plainAnswer([paragraph(lines.join(' '))], ['How well was it studied?']),
    sources: citedSources(
      amounts.flatMap(({ sources }) => sources),
      [],
    ),
  };
}

const forms = String.raw`golden milk|juice|spice|food|fresh root|cooking|teas?|capsules?|tablets?|pills?|extracts?|drops|tinctures?|powders?|infusions?|supplements?|oils?|syrups?|cream|gel`;
const asStrong = new RegExp(
  String.raw`\b(?:is|are|does|do|would|will) (?:the |an? |just )?(?:\w+ )?(?<one>${forms})\b[^.?!]{0,12}\b(?:as (?:strong|good|effective|potent|much use|powerful)|work (?:just )?as well|(?:stronger|weaker|better|worse|more effective|less effective|milder))\b[^.?!]{0,8}\b(?:as|than) (?:the |an? |taking |its )?(?:\w+ )?(?<other>${forms})\b`,
  'i',
);
const teaIsWeaker =
  'Mostly not: a cup of tea holds less, and how much differs from cup to cup, while a capsule or extract holds a known amount. So what a trial found with one does not hold for the other.';
const foodIsWeaker =
  'Mostly not: food or a drink holds far less than a capsule, and how much differs each time. So what a trial found with capsules does not hold for the kitchen; in turn food has fewer risks.';
const extractIsStronger =
  'They are hard to set side by side: how strong each is depends on how it was made, so go by the amount that was studied for that form.';

function formOf(word: string): Form | null {
  if (/^(?:tea|infusion)/i.test(word)) return 'tea';
  if (/^(?:drop|tincture)/i.test(word)) return 'tincture';
  if (/^(?:cream|gel)/i.test(word)) return 'topical';
  if (/^(?:golden|juice|spice|food|fresh|cook)/i.test(word)) return 'food';
  return /^oil/i.test(word) ? 'essential-oil' : 'extract';
}
