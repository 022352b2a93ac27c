import { put, readStore, objectStores } from './device-store.ts';

interface Kept {
  /** The build it was kept by; a newer one asks anew. */
  readonly build: string;
  readonly numbers: Readonly<Record<string, number>>;
}

const key = 'all';

/** The number of each herb in this server's addresses, by the key of the knowledge base. Nothing about a person. */
export async function readNumbers(): Promise<ReadonlyMap<string, number>> {
  const kept = await readKept();
  return new Map(Object.entries(kept?.numbers ?? {}));
}

export async function hasNumbersOf(build: string): Promise<boolean> {
  return (await readKept())?.build === build;
}

export async function keepNumbers(
  build: string,
  herbs: readonly { readonly id: number; readonly key: string }[],
): Promise<void> {
  const numbers = Object.fromEntries(herbs.map((herb) => [herb.key, herb.id]));
  await put(objectStores.herbNumbers, key, { build, numbers } satisfies Kept);
}

async function readKept(): Promise<Kept | undefined> {
  const [kept] = await readStore(objectStores.herbNumbers).catch(() => []);
  // safe: only keepNumbers writes to the shelf.
  return kept as Kept | undefined;
}
