import { alternatives } from './phrases.ts';
import type { Form } from '../herbs/form.ts';

/** The salt a medicine is sold as: "Metoprololsuccinat". */
const salts = alternatives([
  /hydrochlorid|hydrobromid|succinat|(?:hydrogen|bi)?tartrat|besilat|mesilat/,
  /(?:hydrogen)?maleat|(?:hemi)?fumarat/,
  /(?<!^(?:calcium|magnesium|kalium|natrium|zin[ck]|eisen|iron|potassium|sodium|vitamin))(?:natrium|kalium|calcium|magnesium)/,
  /sulfat|acetat|citrat|phosphat|bromid|oxalat|cilexetil|medoxomil|proxetil|axetil|dihydrat/,
  /trihydrat|monohydrat|hemihydrat/,
]);
/** What stands behind a herb or a medicine in one German word, folded, with the form it tells. */
const ending = new RegExp(
  String.raw`^(\p{L}{4,}?)(?:en|n|s)?(?:(tees?)|(tropfen|tinktur)|(kapseln?|tabletten|pillen|perlen|dragees|extrakt|pulver|saft)|(oel|ol)|(salbe|creme|gel)|wurzeln?|blatter|bluten|kraut|samen|rinde|fruchte|beeren|${salts})$`,
  'u',
);
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
