import { expect, test } from 'vitest';
import { unmaskedCell, writeCsv } from './csv.ts';

test('no words of a table run as a formula, and numbers stay numbers', () => {
  const csv = writeCsv([['=SUM(A1)', '+1', '@cmd', '\t=1', '\n=1', '＝1', -5, null, 'a "b"']]);

  expect(csv).toBe(`"'=SUM(A1)","'+1","'@cmd","'\t=1","'\n=1","'＝1","-5","","a ""b"""\r\n`);
});

test.each(['=SUM(A1)', '＝SUM(A1)', "'=typed with an apostrophe", "it's", '-', '', 'plain'])(
  '%j comes back as it was',
  (words) => {
    const [, cell = ''] = /^"(.*)"\r\n$/s.exec(writeCsv([[words]])) ?? [];
    expect(unmaskedCell(cell)).toBe(words);
  },
);
