import * as z from 'zod/mini';

const maxId = 2_147_483_647;

/** A record's id: a whole number from 1 to 2147483647. */
export const id = z.int('Invalid id').check(z.minimum(1, 'Invalid id'), z.maximum(maxId, 'Invalid id'));

/** An id in a path or query: digits only. */
export const idText = z.pipe(
  z.pipe(z.string('Invalid id').check(z.regex(/^[1-9][0-9]{0,9}$/, 'Invalid id')), z.transform(Number)),
  id,
);

/** The one parameter of most paths. */
export const idParams = z.object({ id: idText });

/** ISO 8601 in UTC. */
export const timestamp = z.string();

/** The message for a date in another format. */
export const dayExample = 'Use a date like 2025-04-04';

/** yyyy-MM-dd, a day that exists, from 1900 on. */
export const calendarDay = z
  .string('Date is required')
  .check(
    z.minLength(1, { error: 'Date is required', abort: true }),
    z.regex(/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/, { error: dayExample, abort: true }),
    z.refine(isRealDay, 'Use a date that exists'),
  );

/** The reply of a call without content. */
export const succeeded = { success: true } as const;
/** Its schema. */
export const done = z.object({ success: z.literal(true) });
/** The body of every error: a sentence to show, a code, and for invalid input the fields with what is wrong. */
export const errorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** A list in a reply, typed as read-only. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Schema extends z.core.SomeType>(each: Schema) {
  return z.readonly(z.array(each));
}

/** Required text: trimmed, 1 to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText({ max, message }: { max: number; message: string }) {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)));
}

/** Optional text: trimmed; blank becomes null; a missing key stays missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      z.nullable(z.string('Must be text').check(z.trim(), z.maxLength(max, tooLong(max)))),
      z.transform((text) => (text === '' ? null : text)),
    ),
  );
}

/** A boolean; strings and numbers are refused. */
export const trueOrFalse = z.boolean('Must be true or false');

/** Optional whole number between two bounds, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalWhole({ min, max, message }: { min: number; max: number; message: string }) {
  return z.optional(z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message))));
}

/** The paging keys of every bounded list: `limit` 1-100 and `before` an id. */
/* @__NO_SIDE_EFFECTS__ */
export function pageQuery({ defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number }) {
  return z.object({
    limit: z._default(
      wholeText({ min: 1, max: maxLimit, message: `limit must be a number from 1 to ${maxLimit}` }),
      defaultLimit,
    ),
    before: z.optional(idText),
  });
}

/** How many days a list looks back, today included; 30 when left out. */
/* @__NO_SIDE_EFFECTS__ */
export function daysBack() {
  return z._default(wholeText({ min: 1, max: 366, message: 'days must be a number from 1 to 366' }), 30);
}

/** A whole number in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeText({ min, max, message }: { min: number; max: number; message: string }) {
  return z.pipe(
    z.pipe(z.string(message).check(z.regex(/^\d{1,9}$/, message)), z.transform(Number)),
    z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
  );
}

/** The message for a text of more than `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function tooLong(max: number): string {
  return `Must be at most ${inThousands(max)} characters`;
}

/** "4,000". A browser's own formatter costs a phone a tenth of a second at first use. */
/* @__NO_SIDE_EFFECTS__ */
export function inThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
