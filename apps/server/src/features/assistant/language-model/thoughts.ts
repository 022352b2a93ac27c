/** Removes the reasoning that some models emit in <think> tags. Call it for each line in order. */
export function createThoughtFilter(): (line: string) => string {
  let isThinking = false;
  return function withoutThoughts(line): string {
    let kept = line;
    if (isThinking) {
      const over = kept.search(/<\/think(?:ing)?>/i);
      if (over === -1) return '';
      kept = kept.slice(over).replace(/^<[^>]*>/, '');
      isThinking = false;
    }
    const begun = kept.search(/<think(?:ing)?>/i);
    if (begun === -1) return kept;
    isThinking = true;
    return kept.slice(0, begun) + withoutThoughts(kept.slice(begun));
  };
}
