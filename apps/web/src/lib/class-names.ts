import { type ClassValue, clsx } from 'clsx';

/** Joins classes. No two of them may speak of the same property: which one wins is not told by their order. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
