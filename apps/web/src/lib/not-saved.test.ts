import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { notSaved } from './not-saved.ts';

const answered = (status: number, serverMessage?: string) => new ApiError({ status, body: '', serverMessage });

test.each([
  ['a limit that another try does not change', answered(409, 'An account can hold at most 20 profiles.'), 'at most 20'],
  ['what is no more', answered(404, 'Profile not found'), 'It was deleted elsewhere meanwhile.'],
  ['a server in trouble', answered(500, 'Internal error'), 'Everything you typed is still here; please try again.'],
  ['a conflict without words', answered(409), 'Everything you typed is still here; please try again.'],
  ['no connection', new TypeError('Failed to fetch'), 'Everything you typed is still here; please try again.'],
])('a form that was not saved tells why: %s', (_, error, words) => {
  expect(notSaved(error)).toContain(words);
});
