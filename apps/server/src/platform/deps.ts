import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Advisor } from './assistant/advisor.ts';
import type { LanguageModel } from './assistant/language-model.ts';
import type { Clock } from './clock.ts';
import type { Database, Engine } from './database/database.ts';
import type { Limits } from './limits/limits.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The dependencies of every feature, created once by `buildApp`. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly mail: MailQueue;
  readonly advisor: Advisor;
  /** The configured language model; null when the built-in advisor answers alone. */
  readonly model: LanguageModel | null;
  /** The model that looks at photos; null when only printed words are read. */
  readonly photoModel: LanguageModel | null;
  /** Aborted when the server begins to stop, so that streams end. */
  readonly stopping: AbortSignal;
}
