/** Every form in which herbs and supplements are taken. */
export const forms = [
  'food',
  'tea',
  'extract',
  'tincture',
  'essential-oil',
  'topical',
  'injection',
  'unspecified',
] as const;
/**
 * How a herb is taken. `extract` covers capsules, tablets, powders in medicinal amounts and standardised
 * extracts, `injection` what is dripped or injected. `unspecified` is a form nobody named: it is taken with care, as if it were an extract.
 */
export type Form = (typeof forms)[number];

/** The forms a rule holds for when it names none: everything swallowed or injected in medicinal amounts. */
export const internalForms = [
  'tea',
  'extract',
  'tincture',
  'essential-oil',
  'injection',
  'unspecified',
] as const satisfies readonly Form[];
