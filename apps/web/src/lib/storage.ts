/** Browser storage that may be blocked or full: then values are silently not kept. */
function guarded(area: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        // Blocked or full: the value lives for this page only.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
    clear(): void {
      try {
        area().clear();
      } catch {
        // Nothing was kept.
      }
    },
  };
}

export const localStore = guarded(() => localStorage);
export const sessionStore = guarded(() => sessionStorage);
