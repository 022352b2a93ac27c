export type InLine = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs what has the same key one after the other, so that what is counted in one is known to the next. */
export function createInLine(): InLine {
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
