const memories: (() => void)[] = [];

/** Names what is to be done when texts are forgotten. */
export function whenForgetting(forget: () => void): void {
  memories.push(forget);
}

/**
 * Forgets what people wrote and was not read again since the last call: readings are remembered for speed only, and a number of them
 * is no limit in time. Who calls it every few minutes holds no text longer than two such spans.
 */
export function forgetTexts(): void {
  for (const forget of memories) forget();
}
