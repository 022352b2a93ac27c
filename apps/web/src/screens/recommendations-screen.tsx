import {
  deleteFavorite,
  deleteRecommendation,
  type FindingReply,
  listFavoriteProducts,
  listFavorites,
  listRecommendations,
} from '@herbie/contract';
import { useState } from 'react';
import { mayShop, useFavoriteCheck } from '../features/favorites/favorite-check.ts';
import { FavoriteGroup } from '../features/favorites/favorite-group.tsx';
import { favoritesMessages } from '../features/favorites/favorites.messages.ts';
import { RemoveButton } from '../features/favorites/remove-button.tsx';
import { usePages } from '../features/favorites/use-pages.ts';
import { HerbCard } from '../features/herbs/herb-card.tsx';
import { favoriteMessages } from '../features/herbs/herbs.messages.ts';
import { FavoriteProductCard } from '../features/products/favorite-product-card.tsx';
import { productMessages } from '../features/products/products.messages.ts';
import { send } from '../lib/send.ts';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SeverityMark, severityPanel } from '../ui/severity-mark.tsx';
import { CardSkeleton } from '../ui/list-skeletons.tsx';

/** Favorite products and herbs, each with what the main profile says against it. */
export function RecommendationsScreen() {
  const products = usePages(listFavoriteProducts, (reply) => reply);
  const herbs = usePages(listFavorites, (reply) => reply);
  const names = [...products.items.map(({ productName }) => productName), ...herbs.items.map(({ herb }) => herb.name)];
  const check = useFavoriteCheck(names);
  const warningFor = (name: string) => {
    const finding = check.worst.get(name);
    return finding && finding.severity !== 'minor' ? <Warning finding={finding} /> : null;
  };
  // What speaks against a favorite makes its card longer: shown later, it would push all below it down.
  const isKnown = !products.isPending && !herbs.isPending && check.state !== 'checking';
  const [hasBeenKnown, setKnown] = useState(false);
  if (isKnown && !hasBeenKnown) setKnown(true);
  if (!isKnown && !hasBeenKnown)
    return (
      <PageFrame title="Your Favorites" lead={favoritesMessages.lead} wide>
        <CardSkeleton cards={3} className="sm:grid-cols-2 lg:grid-cols-3" />
      </PageFrame>
    );
  return (
    <PageFrame title="Your Favorites" lead={favoritesMessages.lead} wide>
      {check.state === 'failed' ? (
        <p role="alert" className="rounded-xl border border-dashed border-strong-line p-3">
          {favoritesMessages.notChecked}
        </p>
      ) : null}
      {names.length > 0 && check.state === 'checking' ? (
        <p role="status" className="text-soft">
          {favoritesMessages.checking}
        </p>
      ) : null}
      {names.length > 0 && check.state === 'checked' && check.checkedFor !== null ? (
        <p className="text-soft">{favoritesMessages.checkedFor(check.checkedFor)}</p>
      ) : null}
      <FavoriteGroup
        title="Products"
        list={products}
        failed="Your favorite products could not be loaded."
        emptyTitle={favoritesMessages.noProducts}
        empty={
          <>
            <p>{favoritesMessages.noProductsHint}</p>
            <Link to="/chat" className={buttonClass({ variant: 'secondary' })}>
              Start a chat
            </Link>
          </>
        }
        card={(product) => (
          <FavoriteProductCard
            product={product}
            warning={warningFor(product.productName)}
            canShop={mayShop(check, product.productName)}
            remove={
              <RemoveButton
                name={product.productName}
                description={favoritesMessages.confirmProduct}
                remove={() => send(deleteRecommendation, { params: { id: product.id } })}
                refreshes={[listRecommendations.path, listFavoriteProducts.path]}
                done={productMessages.deleted(product.productName)}
                failed={productMessages.deleteFailed}
              />
            }
          />
        )}
      />
      <FavoriteGroup
        title="Herbs"
        list={herbs}
        failed="Your favorite herbs could not be loaded."
        emptyTitle={favoritesMessages.noHerbs}
        empty={
          <>
            <p>{favoritesMessages.noHerbsHint}</p>
            <Link to="/herbs" className={buttonClass({ variant: 'secondary' })}>
              All herbs
            </Link>
          </>
        }
        card={(favorite) => (
          <HerbCard
            herb={favorite.herb}
            warning={warningFor(favorite.herb.name)}
            heart={
              <RemoveButton
                name={favorite.herb.name}
                description={favoritesMessages.confirmHerb}
                remove={() => send(deleteFavorite, { params: { id: favorite.id } })}
                refreshes={[listFavorites.path]}
                done={favoriteMessages.removed(favorite.herb.name)}
                failed={favoriteMessages.failed}
              />
            }
          />
        )}
      />
    </PageFrame>
  );
}

function Warning({ finding }: { finding: FindingReply }) {
  return (
    <div className={`mt-3 rounded-xl border-l-4 p-3 text-sm ${severityPanel(finding.severity)}`}>
      <SeverityMark severity={finding.severity} />
      <p>
        <span className="font-semibold">
          {finding.subject.name} and {finding.with.name}:
        </span>{' '}
        {finding.why} {finding.advice}
      </p>
    </div>
  );
}
