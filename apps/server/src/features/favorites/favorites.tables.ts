import type { Generated } from 'kysely';

export interface FavoritesTables {
  favorites: {
    id: Generated<number>;
    userId: number;
    herbId: number;
    createdAt: string;
  };
}
