/** Every address of the web app; anything else is not found. The landing page `/` is a page of its own. */
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
  '/herbs/:id',
  '/safety',
  '/settings',
] as const;

/** True when the web app has a page at this path. */
export function isAppPath(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return appPaths.some((known) => {
    if (!known.endsWith('/:id')) return known === plain;
    const folder = known.slice(0, -'/:id'.length);
    return plain.startsWith(`${folder}/`) && /^[^/]+$/.test(plain.slice(folder.length + 1));
  });
}
