import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { FailedState, Spinner } from '../ui/states.tsx';
import { Protected, VisitorsOnly } from './guards.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../screens/not-found-screen.tsx'), 'NotFoundScreen'),
  errorComponent: ({ reset }) => <FailedState onRetry={reset}>Something went wrong on this page.</FailedState>,
  pendingComponent: Spinner,
});
const visitors = createRoute({ getParentRoute: () => root, id: 'visitors', component: VisitorsOnly });
const people = createRoute({ getParentRoute: () => root, id: 'people', component: Protected });

const page = <P extends typeof root | typeof visitors | typeof people>(
  parent: P,
  path: string,
  component: ReturnType<typeof lazyRouteComponent>,
) => createRoute({ getParentRoute: () => parent, path, component });

const routeTree = root.addChildren([
  visitors.addChildren([
    page(
      visitors,
      '/login',
      lazyRouteComponent(() => import('../screens/login-screen.tsx'), 'LoginScreen'),
    ),
    page(
      visitors,
      '/register',
      lazyRouteComponent(() => import('../screens/register-screen.tsx'), 'RegisterScreen'),
    ),
  ]),
  page(
    root,
    '/forgot-password',
    lazyRouteComponent(() => import('../screens/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  ),
  page(
    root,
    '/reset-password',
    lazyRouteComponent(() => import('../screens/reset-password-screen.tsx'), 'ResetPasswordScreen'),
  ),
  page(
    root,
    '/how-it-works',
    lazyRouteComponent(() => import('../screens/how-it-works-screen.tsx'), 'HowItWorksScreen'),
  ),
  page(
    root,
    '/privacy-policy',
    lazyRouteComponent(() => import('../screens/privacy-policy-screen.tsx'), 'PrivacyPolicyScreen'),
  ),
  page(
    root,
    '/method',
    lazyRouteComponent(() => import('../screens/method-screen.tsx'), 'MethodScreen'),
  ),
  page(
    root,
    '/admin-setup',
    lazyRouteComponent(() => import('../screens/admin-setup-screen.tsx'), 'AdminSetupScreen'),
  ),
  people.addChildren([
    page(
      people,
      '/dashboard',
      lazyRouteComponent(() => import('../screens/dashboard-screen.tsx'), 'DashboardScreen'),
    ),
    page(
      people,
      '/chat',
      lazyRouteComponent(() => import('../screens/chat-screen.tsx'), 'ChatScreen'),
    ),
    page(
      people,
      '/chat/$chatId',
      lazyRouteComponent(() => import('../screens/chat-screen.tsx'), 'ChatScreen'),
    ),
    page(
      people,
      '/create-profile',
      lazyRouteComponent(() => import('../screens/create-profile-screen.tsx'), 'CreateProfileScreen'),
    ),
    page(
      people,
      '/herb-analyzer',
      lazyRouteComponent(() => import('../screens/herb-analyzer-screen.tsx'), 'HerbAnalyzerScreen'),
    ),
    page(
      people,
      '/wellness-tracker',
      lazyRouteComponent(() => import('../screens/wellness-tracker-screen.tsx'), 'WellnessTrackerScreen'),
    ),
    page(
      people,
      '/recommendations',
      lazyRouteComponent(() => import('../screens/recommendations-screen.tsx'), 'RecommendationsScreen'),
    ),
    page(
      people,
      '/herbs',
      lazyRouteComponent(() => import('../screens/herb-list-screen.tsx'), 'HerbListScreen'),
    ),
    page(
      people,
      '/herbs/$herbId',
      lazyRouteComponent(() => import('../screens/herb-detail-screen.tsx'), 'HerbDetailScreen'),
    ),
    page(
      people,
      '/safety',
      lazyRouteComponent(() => import('../screens/safety-screen.tsx'), 'SafetyScreen'),
    ),
  ]),
]);

/** Addresses stay as people read them: slashes in a query are not encoded, values are plain text. */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (values: Record<string, string>) => {
  const text = new URLSearchParams(values).toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
};

export const router = createRouter({
  routeTree,
  scrollRestoration: false,
  defaultPendingComponent: Spinner,
  parseSearch,
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
