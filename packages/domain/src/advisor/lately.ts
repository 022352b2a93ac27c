/** A reading of texts that keeps the last few: one conversation asks many times what the same messages say. */
export function lately<T>(read: (text: string) => T, most = 24): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const fresh = read(text);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(text, fresh);
    return fresh;
  };
}
