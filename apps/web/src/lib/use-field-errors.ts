import { useState } from 'react';

export type FieldErrors = Partial<Record<string, string>>;

/** What keeps a form from being sent, by field: told after an attempt, until the field is changed. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const withdraw = (...changed: readonly string[]) => {
    if (changed.some((field) => errors[field] !== undefined))
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.includes(field))));
  };
  return { errors, tell: setErrors, withdraw };
}
