import type { Migration } from 'kysely/migration';
import * as firstSchema from './0001-first-schema.ts';
import * as severalInstances from './0002-several-instances.ts';
import * as reportedAnswers from './0003-reported-answers.ts';
import * as messageIndexes from './0004-message-indexes.ts';
import * as supplementSupply from './0005-supplement-supply.ts';
import * as keyedHashes from './0006-keyed-hashes.ts';
import * as deletedChatsIndex from './0007-deleted-chats-index.ts';

/** In order of their names; never edited once merged. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-schema': firstSchema,
  '0002-several-instances': severalInstances,
  '0003-reported-answers': reportedAnswers,
  '0004-message-indexes': messageIndexes,
  '0005-supplement-supply': supplementSupply,
  '0006-keyed-hashes': keyedHashes,
  '0007-deleted-chats-index': deletedChatsIndex,
};
