import { unmaskedCell } from '@herbie/contract';

/** Cells of a table with commas or semicolons between them, quoted or not; rows without a word are left out. */
export function readTable(text: string): string[][] {
  const separator = /^[^\r\n]*;/.test(text) && !/^[^\r\n]*,/.test(text) ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(unmaskedCell(cell.replace(/\r$/, '')));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const isDoubled = isQuoted && sign === '"' && text[at + 1] === '"';
    if (isDoubled) at += 1;
    if (isDoubled || (sign !== '"' && isQuoted)) cell += sign;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
