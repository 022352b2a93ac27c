/** The names of a row, parted by `|`, which may go over several lines. */
export function listedNames(row: string | undefined): readonly string[] {
  if (row === undefined || row === '') return [];
  return row.split('|').map((name) => name.trim());
}
