/** Pages that nobody looks at are not painted. */
const atLastMs = 100;

/** Resolves when what has been drawn by now is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, atLastMs);
    // The first of these comes before the paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}
