/** Enough for what a crowd of people said in their last few messages. */
const usually = 400;

/** A reading that depends on nothing but the text, kept for the last few: an answer asks many times what the same messages say. */
export function lately<T>(read: (text: string) => T, most = usually): (text: string) => T {
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
