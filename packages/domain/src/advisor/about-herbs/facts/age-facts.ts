import type { Form } from '../../../herbs/form.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Telling } from '../telling.ts';

/** What is known of an age, from the rule that comes closest to it and to the form that is spoken of: the tea is no extract. */
export function childrenOf(herb: Herb, telling: Telling): string {
  if (telling.isTold(herb)) return '';
  const form = formSpokenOf(herb, telling);
  const rules = herb.rules.flatMap((each) => (each.kind === 'age' && 'underYears' in each ? [each] : []));
  const holding = rules.filter(({ underYears }) => (telling.subject.person.ageYears ?? 0) < underYears);
  const ofForm = holding.filter(({ forms }) => forms === undefined || forms.includes(form));
  const [rule] = ofForm.toSorted((left, right) => left.underYears - right.underYears);
  if (rule === undefined) return holding.length > 0 ? byItsLabel : '';
  return `${rule.why} ${rule.advice}`;
}

const byItsLabel = 'Use only a product whose label is for this age, and as it says; makers set different ages.';

function formSpokenOf(herb: Herb, telling: Telling): Form {
  return telling.isForSkin(herb) ? 'topical' : telling.formOf(herb);
}

/** "When is he old enough?": in the form that is spoken of, since the oil waits longer than the tea. */
export function fromWhatAge(herb: Herb, telling: Telling): string {
  const form = formSpokenOf(herb, telling);
  const all = herb.rules.flatMap((each) =>
    each.kind === 'age' && 'underYears' in each && each.severity !== 'none-known' && each.severity !== 'minor'
      ? [each]
      : [],
  );
  const ofForm = all.filter(({ forms }) => forms === undefined || forms.includes(form));
  const limits = all.length > 0 && ofForm.length === 0 ? all : ofForm;
  const [widest] = limits.toSorted((left, right) => right.underYears - left.underYears);
  if (widest === undefined)
    return 'I hold no rule that names an age. A pediatrician or pharmacist can say when and how much.';
  const age = widest.underYears === 1 ? '12 months' : `${widest.underYears} years`;
  return `not before ${age}, unless a pediatrician says so. ${widest.why} After that a pediatrician or pharmacist can say how much.`;
}
