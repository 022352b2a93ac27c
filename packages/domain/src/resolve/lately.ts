/** Bounds of each cache: enough for the recent messages of many people, and small enough for memory. */
const maxTexts = 4000;
const maxLetters = 200_000;

/**
 * Memoizes a pure function of a text for the most recent texts: one answer reads the same messages many times, and the next
 * answer reads them again.
 */
export function lately<T>(read: (text: string) => T, most = maxTexts): (text: string) => T {
  const known = new Map<string, T>();
  let letters = 0;

  function forgetOldest(): void {
    const [oldest = ''] = known.keys();
    known.delete(oldest);
    letters -= oldest.length;
  }

  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const fresh = read(text);
    while (known.size > 0 && (known.size >= most || letters + text.length > maxLetters)) forgetOldest();
    known.set(text, fresh);
    letters += text.length;
    return fresh;
  };
}
