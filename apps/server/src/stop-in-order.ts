import type { FastifyBaseLogger } from 'fastify';
import type { App } from './app.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { codeOf } from './platform/error-code.ts';

interface Running {
  readonly app: Pick<App, 'stop'>;
  readonly database: Pick<OpenDatabase, 'close'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Stops the server and then closes the database, also when the server fails to stop. Resolves to the exit code. */
export async function stopInOrder({ app, database, log }: Running): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  for (const step of [() => app.stop(), () => database.close()]) {
    await step().catch((error: unknown) => {
      code = 1;
      log.error({ reason: codeOf(error, 'unknown reason') }, 'the server could not stop in order');
    });
  }
  return code;
}
