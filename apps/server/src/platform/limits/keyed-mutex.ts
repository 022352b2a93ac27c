export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs tasks with the same key one after the other, so that each sees what the one before has counted. */
export function createKeyedMutex(): RunExclusive {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
