import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines written to learn from: the files of a folder that end in .tsv, a label and a text in each line. */
export function readWrittenLines<Label extends string>(
  folder: string,
  labels: readonly Label[],
): { readonly label: Label; readonly text: string; readonly file: string }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const [name, text] = line.split('\t');
        const label = labels.find((each) => each === name);
        if (label === undefined || !text) throw new Error(`${file}: a label and a text are wanted: ${line}`);
        return { label, text, file };
      }),
  );
}
