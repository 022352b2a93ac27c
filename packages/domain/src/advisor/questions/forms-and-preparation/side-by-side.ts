import type { Form } from '../../../herbs/form.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { formInWords } from '../../wording/form-in-words.ts';
import { capital } from '../../wording/names.ts';
import { lower, withStop } from '../../wording/sentences.ts';

/** The two forms that a question sets against each other, by what is known of these herbs; null where nothing tells them apart. */
export function setSideBySide(question: string, herbs: readonly Herb[]): string | null {
  const asked = formsIn(question);
  if (asked.length < 2) return null;
  const known = asked.filter((form) =>
    herbs.some((herb) => herb.monograph?.amounts.some((each) => each.form === form)),
  );
  const [only, ...others] = known;
  if (only !== undefined && others.length === 0 && !asked.includes('tincture')) {
    const lacking = asked.filter((form) => form !== only);
    return `Rather ${formInWords[only]}: for that amounts are known, from studies or long use. ${lacking.map((form) => `I hold no amount for it ${formInWords[form]}.`).join(' ')}${lacking.includes('topical') ? ' A cream is the milder way, and only for whole skin.' : ''}`;
  }
  if (asked.includes('food') && asked.includes('extract')) return foodIsSafer;
  return asked.includes('tea') && asked.includes('extract') ? teaIsMilder : null;
}

/** How much is told of one herb in each of them. */
export function amountsOfThose(question: string, { monograph }: Herb): readonly string[] {
  const asked = formsIn(question);
  return (monograph?.amounts ?? [])
    .filter(({ form, for: own }) => asked.includes(form) && own === undefined)
    .map(({ form, text }) => `${capital(formInWords[form])}: ${withStop(lower(text))}`);
}

function formsIn(question: string): readonly Form[] {
  return words.flatMap(([form, names]) => (names.test(question) ? [form] : []));
}

const words: readonly (readonly [Form, RegExp])[] = [
  ['tea', /\bteas?\b/i],
  ['extract', /\b(?:tab(?:let)?s?|caps?(?:ules?)?|pills?|extracts?|supplements?)\b/i],
  ['tincture', /\b(?:drops|tinctures?)\b/i],
  ['food', /\b(?:food|cooking|meals?|spice|fresh|powder in)\b/i],
  ['topical', /\b(?:creams?|gels?|ointments?|balms?|lotions?)\b/i],
];

const teaIsMilder =
  'Most studies used extracts in capsules or tablets, with a set amount, so those are stronger and more even; a cup of tea is milder and differs from cup to cup.';
const foodIsSafer =
  'In food it is a small, everyday amount with few risks, but less than what was studied; capsules hold a studied, set amount, and bring more side effects and clashes with medicines. So for the taste and for every day take it in food; only for an effect that was studied capsules, and for the time of the studies.';
