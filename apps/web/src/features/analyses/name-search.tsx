import { listHerbs } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { reading } from '../../lib/query-client.ts';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/states.tsx';

const shortest = 2;
const shown = 6;

/** For a photo that tells nothing: the herb's page by its name, a typo allowed. */
export function NameSearch() {
  const [q, setQ] = useState('');
  const name = useDeferredValue(q.trim());
  const isAsked = name.length >= shortest;
  const { data: herbs, isError } = useQuery({ ...reading(listHerbs, { query: { q: name } }), enabled: isAsked });
  return (
    <div className="space-y-3">
      <TextField
        label="Search for a name"
        type="search"
        autoComplete="off"
        hint="Any name works, also with a typo."
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {isAsked && isError ? <p role="alert">The search failed. Please try again.</p> : null}
      {isAsked && !herbs && !isError ? <Skeleton lines={2} /> : null}
      {isAsked && herbs ? (
        <p role="status" className={herbs.length > 0 ? 'sr-only' : ''}>
          {herbs.length > 0
            ? `${Math.min(herbs.length, shown)} found`
            : 'Nothing is near that name. What is not listed is not checked by Herbie; ask a pharmacist about it.'}
        </p>
      ) : null}
      {isAsked && herbs && herbs.length > 0 ? (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {herbs.slice(0, shown).map((herb) => (
            <li key={herb.id}>
              <Link
                to="/herbs/$herbId"
                params={{ herbId: String(herb.id) }}
                className="block px-4 py-2.5 font-semibold text-leaf hover:bg-tint"
              >
                {herb.name} <span className="text-sm font-normal text-soft italic">{herb.scientificName}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
