import type { Form } from '../herbs/form.ts';

/** What stands behind a herb in one German word, folded, with the form it tells. */
const ending =
  /^(\p{L}{4,}?)(?:en|n|s)?(?:(tees?)|(tropfen|tinktur)|(kapseln?|tabletten|dragees|extrakt|pulver|saft)|(oel|ol)|(salbe|creme|gel)|wurzeln?|blatter|bluten|kraut|samen|rinde|fruchte|beeren)$/u;
const forms: readonly Form[] = ['tea', 'tincture', 'extract', 'essential-oil', 'topical'];

/** The names a German compound may hold: "kamillentee" holds "kamille". */
export function germanStems(word: string): readonly string[] {
  const stem = ending.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, `${stem}n`, `${stem}en`];
}

/** The form a German compound tells: "Baldriantropfen" are a tincture. */
export function germanForm(word: string): Form | undefined {
  const told =
    ending
      .exec(word)
      ?.slice(2)
      .findIndex((part) => part !== undefined) ?? -1;
  return forms[told];
}
