import type { Supplement } from '@herbie/contract';
import { PackageOpen } from 'lucide-react';
import { supplyWords } from './supply-words.ts';

/** What is left of it, quietly; with `onlyLow` nothing while there is enough. */
export function SupplyLine({ supplement, onlyLow = false }: { supplement: Supplement; onlyLow?: boolean }) {
  const supply = supplyWords(supplement);
  if (supply === null || (onlyLow && supply.alarm === null)) return null;
  if (supply.alarm === null) return <p className="mt-1.5 text-sm text-soft">{supply.text}</p>;
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm">
      <PackageOpen aria-hidden className="mt-0.5 size-4 shrink-0 text-clay" />
      <span>
        <span className="font-semibold">{supply.alarm}</span> {supply.text}
      </span>
    </p>
  );
}
