// Keeps the app's own files on the device: never an answer of the server, never anything about a person.
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

const cacheName = 'herbie-files';
const generationKey = '/.herbie-generation';
const landingPage = '/index.html';
const appPage = '/app.html';
const timeoutMs = 6000;
const knowledge = /\/knowledge-[\w-]+\.js$/;

/** Where each file is kept: hashed ones under their address, others under address and revision. */
const keys = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => {
    const path = `/${url.replace(/^\//, '')}`;
    return [path, revision === null ? path : `${path}?revision=${revision}`];
  }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-knowledge') event.waitUntil(keep((path) => knowledge.test(path)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(showPage(request, pathname));
  else if (keys.has(pathname) || pathname.startsWith('/assets/')) event.respondWith(giveFile(request, pathname));
});

/**
 * The shell first; the knowledge too where an older one is kept, so that an update never takes it away. A newer worker waits
 * until the pages of the older one are closed: pushed aside at work, that one would leave a page it is serving unanswered.
 * It serves the newer version as well, since pages come from the server first and unknown files from there too.
 */
async function install(): Promise<void> {
  const kept = await (await caches.open(cacheName)).keys();
  const hasKnowledge = kept.some(({ url }) => knowledge.test(new URL(url).pathname));
  await keep((path) => hasKnowledge || !knowledge.test(path));
}

async function keep(isWanted: (path: string) => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = [...keys].filter(([path]) => isWanted(path));
  await Promise.all(
    wanted.map(async ([path, key]) => {
      if (await cache.match(key)) return;
      const response = await fetch(path, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

/** Files of the version before stay, for pages that are still open; what is older goes. */
async function dropOld(): Promise<void> {
  const cache = await caches.open(cacheName);
  const present = [...keys.values()];
  const before: unknown = await (await cache.match(generationKey))?.json();
  const kept = new Set<unknown>([generationKey, ...present, ...(Array.isArray(before) ? before : [])]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.has(`${pathname}${search}`)) await cache.delete(request);
  }
  await cache.put(generationKey, Response.json(present));
}

/** The server's page while it can be reached, so that a new version shows at the next visit; else the kept one. */
async function showPage(request: Request, pathname: string): Promise<Response> {
  const fallback = async () => find(pathname === '/' ? landingPage : appPage);
  try {
    const response = await inTime(fetch(request));
    return response.status >= 502 && response.status <= 504 ? ((await fallback()) ?? response) : response;
  } catch (error) {
    const page = await fallback();
    if (page) return page;
    throw error;
  }
}

async function giveFile(request: Request, pathname: string): Promise<Response> {
  return (await find(pathname)) ?? fetch(request);
}

async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(keys.get(path) ?? path);
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('no answer in time')), timeoutMs);
    answer.then(done, failed).finally(() => clearTimeout(timer));
  });
}

export {};
