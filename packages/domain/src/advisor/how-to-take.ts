import type { Herb } from '../herbs/herb.ts';
import { isUnderage } from '../safety/age-group.ts';
import { forAdults, inForm, likeTea, lower, withStop } from './amounts.ts';
import { inSentence } from './names.ts';
import type { Telling } from './telling.ts';
import { tooMuch } from './too-much.ts';

/** Usual adult amounts. For children none are given, and in pregnancy they are for a clinician to confirm. */
export function amountOf(herb: Herb, telling: Telling): string {
  const { isForbidden, isForSkin, asks, said, question } = telling;
  const { person, who } = telling.subject;
  if (isForbidden(herb))
    return `I give no amount of ${inSentence(herb.name)} for ${who}, because the checks speak against it.`;
  if (isUnderage(person))
    return `I give no amounts for children. A pharmacist or pediatrician can tell you what suits ${who}.`;
  const isForHair = telling.wanted.includes('hair');
  const all = (herb.monograph?.amounts ?? [])
    .filter(({ form }) => !isForSkin(herb) || form === 'topical')
    .filter(({ text }) => !(isForHair && /\bbath\b/.test(text)));
  if (
    telling.formOf(herb) === 'essential-oil' &&
    !all.some(({ form }) => form === 'essential-oil' || form === 'topical')
  )
    return `How much of the oil of ${inSentence(herb.name)} to use is not established. Do not swallow it.`;
  const named = all.some(({ form }) => form === telling.formOf(herb)) ? telling.formOf(herb) : null;
  const asked = asks.form ?? named;
  const inAskedForm = all.filter(({ form }) => asked === null || form === asked);
  const unsaid =
    asks.amount || asks.preparation || asks.timing || asks.form !== null
      ? inAskedForm
      : all.filter(({ text }) => !said.includes(lower(text).replace(/\.$/, '')));
  const amounts = inAskedForm.length > 0 ? unsaid : all;
  const isToldBefore =
    amounts.length > 0 && amounts.every(({ text }) => said.includes(lower(forAdults(text)).replace(/\.$/, '')));
  const judged = asks.amount ? (moreThanUsual.test(question) ? notMore : tooMuch(herb, question)) : null;
  if (all.length > 0 && amounts.length === 0) return '';
  if (amounts.length === 0)
    return `How much ${inSentence(herb.name)} to ${isForSkin(herb) ? 'put on the skin' : 'take'} is not established.`;
  const care =
    person.pregnant || person.breastfeeding
      ? [` These are usual adult amounts; ask which are right for ${who} now.`]
      : [];
  return [
    judged === null ? '' : `${judged} `,
    amounts
      .map(({ form, text }, place) => {
        const how = `${inForm[form]}: ${withStop(lower(forAdults(text)))}`;
        return isToldBefore ? `${place === 0 ? 'As I said, ' : 'And '}${lower(how)}` : how;
      })
      .join(' '),
    ...care,
  ].join('');
}

const moreThanUsual = /\b(?:double|twice (?:the|as)|triple|more than (?:the|it says|that))\b/i;
const notMore = 'No, more than the amount that was studied is not better, only riskier.';

/** How much and how, in one. */
export function howToTake(herb: Herb, telling: Telling): string {
  const how = preparationOf(herb, telling);
  // A recipe is for a tea; capsules need none.
  const hasTea = herb.monograph?.amounts.some(({ form }) => form === 'tea') === true;
  const asks =
    hasTea && likeTea.test(how) && telling.asks.preparation ? { ...telling.asks, form: 'tea' as const } : telling.asks;
  return asks.amount ? how : `${amountOf(herb, { ...telling, asks })} ${how}`.trim();
}

function preparationOf(herb: Herb, { isForbidden }: Telling): string {
  if (isForbidden(herb)) return '';
  const isToldWithAmount = herb.monograph?.amounts.some(({ text }) => likeTea.test(text)) === true;
  return (
    herb.monograph?.preparation ??
    (isToldWithAmount ? '' : `I have nothing on how to prepare ${inSentence(herb.name)}.`)
  );
}
