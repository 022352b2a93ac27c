/** A memory that starts anew `ttlMs` after its first use, so that nothing people were told is held longer than that. */
export function forgetting<T>(remember: () => (text: string) => T, ttlMs: number): (text: string) => T {
  let memory: ((text: string) => T) | null = null;
  return (text) => {
    if (memory === null) {
      memory = remember();
      setTimeout(() => (memory = null), ttlMs).unref();
    }
    return memory(text);
  };
}
