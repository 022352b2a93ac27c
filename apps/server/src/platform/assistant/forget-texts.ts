import { forgetTexts } from '@herbie/domain';

/** What people wrote is held at most twice as long after it was last read. */
const everyMs = 5 * 60_000;

/** Has this thread forget what people wrote, be it idle or busy; returns what ends that. */
export function forgetTextsRegularly(forget = forgetTexts): () => void {
  const timer = setInterval(forget, everyMs).unref();
  return () => clearInterval(timer);
}
