/** Makes something; it may be interrupted at each `yield`. */
type Making<T> = () => Generator<unknown, T>;

const makers: { next(): boolean }[] = [];

/**
 * What takes long to make and is made once: as a whole when it is first asked for, or before that by `makeReady`. Whoever
 * needs another such thing asks for it and stands behind it in the order in which modules are loaded.
 */
export function madeReady<T>(make: Making<T>): () => T {
  let making: Generator<unknown, T> | undefined;
  let made: { readonly value: T } | undefined;

  function next(): { readonly value: T } | undefined {
    making ??= make();
    const step = making.next();
    if (step.done === true) made = { value: step.value };
    return made;
  }

  makers.push({ next: () => (made ?? next()) === undefined });
  return () => {
    for (let done = made; ; done = next()) if (done) return done.value;
  };
}

/** The same for what is made in one go. */
export function madeAtOnce<T>(make: () => T): () => T {
  return madeReady(function* () {
    yield;
    return make();
  });
}

/** Makes everything that was not asked for so far, a little at each step: between two steps others may be served. */
export function* makeReady(): Generator<void> {
  for (const maker of makers) while (maker.next()) yield;
}
