import { entryForm } from '@herbie/contract';
import type { FieldErrors } from '../../lib/use-field-errors.ts';
import { type Filled, toBody } from './entry-draft.ts';
import { wellnessMessages } from './wellness.messages.ts';

/** What keeps the entry from being saved, by field; empty when nothing does. */
export function findProblems({ today, ...filled }: Filled): FieldErrors {
  if (filled.date === '') return { date: wellnessMessages.dateMissing };
  if (filled.date > today) return { date: wellnessMessages.dateLater };
  const checked = entryForm.safeParse(toBody(filled));
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
