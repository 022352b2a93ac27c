import type { Generated } from 'kysely';
import type { StoredBoolean } from '../../platform/database/values.ts';

export interface ProductsTables {
  product_recommendations: {
    id: Generated<number>;
    userId: number;
    productName: string;
    asin: string;
    reason: string | null;
    source: 'chat' | 'herb_analyzer';
    sourceId: number;
    isFavorite: StoredBoolean;
    createdAt: string;
  };
}
