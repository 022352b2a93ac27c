import { createFavorite, deleteFavorite, type HerbReply, listFavorites } from '@herbie/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { everyPage } from '../../lib/every-page.ts';
import { refresh } from '../../lib/query-client.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { favoriteMessages } from './herbs.messages.ts';

/** The heart that saves a herb, or takes it out again. */
export function FavoriteHeart({ herb }: { herb: Pick<HerbReply, 'id' | 'name'> }) {
  const { data: favorites } = useQuery(everyPage(listFavorites, (reply) => reply));
  const saved = favorites?.find((favorite) => favorite.herbId === herb.id);
  const toggle = useMutation({
    mutationFn: async () => {
      if (saved) await sendDelete(deleteFavorite, { params: { id: saved.id } });
      else await send(createFavorite, { body: { herbId: herb.id } });
    },
    onSuccess: () => {
      toast(saved ? favoriteMessages.removed(herb.name) : favoriteMessages.added(herb.name));
      return refresh(listFavorites.path);
    },
    onError: () => toast(favoriteMessages.failed),
  });
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={saved !== undefined}
      aria-label={`Favorite ${herb.name}`}
      disabled={toggle.isPending}
      isSinglePress
      onClick={() => toggle.mutate()}
    >
      <Heart aria-hidden className={saved ? 'size-5 fill-clay text-clay' : 'size-5'} />
    </Button>
  );
}
