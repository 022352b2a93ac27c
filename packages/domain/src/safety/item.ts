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
  /** The words of the one product it stands in with others. */
  readonly product?: string;
}

/** A herb or medicine found in a text, as something taken. */
export function toItem({ kind, id, name, text, form, product }: Mention): Item {
  return {
    kind: kind === 'herb' ? 'herb' : 'medicine',
    id,
    name,
    text,
    form,
    ...(product === undefined ? {} : { product }),
  };
}
