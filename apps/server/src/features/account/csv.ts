const startsFormula = /^[=+\-@\t\r\0]/;

/** Rows as CSV: every cell quoted, and none that a spreadsheet would run. */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.map(cell).join(','), ...lines].join('\r\n').concat('\r\n');
}

function cell(value: unknown): string {
  const text = value == null ? '' : String(value);
  const harmless = typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
