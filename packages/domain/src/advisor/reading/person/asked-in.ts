/** The sentences that ask; of a message without a question mark the last. */
export function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => /\w/.test(sentence));
  const asking = sentences.filter((sentence) => sentence.includes('?'));
  return (asking.length > 0 ? asking : sentences.slice(-1)).join(' ');
}

/** "I am afraid for her. Should she stop?": what is asked is asked of them. */
export function asksOfThem(text: string): boolean {
  return /\b(?:can|could|may|should|must|does|will|would|is) (?:he|she|they)\b/i.test(askedIn(text));
}
