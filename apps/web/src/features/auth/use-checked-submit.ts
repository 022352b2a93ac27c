import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Submitted, useSubmit } from '../../lib/use-submit.ts';

/** Submits a form once its fields are in order; else they tell what is wrong, and it stays. */
export function useCheckedSubmit<Fields extends FieldValues>(
  { handleSubmit }: Pick<UseFormReturn<Fields>, 'handleSubmit'>,
  act: (values: Fields) => Promise<Submitted>,
) {
  return useSubmit(async (event) => {
    let end: Submitted = 'staying';
    await handleSubmit(async (values) => {
      end = await act(values);
    })(event);
    return end;
  });
}
