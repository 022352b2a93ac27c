import type { Form } from '../../herbs/form.ts';

/** How a form is taken: "as a tea"; nothing where it is not known. */
export const formInWords: Readonly<Record<Form, string>> = {
  tea: 'as a tea',
  extract: 'as capsules or extract',
  tincture: 'as a tincture',
  food: 'as food',
  'essential-oil': 'as an oil',
  topical: 'on the skin',
  injection: 'into a vein',
  unspecified: '',
};
