import type { Recommendation } from '@herbie/contract';
import type { ReactNode } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { ShopLink } from './product-block.tsx';
import { productMessages } from './products.messages.ts';

interface CardProps {
  readonly product: Recommendation;
  readonly remove: ReactNode;
  /** What the person's profile says against it. */
  readonly warning: ReactNode;
  /** False when it is not for this person: then no shop is linked. */
  readonly canShop: boolean;
}

const origins = { chat: 'From a chat', herb_analyzer: 'From an analysis' } as const;

export function FavoriteProductCard({ product, remove, warning, canShop }: CardProps) {
  const { productName, reason, source, sourceId, createdAt } = product;
  return (
    <article className="flex h-full flex-col wrap-anywhere rounded-2xl border border-line bg-card p-5 shadow-soft">
      <div className="flex flex-wrap items-start gap-2">
        <h3 className="min-w-0 grow basis-28 text-lg">
          {canShop ? <ShopLink product={product} origin={{ source, sourceId }} /> : productName}
        </h3>
        <div className="-mt-2 -mr-2 ml-auto">{remove}</div>
      </div>
      {reason ? <p className="mt-1">{reason}</p> : null}
      <p className="mt-1 grow text-sm text-soft">
        {origins[source]}, {shortDate(createdAt)}
      </p>
      {warning}
      {canShop ? (
        <p className="mt-3 border-t border-line pt-2 text-sm text-soft">{productMessages.disclosure}</p>
      ) : null}
    </article>
  );
}
