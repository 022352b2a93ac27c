import { whenForgetting } from '../forget-texts.ts';

/** Bounds of each cache: enough for the recent messages of many people, and small enough for memory. */
const maxTexts = 4000;
const maxLetters = 200_000;

export interface Memory<T> {
  readonly read: (text: string) => T;
  /** Drops what was not read since the last call. */
  age(): void;
  clear(): void;
}

/**
 * Memoizes a pure function of a text for the most recent texts: one answer reads the same messages many times, and the next
 * answer reads them again. Texts are forgotten by halves: to find and drop the oldest one each time would cost more.
 */
export function lately<T>(read: (text: string) => T, most = maxTexts): (text: string) => T {
  const memory = createMemory(read, most);
  whenForgetting(memory.age);
  return memory.read;
}

/** The same for one that lives shorter than the program: its owner has it forget. */
export function createMemory<T>(read: (text: string) => T, most = maxTexts): Memory<T> {
  let older = new Map<string, T>();
  let newer = new Map<string, T>();
  let letters = 0;

  function age(): void {
    older = newer;
    newer = new Map();
    letters = 0;
  }

  function remember(text: string, value: T): T {
    const isFull = newer.size >= Math.max(1, most / 2) || letters + text.length > maxLetters / 2;
    if (isFull && newer.size > 0) age();
    newer.set(text, value);
    letters += text.length;
    return value;
  }

  return {
    read(text) {
      const kept = newer.get(text);
      if (kept !== undefined) return kept;
      const before = older.get(text);
      return remember(text, before === undefined ? read(text) : before);
    },
    age,
    clear() {
      if (newer.size > 0) age();
      if (older.size > 0) age();
    },
  };
}
