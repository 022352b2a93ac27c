const databaseName = 'herbie';

export const objectStores = { waiting: 'waiting', herbNumbers: 'herb-numbers', people: 'people' } as const;
type StoreName = (typeof objectStores)[keyof typeof objectStores];

let opened: Promise<IDBDatabase> | null = null;

/** All values of one object store of the app's IndexedDB. */
export async function readStore(storeName: StoreName): Promise<unknown[]> {
  return run(storeName, 'readonly', (store) => store.getAll());
}

export async function put(storeName: StoreName, key: string, value: unknown): Promise<void> {
  await run(storeName, 'readwrite', (store) => store.put(value, key));
}

export async function remove(storeName: StoreName, key: string): Promise<void> {
  await run(storeName, 'readwrite', (store) => store.delete(key));
}

export async function clearStore(storeName: StoreName): Promise<void> {
  await run(storeName, 'readwrite', (store) => store.clear());
}

async function run<T>(
  storeName: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  opened.catch(() => (opened = null));
  const transaction = (await opened).transaction(storeName, mode);
  const request = act(transaction.objectStore(storeName));
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
      for (const storeName of Object.values(objectStores))
        if (!objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
    };
    request.onsuccess = () => {
      // Another tab wants to upgrade or delete the database: close it here and open it again when needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
}
