/** Every path of the web app; any other is not found. The landing page `/` is separate. */
export const appPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/how-it-works',
  '/privacy-policy',
  '/method',
  '/admin-setup',
  '/dashboard',
  '/chat',
  '/chat/:id',
  '/create-profile',
  '/herb-analyzer',
  '/wellness-tracker',
  '/recommendations',
  '/herbs',
  '/herbs/compare',
  '/herbs/:id',
  '/safety',
  '/settings',
] as const;

export type AppPath = (typeof appPaths)[number];

/** The app path that a path matches, where `:id` stands for any segment; null when there is none. */
export function findAppPath(path: string): AppPath | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const fits = (known: AppPath) => {
    if (!known.endsWith('/:id')) return known === plain;
    const folder = known.slice(0, -'/:id'.length);
    return plain.startsWith(`${folder}/`) && /^[^/]+$/.test(plain.slice(folder.length + 1));
  };
  return appPaths.find(fits) ?? null;
}
