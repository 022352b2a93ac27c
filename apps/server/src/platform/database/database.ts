import type { Kysely, Transaction } from 'kysely';
import type { AuthTables } from '../../features/auth/auth.tables.ts';
import type { AnalysesTables } from '../../features/analyses/analyses.tables.ts';
import type { AnalyticsTables } from '../../features/analytics/analytics.tables.ts';
import type { ChatsTables } from '../../features/chats/chats.tables.ts';
import type { FavoritesTables } from '../../features/favorites/favorites.tables.ts';
import type { HerbsTables } from '../../features/herbs/herbs.tables.ts';
import type { ProductsTables } from '../../features/products/products.tables.ts';
import type { ProfilesTables } from '../../features/profiles/profiles.tables.ts';
import type { SupplementsTables } from '../../features/supplements/supplements.tables.ts';
import type { WellnessTables } from '../../features/wellness/wellness.tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/** Every table, gathered from the features that own them. */
export interface Database
  extends
    PlatformTables,
    AuthTables,
    ProfilesTables,
    ChatsTables,
    HerbsTables,
    FavoritesTables,
    WellnessTables,
    SupplementsTables,
    AnalysesTables,
    ProductsTables,
    AnalyticsTables {}

/** What a store takes: the database itself or a transaction on it. */
export type Db = Kysely<Database> | Transaction<Database>;

export type Engine = 'sqlite' | 'postgres';

/** An open database and which engine it is. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  /** Where it is, without credentials, for start-up lines. */
  readonly place: string;
  close(): Promise<void>;
}
