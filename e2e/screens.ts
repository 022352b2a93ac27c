/** Every screen that has an address, for the walks over all of them. */
export const visitorScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=a-token-that-does-not-exist',
  '/how-it-works',
  '/privacy-policy',
  '/method',
  '/no-such-page',
] as const;

export const personScreens = [
  '/dashboard',
  '/chat',
  '/create-profile',
  '/herb-analyzer',
  '/wellness-tracker',
  '/recommendations',
  '/herbs',
  '/herbs/1',
  '/herbs/compare?a=1&b=2',
  '/safety',
  '/settings',
  '/admin-setup',
] as const;
