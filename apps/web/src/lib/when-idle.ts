const atLastMs = 2000;
/** For browsers without `requestIdleCallback`. */
const laterMs = 200;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, laterMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: atLastMs });
  return () => cancelIdleCallback(request);
}
