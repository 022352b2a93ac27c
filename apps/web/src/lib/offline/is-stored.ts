const cacheName = 'herbie-files';
const knowledge = /\/knowledge-[\w-]+\.js$/;

/** Whether the service worker has stored the herb knowledge on this device. */
export async function isKnowledgeStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const files = await caches
    .open(cacheName)
    .then((cache) => cache.keys())
    .catch(() => []);
  return files.some(({ url }) => knowledge.test(new URL(url).pathname));
}
