import type { Form } from '../herbs/form.ts';
import type { Mention } from '../resolve/mention.ts';

/** Something a person takes or thinks of taking. */
export interface Item {
  readonly kind: 'herb' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** As typed. */
  readonly text: string;
  readonly form: Form;
  /** An essential oil that is drunk neat. */
  readonly isOilSwallowed?: true;
  /** The words of the one product it stands in with others. */
  readonly product?: string;
  /** The whole entry it stands in, where that says more than the name. */
  readonly entry?: string;
  /** The entry is a product of several herbs. */
  readonly isBlend?: true;
}

/** A herb or medicine found in a text, as something taken. */
export function toItem({ kind, id, name, text, form, product, entry, isBlend, isOilSwallowed }: Mention): Item {
  return {
    kind: kind === 'herb' ? 'herb' : 'medicine',
    id,
    name,
    text,
    form,
    ...(product === undefined ? {} : { product }),
    ...(entry === undefined ? {} : { entry }),
    ...(isBlend === undefined ? {} : { isBlend }),
    ...(isOilSwallowed === undefined ? {} : { isOilSwallowed }),
  };
}
