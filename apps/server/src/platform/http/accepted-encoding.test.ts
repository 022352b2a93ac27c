import { expect, test } from 'vitest';
import { acceptsEncoding, encodings } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0.5, gzip;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br ; q=0.000, gzip; q=0', []],
  ['brotli, x-gzip, deflate', []],
  ['', []],
  [undefined, []],
])('a caller who sends %j accepts %j', (header, accepted) => {
  const request = { headers: header === undefined ? {} : { 'accept-encoding': header } };
  expect(encodings.filter((encoding) => acceptsEncoding(request, encoding))).toEqual(accepted);
});
