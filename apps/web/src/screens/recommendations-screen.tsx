import {
  deleteFavorite,
  deleteRecommendation,
  type Favorite,
  listFavoriteProducts,
  listFavorites,
  listRecommendations,
  type Recommendation,
} from '@herbie/contract';
import { useState } from 'react';
import { type FavoriteCheck, mayShop, useFavoriteCheck } from '../features/favorites/favorite-check.ts';
import { FavoriteGroup } from '../features/favorites/favorite-group.tsx';
import { favoritesMessages } from '../features/favorites/favorites.messages.ts';
import { RemoveButton } from '../features/favorites/remove-button.tsx';
import { type Paged, usePages } from '../features/favorites/use-pages.ts';
import { HerbCard } from '../features/herbs/herb-card.tsx';
import { favoriteMessages } from '../features/herbs/herbs.messages.ts';
import { FavoriteProductCard } from '../features/products/favorite-product-card.tsx';
import { productMessages } from '../features/products/products.messages.ts';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { ShortFinding } from '../features/safety/short-finding.tsx';
import { NotRecognised } from '../features/safety/not-recognised.tsx';
import { sendDelete } from '../lib/send-delete.ts';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { CardSkeleton } from '../ui/list-skeletons.tsx';

/** Favorite products and herbs, each with what the main profile says against it. */
export function RecommendationsScreen() {
  const products = usePages(listFavoriteProducts, (reply) => reply);
  const herbs = usePages(listFavorites, (reply) => reply);
  const names = [...products.items.map(({ productName }) => productName), ...herbs.items.map(({ herb }) => herb.name)];
  const check = useFavoriteCheck(names);
  // What speaks against a favorite makes its card longer: shown later, it would push all below it down.
  const isKnown = !products.isPending && !herbs.isPending && check.state !== 'checking';
  const [hasBeenKnown, setKnown] = useState(false);
  if (isKnown && !hasBeenKnown) setKnown(true);
  return (
    <PageFrame title="Your Favorites" lead={favoritesMessages.lead} wide>
      {isKnown || hasBeenKnown ? (
        <>
          <CheckState check={check} hasFavorites={names.length > 0} />
          <Products products={products} check={check} />
          <Herbs herbs={herbs} check={check} />
        </>
      ) : (
        <CardSkeleton cards={3} className="sm:grid-cols-2 lg:grid-cols-3" />
      )}
    </PageFrame>
  );
}

/** For whom the favorites were checked, and what could not be. */
function CheckState({ check, hasFavorites }: { check: FavoriteCheck; hasFavorites: boolean }) {
  const { state, checkedAgainst, unrecognised } = check;
  if (state === 'failed')
    return (
      <p role="alert" className="rounded-xl border border-dashed border-strong-line p-3">
        {favoritesMessages.notChecked}
      </p>
    );
  if (!hasFavorites) return null;
  if (state === 'checking')
    return (
      <p role="status" className="text-soft">
        {favoritesMessages.checking}
      </p>
    );
  if (state === 'none' || checkedAgainst === null) return <p className="text-soft">{favoritesMessages.forNobody}</p>;
  return (
    <>
      <p className="text-soft">{favoritesMessages.checkedFor(checkedAgainst.name)}</p>
      <NotRecognised texts={unrecognised} />
      <ProfileGaps profile={checkedAgainst} />
    </>
  );
}

interface ProductsProps {
  readonly products: Paged<Recommendation>;
  readonly check: FavoriteCheck;
}

function Products({ products, check }: ProductsProps) {
  return (
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
          warning={<ShortFinding finding={check.worst.get(product.productName)} />}
          canShop={mayShop(check, product.productName)}
          remove={
            <RemoveButton
              name={product.productName}
              description={favoritesMessages.confirmProduct}
              remove={() => sendDelete(deleteRecommendation, { params: { id: product.id } })}
              refreshes={[listRecommendations.path, listFavoriteProducts.path]}
              done={productMessages.deleted(product.productName)}
              failed={productMessages.deleteFailed}
            />
          }
        />
      )}
    />
  );
}

function Herbs({ herbs, check }: { herbs: Paged<Favorite>; check: FavoriteCheck }) {
  return (
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
      card={({ id, herb }) => (
        <HerbCard
          herb={herb}
          warning={<ShortFinding finding={check.worst.get(herb.name)} />}
          heart={
            <RemoveButton
              name={herb.name}
              description={favoritesMessages.confirmHerb}
              remove={() => sendDelete(deleteFavorite, { params: { id } })}
              refreshes={[listFavorites.path]}
              done={favoriteMessages.removed(herb.name)}
              failed={favoriteMessages.failed}
            />
          }
        />
      )}
    />
  );
}
