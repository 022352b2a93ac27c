import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a case file: tab-separated, one case a line, `#` begins a comment, the last column is the source. */
export function readCases<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const lines = readFileSync(join(import.meta.dirname, 'cases', file), 'utf8').split('\n');
  return lines.flatMap((line, place) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length || cells.some((cell) => cell === ''))
      throw new Error(`${file}:${place + 1}: ${columns.length} columns are wanted (${columns.join(', ')}): ${line}`);
    // safe: every column got its cell above.
    return [Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>];
  });
}
