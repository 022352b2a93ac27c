/** Enough for what a crowd of people said in their last many messages, and little enough to hold in memory. */
const mostTexts = 4000;
const mostLetters = 200_000;

/**
 * A reading that depends on nothing but the text, kept for the last texts: an answer asks many times what the same messages say,
 * and each answer asks again what was said before it.
 */
export function lately<T>(read: (text: string) => T, most = mostTexts): (text: string) => T {
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
    while (known.size > 0 && (known.size >= most || letters + text.length > mostLetters)) forgetOldest();
    known.set(text, fresh);
    letters += text.length;
    return fresh;
  };
}
