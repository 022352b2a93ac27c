import { readText } from '../resolve/read.ts';
import { type Amount, amountFor, amountsIn } from './amounts.ts';
import { tellsHowToTake, tellsOfInactive } from './label-parts.ts';
import { onlyWarns } from './warning-line.ts';

/** A medicine that a package holds, as "Paracetamol 500 mg" on one for colds. */
export interface MedicineRow {
  readonly line: string;
  readonly name: string;
  readonly amount: Amount;
}

/** The medicines that a line of a label names with an amount; without one it may only speak of them. */
export function medicineRows(line: string): readonly MedicineRow[] {
  if (onlyWarns(line) || tellsOfInactive(line) || tellsHowToTake(line)) return [];
  const { mentions } = readText(line);
  const herbs = mentions.filter(({ kind }) => kind === 'herb');
  // "Niacin" and "caffeine" are both: the herb's row tells of them.
  const medicines = mentions.filter(
    ({ kind, start, end }) => kind === 'medicine' && !herbs.some((herb) => herb.start < end && start < herb.end),
  );
  const named = [...herbs, ...medicines].toSorted((one, other) => one.start - other.start);
  const found = amountsIn(line, named);
  return named.flatMap((mention, turn) => {
    if (mention.kind !== 'medicine' || mention.id.startsWith('class:')) return [];
    const until = named[turn + 1]?.start ?? line.length;
    const amount = amountFor(line, mention, { until, isAlone: named.length === 1, isFirst: turn === 0, found });
    return amount === null ? [] : [{ line, name: mention.name, amount }];
  });
}
