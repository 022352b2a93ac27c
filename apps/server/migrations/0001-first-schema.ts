import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { counter, loose, owned, required, withId } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'users')
    .addColumn('username', 'text', required)
    .addColumn('usernameKey', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', required)
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('firstName', 'text')
    .addColumn('lastName', 'text')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('user'))
    .addColumn('resetToken', 'text')
    .addColumn('resetTokenExpiry', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('users_emailKey').on('users').column('emailKey').execute();
  await db.schema.createIndex('users_resetToken').on('users').column('resetToken').execute();
  await db.schema.createIndex('users_createdAt').on('users').column('createdAt').execute();

  await withId(db, 'sessions')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('persistent', 'integer', required)
    .addColumn('device', 'text')
    .addColumn('createdAt', 'text', required)
    .addColumn('lastSeenAt', 'text', required)
    .addColumn('expiresAt', 'text', required)
    .execute();
  await db.schema.createIndex('sessions_userId').on('sessions').column('userId').execute();

  await withId(db, 'consents')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('kind', 'text', required)
    .addColumn('version', 'text', required)
    .addColumn('granted', 'integer', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('consents_userId').on('consents').column('userId').execute();

  await withId(db, 'mail_queue')
    .addColumn('kind', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', counter)
    .addColumn('nextAttemptAt', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('mail_queue_due').on('mail_queue').columns(['status', 'nextAttemptAt']).execute();

  await withId(db, 'audit_log')
    .addColumn('userId', 'integer')
    .addColumn('event', 'text', required)
    .addColumn('address', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();

  await withId(db, 'idempotency_keys')
    .addColumn('ownerId', 'integer', required)
    .addColumn('key', 'text', required)
    .addColumn('callName', 'text', required)
    .addColumn('bodyHash', 'text', required)
    .addColumn('status', 'integer')
    .addColumn('reply', 'text')
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('idempotency_keys_once', ['ownerId', 'key'])
    .execute();

  await db.schema
    .createTable('settings_kept')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute();

  await withId(db, 'profiles')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('name', 'text', required)
    .addColumn('age', 'integer')
    .addColumn('gender', 'text')
    .addColumn('height', 'integer')
    .addColumn('weight', 'integer')
    .addColumn('currentMedications', 'text')
    .addColumn('allergies', 'text')
    .addColumn('healthConcerns', 'text')
    .addColumn('healthGoals', 'text')
    .addColumn('isMainProfile', 'integer', counter)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('profiles_userId').on('profiles').column('userId').execute();
  await sql`create unique index profiles_one_main on profiles ("userId") where "isMainProfile" = 1`.execute(db);

  await withId(db, 'chats')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('title', 'text', required)
    .addColumn('pinned', 'integer', counter)
    .addColumn('lastActivityAt', 'text', required)
    .addColumn('activeMessageId', 'integer')
    .addColumn('deletedAt', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('chats_userId_id').on('chats').columns(['userId', 'id']).execute();
  await db.schema.createIndex('chats_deletedAt').on('chats').column('deletedAt').execute();

  await withId(db, 'chat_messages')
    .addColumn('chatId', 'integer', owned('chats'))
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('parentId', 'integer')
    .addColumn('content', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('profileId', 'integer', loose('profiles'))
    .addColumn('status', 'text')
    .addColumn('engine', 'text')
    .addColumn('answer', 'text')
    .addColumn('knowledgeVersion', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('chat_messages_chatId_id').on('chat_messages').columns(['chatId', 'id']).execute();
  await db.schema.createIndex('chat_messages_userId').on('chat_messages').column('userId').execute();
  await db.schema.createIndex('chat_messages_profileId').on('chat_messages').column('profileId').execute();

  await withId(db, 'message_feedback')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('messageId', 'integer', owned('chat_messages'))
    .addColumn('rating', 'text', required)
    .addColumn('note', 'text')
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('message_feedback_once', ['userId', 'messageId'])
    .execute();

  await withId(db, 'herbs')
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('scientificName', 'text')
    .addColumn('description', 'text')
    .addColumn('uses', 'text')
    .addColumn('precautions', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();

  await withId(db, 'favorites')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('herbId', 'integer', owned('herbs'))
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('favorites_once', ['userId', 'herbId'])
    .execute();

  await withId(db, 'wellness_entries')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('profileId', 'integer', owned('profiles'))
    .addColumn('date', 'text', required)
    .addColumn('sleepQuality', 'integer')
    .addColumn('energyLevel', 'integer')
    .addColumn('stressLevel', 'integer')
    .addColumn('mood', 'integer')
    .addColumn('symptoms', 'text')
    .addColumn('notes', 'text')
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('wellness_entries_one_a_day', ['profileId', 'date'])
    .execute();
  await db.schema.createIndex('wellness_entries_userId').on('wellness_entries').column('userId').execute();

  await withId(db, 'supplements')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('profileId', 'integer', owned('profiles'))
    .addColumn('name', 'text', required)
    .addColumn('dosage', 'text')
    .addColumn('frequency', 'text')
    .addColumn('startDate', 'text')
    .addColumn('endDate', 'text')
    .addColumn('notes', 'text')
    .addColumn('schedule', 'text')
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('supplements_profileId').on('supplements').column('profileId').execute();
  await db.schema.createIndex('supplements_userId').on('supplements').column('userId').execute();

  await withId(db, 'supplement_doses')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('supplementId', 'integer', owned('supplements'))
    .addColumn('takenOn', 'text', required)
    .addColumn('time', 'text')
    .addColumn('status', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema
    .createIndex('supplement_doses_due')
    .on('supplement_doses')
    .columns(['supplementId', 'takenOn'])
    .execute();
  await db.schema.createIndex('supplement_doses_userId').on('supplement_doses').column('userId').execute();

  await withId(db, 'herb_analyses')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('profileId', 'integer', loose('profiles'))
    .addColumn('imageBase64', 'text')
    .addColumn('result', 'text', required)
    .addColumn('herbId', 'integer', loose('herbs'))
    .addColumn('herbName', 'text')
    .addColumn('details', 'text')
    .addColumn('engine', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('herb_analyses_userId_id').on('herb_analyses').columns(['userId', 'id']).execute();

  await withId(db, 'product_recommendations')
    .addColumn('userId', 'integer', owned('users'))
    .addColumn('productName', 'text', required)
    .addColumn('asin', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('source', 'text', required)
    .addColumn('sourceId', 'integer', required)
    .addColumn('isFavorite', 'integer', counter)
    .addColumn('createdAt', 'text', required)
    .addUniqueConstraint('product_recommendations_once', ['userId', 'asin'])
    .execute();

  await withId(db, 'analytics_events')
    .addColumn('userId', 'integer', loose('users'))
    .addColumn('eventType', 'text', required)
    .addColumn('eventData', 'text')
    .addColumn('sessionId', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('ipAddress', 'text')
    .addColumn('day', 'text', required)
    .addColumn('createdAt', 'text', required)
    .execute();
  await db.schema.createIndex('analytics_events_day').on('analytics_events').columns(['day', 'userId']).execute();
  await db.schema.createIndex('analytics_events_type').on('analytics_events').column('eventType').execute();
  await db.schema.createIndex('analytics_events_userId').on('analytics_events').column('userId').execute();

  await withId(db, 'daily_analytics')
    .addColumn('date', 'text', (column) => column.notNull().unique())
    .addColumn('totalUsers', 'integer', counter)
    .addColumn('newSignups', 'integer', counter)
    .addColumn('activeUsers', 'integer', counter)
    .addColumn('chatMessages', 'integer', counter)
    .addColumn('herbAnalyses', 'integer', counter)
    .addColumn('productClicks', 'integer', counter)
    .addColumn('pwaInstalls', 'integer', counter)
    .addColumn('createdAt', 'text', required)
    .execute();
}
