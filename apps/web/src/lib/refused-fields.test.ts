import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { refusedFields } from './refused-fields.ts';

const answered = (body: string) => new ApiError({ status: 409, body, serverMessage: undefined });
const taken = { field: 'username', message: 'Username already exists' };

test.each([
  ['the fields that the server names', answered(JSON.stringify({ message: 'No', errors: [taken] })), [taken]],
  ['nothing where it names none', answered(JSON.stringify({ message: 'No' })), []],
  ['nothing out of a list of another shape', answered(JSON.stringify({ errors: ['username', { field: 3 }] })), []],
  ['nothing out of a page of a proxy', answered('<html>Bad gateway</html>'), []],
  ['nothing without an answer', new TypeError('Failed to fetch'), []],
])('an error tells %s', (_, error, fields) => {
  expect(refusedFields(error)).toEqual(fields);
});
