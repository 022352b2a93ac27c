import { findHerb } from '../../../herbs/catalogue.ts';
import type { Form } from '../../../herbs/form.ts';
import type { Item } from '../../../safety/item.ts';
import { readAsks } from '../../reading/wishes/asks.ts';
import { likelyFollowUp } from '../../reading/follow-ups/likely-follow-up.ts';
import type { Understanding } from '../../reading/understanding.ts';

const turnsBefore = 2;

/** "How many cups would that be?", after "I'd rather drink something": how much is asked of the tea. */
export function inPreferredForm(herbs: readonly Item[], { asks, history }: Understanding): readonly Item[] {
  if (asks.form !== null || !(asks.amount || asks.preparation)) return herbs;
  const told = history.filter(({ role }) => role === 'user').slice(-turnsBefore);
  const form = told.map(({ text }) => formWanted(text)).findLast((each) => each !== null);
  if (form === undefined || form === null) return herbs;
  return herbs.map((herb) =>
    herb.form === 'unspecified' && findHerb(herb.id)?.monograph?.amounts.some((amount) => amount.form === form)
      ? { ...herb, form }
      : herb,
  );
}

function formWanted(text: string): Form | null {
  const { form } = readAsks(text);
  if (form === 'tea' || form === 'extract') return form;
  const kind = likelyFollowUp(text)?.kind;
  if (kind === 'as-tea') return 'tea';
  return kind === 'as-capsules' ? 'extract' : null;
}
