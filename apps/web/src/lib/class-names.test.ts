import { twMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from './class-names.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['normal', 'small', 'bar', 'letter', 'large', 'icon', 'slim'] as const;

test.each(variants.flatMap((variant) => sizes.map((size) => [variant, size] as const)))(
  'no two classes of a %s %s button speak of the same thing',
  (variant, size) => {
    const classes = buttonClass({ variant, size });

    expect(twMerge(classes)).toBe(classes);
  },
);

test('classes that are off leave no trace', () => {
  expect(classNames('card', false, undefined, 'wide')).toBe('card wide');
});
