import { limits } from '@herbie/contract';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { IngredientRow } from './analysis-result.ts';

interface RowsProps {
  readonly rows: readonly IngredientRow[];
  readonly onChange: (rows: readonly IngredientRow[]) => void;
}

const box = 'min-h-11 w-full rounded-xl border border-strong-line bg-card px-3 py-2';

/** What was read, to be put right by the person: name, amount, unit. */
export function IngredientRows({ rows, onChange }: RowsProps) {
  const change = (key: number, part: Partial<IngredientRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, line: undefined, ...part } : row)));
  const add = () =>
    onChange([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, name: '', amount: '', unit: '' }]);
  return (
    <div className="space-y-3">
      <ul className="space-y-3 sm:space-y-2">
        {rows.map((row, place) => {
          const who = row.name.trim() === '' ? `ingredient ${place + 1}` : row.name;
          return (
            <li key={row.key} className="grid grid-cols-[1fr_1fr_2.75rem] gap-2 sm:grid-cols-[1fr_7rem_7rem_2.75rem]">
              <input
                aria-label={`Name of ingredient ${place + 1}`}
                placeholder="Name"
                maxLength={limits.checkedItem}
                value={row.name}
                onChange={(event) => change(row.key, { name: event.target.value })}
                className={`${box} col-span-3 font-semibold sm:col-span-1`}
              />
              <input
                aria-label={`Amount of ${who}`}
                placeholder="Amount"
                inputMode="decimal"
                maxLength={20}
                value={row.amount}
                onChange={(event) => change(row.key, { amount: event.target.value })}
                className={box}
              />
              <input
                aria-label={`Unit of ${who}`}
                placeholder="Unit"
                maxLength={20}
                value={row.unit}
                onChange={(event) => change(row.key, { unit: event.target.value })}
                className={box}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${who}`}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="secondary" size="small" onClick={add}>
        <Plus aria-hidden className="size-4" /> Add an ingredient
      </Button>
    </div>
  );
}
