const atLastMs = 2000;
/** For browsers without idle time of their own. */
const laterMs = 200;

/** Does what nothing on screen waits for, once the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, laterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: atLastMs });
  return () => cancelIdleCallback(request);
}
