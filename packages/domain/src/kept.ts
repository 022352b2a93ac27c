interface Keeper<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is kept under a key; made, and kept, when it is asked for the first time. */
export function kept<K, V>(all: Keeper<K, V>, key: K, make: (key: K) => V): V {
  const present = all.get(key);
  if (present !== undefined) return present;
  const made = make(key);
  all.set(key, made);
  return made;
}
