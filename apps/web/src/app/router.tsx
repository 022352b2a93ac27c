import { Component, type ReactNode, Suspense, useEffect, useState, useTransition } from 'react';
import { matchPath, onPlaceChange, PlaceContext, readPlace } from '../lib/place.ts';
import { FailedState, Spinner } from '../ui/states.tsx';
import { Protected, ProtectedWhenOnline, VisitorsOnly } from './guards.tsx';
import { type Access, notFound, screens } from './screens.ts';
import { Shell } from './shell.tsx';

const guards: Readonly<Record<Access, (parts: { children: ReactNode }) => ReactNode>> = {
  all: ({ children }) => children,
  visitors: VisitorsOnly,
  people: Protected,
  'people-or-offline': ProtectedWhenOnline,
};

/** Shows the screen of the present address. While another one loads, the screen before stays. */
export function Router() {
  const [place, setPlace] = useState(readPlace);
  const [isLoading, startTransition] = useTransition();
  useEffect(() => onPlaceChange(() => startTransition(() => setPlace(readPlace()))), []);

  const { screen, params } = findScreen(place.pathname);
  const Guard = guards[screen.access];
  return (
    <PlaceContext value={{ place, params }}>
      <Shell isLoading={isLoading}>
        <CatchFailure key={screen.path} place={place.href}>
          <Suspense fallback={<Spinner />}>
            <Guard>
              <screen.Page />
            </Guard>
          </Suspense>
        </CatchFailure>
      </Shell>
    </PlaceContext>
  );
}

function findScreen(pathname: string) {
  for (const screen of screens) {
    const params = matchPath(screen.path, pathname);
    if (params) return { screen, params };
  }
  return { screen: notFound, params: {} };
}

interface FailureParts {
  readonly place: string;
  readonly children: ReactNode;
}

/** A screen that breaks leaves the bar and the way to other screens standing. */
class CatchFailure extends Component<FailureParts, { readonly isBroken: boolean; readonly place: string }> {
  override state = { isBroken: false, place: this.props.place };

  static getDerivedStateFromProps({ place }: FailureParts, before: { readonly place: string }) {
    return place === before.place ? null : { isBroken: false, place };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <FailedState onRetry={() => location.reload()}>Something went wrong on this page.</FailedState>;
  }
}
