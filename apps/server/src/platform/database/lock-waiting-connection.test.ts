import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { LockWaitingConnection } from './lock-waiting-connection.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A database that is locked each time it is first asked. */
function createLocked(): DatabaseConnection {
  let asked = 0;
  return {
    async executeQuery() {
      asked += 1;
      if (asked % 2 === 1) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
      return { rows: [] };
    },
    async *streamQuery() {},
  };
}

test.each(['select 1', 'update notes set text = 1'])('a lock of long ago is forgotten: %s', async (sql) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const connection = new LockWaitingConnection(createLocked());

  await connection.executeQuery(CompiledQuery.raw(sql));
  vi.advanceTimersByTime(60_000);

  await expect(connection.executeQuery(CompiledQuery.raw(sql))).resolves.toEqual({ rows: [] });
});

test('while writes find it locked for longer than five seconds they fail at once, whatever is read between', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let isLocked = true;
  const connection = new LockWaitingConnection({
    ...createLocked(),
    async executeQuery({ sql }) {
      if (isLocked && sql.startsWith('insert')) throw Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
      return { rows: [] };
    },
  });
  const write = () => connection.executeQuery(CompiledQuery.raw('insert into notes values (1)'));
  const first = write();
  void first.catch(() => undefined);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(5000);

  await expect(first).rejects.toThrow('locked');
  await connection.executeQuery(CompiledQuery.raw('select 1'));
  await expect(write()).rejects.toThrow('locked');
  isLocked = false;
  await expect(write()).resolves.toEqual({ rows: [] });
});
