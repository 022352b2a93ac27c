interface Cache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The cached value of a key; computed and stored when it is first asked for. */
export function kept<K, V>(all: Cache<K, V>, key: K, make: (key: K) => V): V {
  const present = all.get(key);
  if (present !== undefined) return present;
  const made = make(key);
  all.set(key, made);
  return made;
}
