declare global {
  interface Window {
    /** What public/early-reads.js asked for, by address. */
    herbieReads?: Map<string, Promise<Response>>;
  }
}

/** An answer asked for before this page had its code would be an old one later. */
const freshMs = 10_000;

/** The answer that is on its way since the page began to load, for the first who asks. */
export function takeEarlyRead(address: string): Promise<Response> | null {
  const answer = performance.now() < freshMs ? window.herbieReads?.get(address) : undefined;
  window.herbieReads?.delete(address);
  return answer ?? null;
}

/** Something changes: what was read before it may no longer be so. */
export function dropEarlyReads(): void {
  delete window.herbieReads;
}
