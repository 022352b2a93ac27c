import { limits, listHerbs } from '@herbie/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Columns2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { HerbCard } from '../features/herbs/herb-card.tsx';
import { useChoices } from '../features/herbs/use-choices.ts';
import { everything, useSought } from '../features/herbs/use-sought.ts';
import { classNames } from '../lib/class-names.ts';
import { reading } from '../lib/query-client.ts';
import { UnreachableError } from '../lib/send.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { EmptyState, FailedState, Skeleton } from '../ui/states.tsx';

const notStored =
  'The server cannot be reached, and the herbs are not stored on this device yet. Connect once and stay signed in for a minute; after that they can be read here without a network.';
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** A phone shows three; the others follow in slices. */
const atOnce = 6;

export function HerbListScreen() {
  const {
    sought: { q, use, letter, isWhole },
    look,
  } = useSought();
  const name = useDeferredValue(q.trim());
  const isFirstLook = !isWhole && name === '' && use === '' && letter === '';
  const query = isFirstLook
    ? ({ covered: 'true', limit: limits.herbsAtFirst } as const)
    : { q: name || undefined, use: use || undefined, letter: letter || undefined };
  const reads = { ...reading(listHerbs, { query }), placeholderData: keepPreviousData };
  const { data: herbs, isError, error, isPlaceholderData, refetch } = useQuery(reads);
  const count = useDeferredValue(isWhole ? Number.POSITIVE_INFINITY : limits.herbsAtFirst, atOnce);
  const shown = herbs?.slice(0, count);
  return (
    <PageFrame
      title="Herbs and supplements"
      lead="Search by any name, also with a typo, or by what people take it for."
      wide
    >
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField label="Search" type="search" value={q} onChange={(event) => look({ q: event.target.value })} />
        <SelectField label="Used for" value={use} onChange={(event) => look({ use: event.target.value })}>
          <option value="">Anything</option>
          {useChoices.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div
        role="group"
        aria-label="First letter"
        className={classNames(
          '-mx-2.5 grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-y-1 sm:flex sm:flex-wrap sm:gap-1',
          // On a phone they would push what is found by its name out of sight.
          name !== '' && letter === '' && 'max-sm:hidden',
        )}
      >
        {letters.map((each) => (
          <Button
            key={each}
            variant={letter === each ? 'primary' : 'quiet'}
            size="letter"
            aria-pressed={letter === each}
            onClick={() => look({ letter: letter === each ? '' : each })}
          >
            {each}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-soft">
          {herbs ? (isPlaceholderData ? 'Searching…' : countWords(herbs.length, isFirstLook)) : null}
        </p>
        <Link to="/herbs/compare" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Columns2 aria-hidden className="size-4 text-leaf" /> Compare two side by side
        </Link>
      </div>
      {isError ? (
        <FailedState onRetry={() => void refetch()}>
          {error instanceof UnreachableError ? notStored : 'The herbs could not be loaded.'}
        </FailedState>
      ) : null}
      {!herbs && !isError ? <Skeleton lines={6} /> : null}
      <h2 className="sr-only">Herbs and supplements found</h2>
      {herbs?.length === 0 && !isPlaceholderData ? (
        <EmptyState title="Nothing is near that name">
          <p>What is not listed here is not checked by Herbie. Ask a pharmacist about it.</p>
          <Button variant="secondary" onClick={() => look({ ...everything, isWhole: true })}>
            Show all
          </Button>
        </EmptyState>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown?.map((herb) => (
          <HerbCard key={herb.id} herb={herb} heart={<FavoriteHeart herb={herb} />} />
        ))}
      </div>
      {herbs && !isWhole && (isFirstLook || herbs.length > limits.herbsAtFirst) ? (
        <Button variant="secondary" onClick={() => look({ isWhole: true })}>
          Show all {isFirstLook ? 'herbs and supplements' : herbs.length}
        </Button>
      ) : null}
    </PageFrame>
  );
}

function countWords(count: number, isFirstLook: boolean): string {
  if (isFirstLook) return `The first ${count} that are described in full, by name`;
  return count === 1 ? '1 entry' : `${count} entries`;
}
