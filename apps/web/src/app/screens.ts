import type { ComponentType } from 'react';
import { matchPath } from '../lib/location.ts';
import { sessionStore } from '../lib/storage.ts';

/** Who may open a screen: everybody, only who is not signed in, only who is; or, without a network, whoever is there. */
export type Access = 'all' | 'visitors' | 'people' | 'people-or-offline';

export interface Screen {
  readonly path: string;
  readonly access: Access;
  /** Loads the screen's code. */
  load(): Promise<ComponentType>;
}

const screen = <N extends string>(
  access: Access,
  path: string,
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): Screen => ({ access, path, load: async () => (await reloadWhenGone(load))[name] });

/** Every screen, each loaded when it is first opened. The build reads this list too, see build/screen-pages.ts. */
const screens: readonly Screen[] = [
  screen('visitors', '/login', () => import('../screens/login-screen.tsx'), 'LoginScreen'),
  screen('visitors', '/register', () => import('../screens/register-screen.tsx'), 'RegisterScreen'),
  screen('all', '/forgot-password', () => import('../screens/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  screen('all', '/reset-password', () => import('../screens/reset-password-screen.tsx'), 'ResetPasswordScreen'),
  screen('all', '/how-it-works', () => import('../screens/how-it-works-screen.tsx'), 'HowItWorksScreen'),
  screen('all', '/privacy-policy', () => import('../screens/privacy-policy-screen.tsx'), 'PrivacyPolicyScreen'),
  screen('all', '/method', () => import('../screens/method-screen.tsx'), 'MethodScreen'),
  screen('all', '/admin-setup', () => import('../screens/admin-setup-screen.tsx'), 'AdminSetupScreen'),
  screen('people', '/dashboard', () => import('../screens/dashboard-screen.tsx'), 'DashboardScreen'),
  screen('people', '/chat', () => import('../screens/chat-screen.tsx'), 'ChatScreen'),
  screen('people', '/chat/:chatId', () => import('../screens/chat-screen.tsx'), 'ChatScreen'),
  screen('people', '/create-profile', () => import('../screens/create-profile-screen.tsx'), 'CreateProfileScreen'),
  screen('people', '/herb-analyzer', () => import('../screens/herb-analyzer-screen.tsx'), 'HerbAnalyzerScreen'),
  screen(
    'people',
    '/wellness-tracker',
    () => import('../screens/wellness-tracker-screen.tsx'),
    'WellnessTrackerScreen',
  ),
  screen('people', '/recommendations', () => import('../screens/recommendations-screen.tsx'), 'RecommendationsScreen'),
  screen('people-or-offline', '/herbs', () => import('../screens/herb-list-screen.tsx'), 'HerbListScreen'),
  screen(
    'people-or-offline',
    '/herbs/compare',
    () => import('../screens/herb-compare-screen.tsx'),
    'HerbCompareScreen',
  ),
  screen('people-or-offline', '/herbs/:herbId', () => import('../screens/herb-detail-screen.tsx'), 'HerbDetailScreen'),
  screen('people-or-offline', '/safety', () => import('../screens/safety-screen.tsx'), 'SafetyScreen'),
  screen('people', '/settings', () => import('../screens/settings-screen.tsx'), 'SettingsScreen'),
];

const notFound = screen('all', '*', () => import('../screens/not-found-screen.tsx'), 'NotFoundScreen');

/** The screen of an address, with the `:name` parts of its path. */
export function findScreen(pathname: string): { readonly screen: Screen; readonly params: Record<string, string> } {
  for (const each of screens) {
    const params = matchPath(each.path, pathname);
    if (params) return { screen: each, params };
  }
  return { screen: notFound, params: {} };
}

const reloadedKey = 'reloaded-for-a-screen';
const timeoutMs = 30_000;

/** After an update of the server an old page asks for files that are gone: reload it once. */
async function reloadWhenGone<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStore.read(reloadedKey) ?? 0);
    if (!navigator.onLine || Date.now() - last < timeoutMs) throw error;
    sessionStore.write(reloadedKey, String(Date.now()));
    location.reload();
    return new Promise(() => undefined);
  }
}
