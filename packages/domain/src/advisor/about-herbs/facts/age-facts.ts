import type { Herb } from '../../../herbs/herb.ts';
import type { Telling } from '../telling.ts';

/** What is known of an age, from the rule that comes closest to it. */
export function childrenOf(herb: Herb, { subject: { person }, isTold }: Telling): string {
  if (isTold(herb)) return '';
  const rules = herb.rules.flatMap((each) => (each.kind === 'age' && 'underYears' in each ? [each] : []));
  const holding = rules.filter(({ underYears }) => (person.ageYears ?? 0) < underYears);
  const [rule] = holding.toSorted((left, right) => left.underYears - right.underYears);
  return rule ? `${rule.why} ${rule.advice}` : '';
}

/** "When is he old enough?": in the form that is spoken of, since the oil waits longer than the tea. */
export function fromWhatAge(herb: Herb, telling: Telling): string {
  const form = telling.isForSkin(herb) ? 'topical' : telling.formOf(herb);
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
