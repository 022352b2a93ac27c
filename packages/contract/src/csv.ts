/** Also as wide signs, which spreadsheets of some countries read alike. */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n\0]/;
const isMasked = /^'+[=+\-@＝＋－＠\t\r\n\0]/;

/** Rows as a table for spreadsheets: every cell quoted, and no words that would run as a formula. */
export function writeCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(quotedCell).join(',')}\r\n`).join('');
}

/** The words of a cell as they were before they were written. */
export function unmaskedCell(cell: string): string {
  return isMasked.test(cell) ? cell.slice(1) : cell;
}

/** An apostrophe more than it had keeps a spreadsheet from running it, and comes off again. Numbers run nothing. */
function quotedCell(value: unknown): string {
  const text = value == null ? '' : String(value);
  const masked = typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text;
  return `"${masked.replaceAll('"', '""')}"`;
}
