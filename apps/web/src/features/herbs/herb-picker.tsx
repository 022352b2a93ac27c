import { type HerbReply, listHerbs } from '@herbie/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { reading } from '../../lib/query-client.ts';
import { TextField } from '../../ui/field.tsx';

interface PickerProps {
  readonly label: string;
  /** Chosen already, and not offered again. */
  readonly other: number | null;
  readonly onChoose: (herb: HerbReply) => void;
}

const shortest = 2;
const shown = 6;

/** Chooses one herb by any of its names, a typo allowed. */
export function HerbPicker({ label, other, onChoose }: PickerProps) {
  const [q, setQ] = useState('');
  const name = useDeferredValue(q.trim());
  const isAsked = name.length >= shortest;
  const { data, isError, isPlaceholderData } = useQuery({
    ...reading(listHerbs, { query: { q: name } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const herbs = isAsked ? data?.filter(({ id }) => id !== other).slice(0, shown) : undefined;
  return (
    <div className="space-y-2">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        hint="Any name works, also with a typo."
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <p role="status" className={herbs && herbs.length > 0 ? 'sr-only' : 'text-sm empty:hidden'}>
        {isAsked
          ? words({ isError, isSearching: isPlaceholderData || herbs === undefined, found: herbs?.length })
          : null}
      </p>
      {herbs && herbs.length > 0 ? (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {herbs.map((herb) => (
            <li key={herb.id}>
              <button
                type="button"
                onClick={() => onChoose(herb)}
                className="min-h-11 w-full px-3 py-2 text-left font-semibold wrap-anywhere text-leaf hover:bg-tint"
              >
                {herb.name} <span className="text-sm font-normal text-soft italic">{herb.scientificName}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function words({ isError, isSearching, found }: { isError: boolean; isSearching: boolean; found: number | undefined }) {
  if (isError) return 'The search failed. Please try again.';
  if (isSearching) return 'Searching…';
  return !found ? 'Nothing is near that name.' : `${found} found`;
}
