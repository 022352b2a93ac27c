import type { Form } from '../form.ts';

/** Every way in which caffeine gets into the body. */
export const caffeineForms: readonly Form[] = ['food', 'tea', 'extract', 'tincture', 'unspecified'];
