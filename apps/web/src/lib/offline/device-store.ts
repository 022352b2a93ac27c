const databaseName = 'herbie';

export const shelves = { waiting: 'waiting', herbNumbers: 'herb-numbers', people: 'people' } as const;
type Shelf = (typeof shelves)[keyof typeof shelves];

let opened: Promise<IDBDatabase> | null = null;

/** Everything on one shelf of this device's own database. */
export async function readShelf(shelf: Shelf): Promise<unknown[]> {
  return run(shelf, 'readonly', (store) => store.getAll());
}

export async function put(shelf: Shelf, key: string, value: unknown): Promise<void> {
  await run(shelf, 'readwrite', (store) => store.put(value, key));
}

export async function remove(shelf: Shelf, key: string): Promise<void> {
  await run(shelf, 'readwrite', (store) => store.delete(key));
}

export async function emptyShelf(shelf: Shelf): Promise<void> {
  await run(shelf, 'readwrite', (store) => store.clear());
}

async function run<T>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  opened.catch(() => (opened = null));
  const transaction = (await opened).transaction(shelf, mode);
  const request = act(transaction.objectStore(shelf));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onerror = () => failed(request.error ?? new Error('not kept'));
    transaction.onabort = () => failed(transaction.error ?? new Error('not kept'));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      for (const shelf of Object.values(shelves))
        if (!objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
    };
    request.onsuccess = () => {
      // Another tab wants to change or delete the database: this one gives way and opens it anew when needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
}
