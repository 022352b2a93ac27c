import { unmaskedCell } from '@herbie/contract';

/** With more unclosed quotes than this a file is not a table. */
const maxStrayQuotes = 100;

/** Parses CSV with commas, semicolons or, as spreadsheets copy it, tabs. A blank row stays as an empty one, so that row numbers are kept. */
export function readTable(text: string): string[][] {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const separator = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  const stray = new Set<number>();
  let read = readRows({ text, separator, stray });
  // An unclosed quote would swallow all following rows into one cell: such a quote is read as a plain character.
  while (read.openedAt !== null && stray.size < maxStrayQuotes) {
    stray.add(read.openedAt);
    read = readRows({ text, separator, stray });
  }
  return read.rows;
}

/** Every exported row begins with its day. */
const rowStart = /^\d{4}-\d{2}-\d{2}[,;\t]/;

interface Table {
  readonly text: string;
  readonly separator: string;
  /** Places of quotes that open nothing. */
  readonly stray: ReadonlySet<number>;
}

function readRows({ text, separator, stray }: Table): { rows: string[][]; openedAt: number | null } {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let openedAt: number | null = null;
  const endCell = () => {
    row.push(unmaskedCell(cell.replace(/\r$/, '')));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row.some((each) => each !== '') ? row : []);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const isQuote = sign === '"' && !stray.has(at);
    const after = text[at + 1] ?? '\n';
    if (openedAt !== null && isQuote && after === '"') {
      cell += sign;
      at += 1;
    } else if (openedAt !== null && isQuote && [separator, '\r', '\n'].includes(after)) openedAt = null;
    else if (openedAt !== null) {
      if (sign === '\n' && rowStart.test(text.slice(at + 1, at + 12))) break;
      cell += sign;
    } else if (isQuote && cell.trim() === '') {
      openedAt = at;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return { rows, openedAt };
}
