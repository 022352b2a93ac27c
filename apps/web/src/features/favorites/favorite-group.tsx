import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { CardSkeleton } from '../../ui/list-skeletons.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import type { Paged } from './use-pages.ts';

interface GroupProps<T> {
  readonly title: string;
  readonly list: Paged<T>;
  readonly failed: string;
  readonly emptyTitle: string;
  readonly empty: ReactNode;
  readonly card: (item: T) => ReactNode;
}

/** One group of favorites in its four states. */
export function FavoriteGroup<T extends { readonly id: number }>(parts: GroupProps<T>) {
  const { title, list, failed, emptyTitle, empty, card } = parts;
  const id = useId();
  const count = list.items.length;
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-2xl">
        {title}
        {count > 0 ? (
          <span className="ml-2 font-sans text-base font-normal text-soft">
            {count}
            {list.hasMore ? '+' : ''}
          </span>
        ) : null}
      </h2>
      {list.isPending ? <CardSkeleton cards={3} className="sm:grid-cols-2 lg:grid-cols-3" /> : null}
      {!list.isPending && !list.hasFailed && count === 0 ? <EmptyState title={emptyTitle}>{empty}</EmptyState> : null}
      {count > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.items.map((item) => (
            <li key={item.id} className="grid min-w-0">
              {card(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {list.hasFailed ? <FailedState onRetry={list.retry}>{failed}</FailedState> : null}
      {list.hasMore ? (
        <Button variant="secondary" onClick={list.more}>
          Show older ones
        </Button>
      ) : null}
    </section>
  );
}
