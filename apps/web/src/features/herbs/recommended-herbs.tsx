import { recommendHerbs } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { reading } from '../../lib/query-client.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeleton } from '../../ui/list-skeletons.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';
import { HerbCard } from './herb-card.tsx';

export const recommended = reading(recommendHerbs, { query: { limit: 4 } });

/**
 * What suits the main profile, for the dashboard, with what is to be known about that. What is removed stays away until the
 * page is left.
 */
export function RecommendedHerbs({ children }: { readonly children?: ReactNode }) {
  const { data: herbs, isError, refetch } = useQuery(recommended);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = herbs?.filter((herb) => !removed.includes(herb.id));
  return (
    <section aria-labelledby="recommended" className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={title} id="recommended" className="min-w-0 text-2xl">
          Recommended For You
        </h2>
        <Link to="/recommendations" className="py-1 font-semibold text-leaf underline">
          View All Favorites
        </Link>
      </div>
      {shown && shown.length > 0 ? (
        <p className="text-soft">
          What you already take is left out, and so is anything that clashes with your profile or your supplements.
        </p>
      ) : null}
      {children}
      {isError ? <FailedState onRetry={() => void refetch()}>Suggestions could not be loaded.</FailedState> : null}
      {!herbs && !isError ? <CardSkeleton cards={4} className="sm:grid-cols-2" /> : null}
      {shown?.length === 0 ? (
        <EmptyState title={removed.length > 0 ? 'Nothing left to suggest' : 'Nothing to suggest right now'}>
          <p>
            {removed.length > 0
              ? 'You took all of them off this list. They are back the next time you open the dashboard.'
              : 'Herbie suggests nothing that clashes with your profile or your supplements. Ask in a chat, or look through the list.'}
          </p>
          <Link to="/herbs" className={buttonClass({ variant: 'secondary' })}>
            All herbs
          </Link>
        </EmptyState>
      ) : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {shown?.map((herb) => (
          <HerbCard
            key={herb.id}
            herb={herb}
            because={herb.because}
            heart={<FavoriteHeart herb={herb} />}
            onRemove={() => {
              setRemoved([...removed, herb.id]);
              setTimeout(() => focusIfLost(title.current), 0);
            }}
          />
        ))}
      </div>
    </section>
  );
}
