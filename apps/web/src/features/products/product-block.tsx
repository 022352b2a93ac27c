import {
  createRecommendation,
  listFavoriteProducts,
  listRecommendations,
  type Product,
  setProductFavorite,
} from '@herbie/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ExternalLink, Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { everyPage } from '../../lib/every-page.ts';
import { refresh } from '../../lib/query-client.ts';
import { isGone } from '../../lib/send-delete.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { countClick, opensLink, type Origin } from './product-clicks.ts';
import { productMessages } from './products.messages.ts';

/** "Recommended Products" under an answer: drawn only when there are some. */
export function ProductBlock({ products, origin }: { products: readonly Product[]; origin: Origin }) {
  if (products.length === 0) return null;
  return (
    <div role="group" aria-label="Recommended Products" className="rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-base">Recommended Products</h3>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        {products.map((product) => (
          <li key={product.asin} className="flex items-center gap-2 rounded-xl border border-line bg-card p-3">
            <div className="min-w-0 grow wrap-anywhere">
              <ShopLink product={product} origin={origin} />
              {product.reason ? <p className="text-sm text-soft">{product.reason}</p> : null}
            </div>
            <ProductHeart product={product} origin={origin} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{productMessages.disclosure}</p>
    </div>
  );
}

/** A link to the retailer. The click is counted on the side and never waits. */
export function ShopLink({
  product,
  origin,
}: {
  product: Pick<Product, 'productName' | 'asin' | 'url'>;
  origin: Origin;
}) {
  const count = (event: MouseEvent) => {
    if (opensLink(event)) countClick({ asin: product.asin, productName: product.productName }, origin);
  };
  return (
    <a
      href={product.url}
      target="_blank"
      rel="sponsored nofollow noopener"
      onClick={count}
      onAuxClick={count}
      data-counted
      className="font-semibold text-leaf underline underline-offset-2"
    >
      {product.productName}&nbsp;
      <ExternalLink aria-label="(opens the retailer in a new tab)" className="inline-block size-4 align-[-0.125em]" />
    </a>
  );
}

function ProductHeart({ product, origin }: { product: Product; origin: Origin }) {
  const { data: records } = useQuery(everyPage(listRecommendations, (reply) => reply));
  const record = records?.find((each) => each.asin === product.asin);
  const isFavorite = record?.isFavorite ?? false;
  const toggle = useMutation({
    mutationFn: () =>
      record
        ? send(setProductFavorite, { params: { id: record.id }, body: { isFavorite: !isFavorite } })
        : send(createRecommendation, {
            body: {
              productName: product.productName,
              asin: product.asin,
              reason: product.reason,
              ...origin,
              isFavorite: true,
            },
          }),
    onSuccess: () => {
      toast(isFavorite ? productMessages.removed(product.productName) : productMessages.added(product.productName));
      return refresh(listRecommendations.path, listFavoriteProducts.path);
    },
    onError: (error) => {
      toast(productMessages.toggleFailed);
      // Deleted elsewhere: the next press makes a new one.
      if (isGone(error)) void refresh(listRecommendations.path, listFavoriteProducts.path);
    },
  });
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={isFavorite}
      aria-label={`Favorite ${product.productName}`}
      disabled={toggle.isPending}
      isSinglePress
      onClick={() => toggle.mutate()}
    >
      <Heart aria-hidden className={isFavorite ? 'size-5 fill-clay text-clay' : 'size-5'} />
    </Button>
  );
}
