import type { Form } from '../herbs/form.ts';
import type { HerbAmount } from '../herbs/herb.ts';
import type { Suggestion } from '../herbs/recommend.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Person } from '../safety/person.ts';
import { gradeWords } from './grade-words.ts';
import { escapeHtml, herbLink } from './html.ts';

/** A suggested herb as one item of a list: how well it was studied, how much, how and when. HTML. */
export function suggestionLine({ herb, use, evidence }: Suggestion, person: Person): string {
  const { monograph } = herb;
  const studied = monograph?.uses.find((each) => each.use === use)?.text ?? '';
  const isForAdult = !isUnderage(person);
  const parts = [
    `<strong>${herbLink(herb)}</strong> (${gradeWords[evidence]}). ${escapeHtml(studied)}`,
    escapeHtml(
      isForAdult
        ? amountLine(monograph?.amounts ?? [], studied)
        : 'Ask a pharmacist or pediatrician how much; I give no amounts for children.',
    ),
    monograph?.preparation && isForAdult ? escapeHtml(`How: ${withStop(monograph.preparation)}`) : '',
    monograph?.timeToEffect ? escapeHtml(`When: ${withStop(monograph.timeToEffect)}`) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function amountLine(amounts: readonly HerbAmount[], studied: string): string {
  const amount = amountOf(amounts, formsStudied(studied));
  return amount === undefined ? 'A usual amount is not established.' : `How much: ${withStop(amount.text)}`;
}

/** The amount of the form the studies used: what is put on the skin is no capsule. */
function amountOf(amounts: readonly HerbAmount[], forms: readonly Form[]): HerbAmount | undefined {
  const fitting = forms.flatMap((form) => amounts.find((each) => each.form === form) ?? []);
  return fitting[0] ?? (forms.includes('topical') ? undefined : amounts[0]);
}

const onSkin = /\b(?:skin|rubbed|temples|cream|gel|ointment|patch|plaster|topical|dab)/i;
const inMeasuredDoses = /\b(?:capsules?|extract|tablets?)\b/i;

function formsStudied(studied: string): readonly Form[] {
  if (onSkin.test(studied)) return ['topical', 'essential-oil'];
  return inMeasuredDoses.test(studied) ? ['extract'] : [];
}

function withStop(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
