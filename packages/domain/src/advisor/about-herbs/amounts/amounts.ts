import { lower, withStop } from '../../wording/sentences.ts';
import type { Form } from '../../../herbs/form.ts';
import type { Herb, HerbAmount } from '../../../herbs/herb.ts';
import { formFor } from '../../../herbs/form-for.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { fittingClauses } from '../../reading/wishes/topics.ts';

interface For {
  readonly use: UseKey;
  /** The sentence on the studies: it tells which form they used. */
  readonly studied: string;
  /** The form that was asked for. */
  readonly form: Form | null;
  /** Of the form that was studied, or else the first, alone. */
  readonly isShort?: boolean;
}

const mostForms = 2;

/** How much adults take for a use, form by form, each with how that form is made. */
export function amountsFor(herb: Herb, purpose: For): readonly string[] {
  const { monograph } = herb;
  // Where it does not come in the form that was asked for, what is known of others is told.
  const isIn = purpose.form !== null && monograph?.forms.includes(purpose.form) === true;
  const all = fittingAmounts(herb, isIn ? purpose : { ...purpose, form: null });
  const fitting = purpose.isShort === true ? theStudiedOne(all, purpose) : all;
  if (fitting.length === 0) return ['A usual amount for this is not established.'];
  const told = withStop(monograph?.preparation ?? '');
  // What is taken in a way of its own is not made as the rest is, yet the warnings hold.
  const isOwn = fitting.some((each) => each.for !== undefined);
  const how = purpose.isShort === true ? madeInShort(told) : isOwn && !likeTea.test(told) ? warningsIn(told) : told;
  const shown = fitting.map(({ form }) => form);
  return [
    ...fitting.map(
      ({ form, text }) =>
        `${purpose.isShort === true && namesItsForm(form, text) ? withStop(text) : `${inForm[form]}: ${withStop(lower(text))}`}${isMadeLike(how, form) ? ` ${how}` : ''}`,
    ),
    ...(isGeneral(how) && (!shown.includes('topical') || onSkin.test(how)) ? [how] : []),
  ];
}

type Fitting = readonly Pick<HerbAmount, 'form' | 'text' | 'for'>[];

/** The amounts for this use, or else those that are for none above others. */
export function amountsOfUse({ monograph }: Herb, use: UseKey | undefined): readonly HerbAmount[] {
  const all = monograph?.amounts ?? [];
  const own = all.filter((each) => use !== undefined && each.for?.includes(use) === true);
  return own.length > 0 ? own : all.filter((each) => each.for === undefined);
}

/** Asked for nothing in particular: the amounts that are for no single use, with what a day needs; all where there are none. */
export function amountsInGeneral(herb: Herb): readonly HerbAmount[] {
  const all = herb.monograph?.amounts ?? [];
  const general = all.filter((each) => each.for === undefined || each.for.includes('nutrition'));
  return general.length > 0 ? general : all;
}

/** "400 mg of extract" needs no heading. */
function namesItsForm(form: Form, text: string): boolean {
  return (
    form === 'extract' && /\b(?:extract|capsules?|tablets?|lozenges|husk|powder\w*|drops|syrup|juice|oil)\b/i.test(text)
  );
}

/** How long a tea steeps, and what to mind. */
function madeInShort(how: string): string {
  const minutes = /(\d+(?: to \d+)?|ten) minutes/.exec(how)?.[0];
  const isSteeped = /\b(?:steep|pour|cover|infus)/i.test(how) && !/\b(?:simmer|boil|soak)\w*/i.test(how);
  if (minutes === undefined || !isSteeped || !plainTea.test(how)) return likeTea.test(how) ? how : warningsIn(how);
  return `Steep ${/\bcover/i.test(how) ? 'covered ' : ''}for ${minutes}.`;
}

const plainTea = /^[^.]+\.$/;

function warningsIn(text: string): string {
  return text
    .split(/(?<=\.)\s+/)
    .filter((sentence) => warning.test(sentence))
    .join(' ');
}

const warning = /\b(?:never|not|no|avoid|only|must|stop|discard|unbroken|poison|dangerous)\b/i;

/** Capsules, where those were studied. */
function theStudiedOne(all: Fitting, { studied }: For): Fitting {
  const isOfExtract =
    /\b(?:capsules?|extracts?|\d+ ?mg|trials?|stud(?:y|ies))\b/i.test(studied) && !/\btea\b/i.test(studied);
  const ofExtract = all.find(({ form }) => form === 'extract' && isOfExtract);
  return ofExtract === undefined ? all.slice(0, 1) : [ofExtract];
}

/** Whether an amount is known for a use in a fitting form. */
export function hasAmountFor(herb: Herb, purpose: For): boolean {
  return fittingAmounts(herb, purpose).length > 0;
}

function fittingAmounts(herb: Herb, purpose: For): Fitting {
  const fitting = amountsOfUse(herb, purpose.use)
    .filter((each) => isFitting(each, herb, purpose))
    .flatMap((each) => {
      const { text } = each;
      const isOwn = each.for?.includes(purpose.use) === true;
      const fits = isOwn
        ? forAdults(text)
        : isElsewhere(text, purpose)
          ? ''
          : fittingClauses(forAdults(text), purpose.use);
      return fits === '' ? [] : [{ ...each, text: fits }];
    })
    .toSorted((left, right) => order.indexOf(left.form) - order.indexOf(right.form));
  const telling = fitting.filter(({ text }) => text.length > shortestTelling);
  return (telling.length > 0 ? telling : fitting).slice(0, mostForms);
}

/** "To taste" tells little beside a measured amount. */
const shortestTelling = 24;

const order: readonly Form[] = [
  'tea',
  'topical',
  'extract',
  'food',
  'tincture',
  'essential-oil',
  'injection',
  'unspecified',
];

export const inForm: Readonly<Record<Form, string>> = {
  tea: 'As a tea',
  extract: 'As capsules or extract',
  tincture: 'As a tincture',
  food: 'As food',
  topical: 'On the skin',
  'essential-oil': 'As an oil',
  injection: 'Injected',
  unspecified: 'In other forms',
};

/** What is put on the skin is no capsule, and the other way round. */
function isFitting({ form: own, for: uses }: HerbAmount, herb: Herb, { use, studied, form }: For): boolean {
  if (form !== null) return own === form;
  if (uses !== undefined) return formFor(herb, use) !== 'topical' || own === 'topical';
  const isForSkin = onSkin.test(studied) || formFor(herb, use) === 'topical';
  return isForSkin === (own === 'topical' || own === 'essential-oil');
}

/** A bath is not what was studied on the scalp. */
function isElsewhere(text: string, { studied }: For): boolean {
  return /\bscalp\b/i.test(studied) && /\bbath\b/i.test(text);
}

export const onSkin = /\b(?:skin|rubbed|temples|cream|gel|ointment|patch|plaster|topical|dab)/i;
export const likeTea = /\b(?:steep\w*|hot water|boil\w*|simmer\w*|infus\w+|brew\w*|cup|strain|soak\w*)\b/i;
const likeCapsule = /\bcapsules?\b/i;

function isMadeLike(how: string, form: Form): boolean {
  if (likeTea.test(how)) return form === 'tea';
  return likeCapsule.test(how) && form === 'extract';
}

function isGeneral(how: string): boolean {
  return how !== '' && !likeTea.test(how) && !likeCapsule.test(how);
}

/** Amounts for children are for a clinician to tell. */
export function forAdults(text: string): string {
  return text.replaceAll(/[\d.]+ ?(?:ml|g|mg) at \d+ to \d+ years, /g, '');
}
