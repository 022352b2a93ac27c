import { Component, type ComponentType, type ReactNode, useEffect, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { onLocationChange, type RouteLocation, LocationContext, readLocation } from '../lib/location.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { FailedState } from '../ui/states.tsx';
import { Protected, ProtectedWhenOnline, VisitorsOnly } from './guards.tsx';
import { type Access, findScreen, type Screen } from './screens.ts';
import { Shell } from './shell.tsx';

const guards: Readonly<Record<Access, (parts: { children: ReactNode }) => ReactNode>> = {
  all: ({ children }) => children,
  visitors: VisitorsOnly,
  people: Protected,
  'people-or-offline': ProtectedWhenOnline,
};

/** Code from the cache arrives sooner. */
const noticeMs = 100;

/** An address and its loaded screen; `Page` is null when the code could not be loaded. */
export interface Opened {
  readonly place: RouteLocation;
  readonly params: Readonly<Record<string, string>>;
  readonly screen: Screen;
  readonly Page: ComponentType | null;
}

/** Loads the screen of the present address. */
export async function openScreen(): Promise<Opened> {
  const place = readLocation();
  const { screen, params } = findScreen(place.pathname);
  const Page = await screen.load().catch((error: unknown) => {
    reportFailure('screen not loaded', error);
    return null;
  });
  return { place, params, screen, Page };
}

/** Shows the screen of the present address. While the next one loads, the previous screen stays. */
export function Router({ first }: { first: Opened }) {
  const [{ place, params, screen, Page }, setOpened] = useState(first);
  const [isFetching, setFetching] = useState(false);
  const [isDrawing, startTransition] = useTransition();
  useEffect(() => {
    let latest = 0;
    return onLocationChange(() => {
      latest += 1;
      const mine = latest;
      const notice = setTimeout(() => setFetching(true), noticeMs);
      void openScreen().then((next) => {
        clearTimeout(notice);
        if (mine !== latest) return;
        setFetching(false);
        // These screens are small, and what is typed next must not land in the form that is leaving.
        if (next.screen.access === 'visitors') flushSync(() => setOpened(next));
        else startTransition(() => setOpened(next));
      });
    });
  }, []);

  const Guard = guards[screen.access];
  return (
    <LocationContext value={{ place, params }}>
      <Shell isLoading={isFetching || isDrawing}>
        <CatchFailure key={screen.path} place={place.href}>
          <Guard>{Page ? <Page /> : <Broken />}</Guard>
        </CatchFailure>
      </Shell>
    </LocationContext>
  );
}

interface FailureProps {
  readonly place: string;
  readonly children: ReactNode;
}

/** Error boundary of a screen: navigation to other screens keeps working. */
class CatchFailure extends Component<FailureProps, { readonly isBroken: boolean; readonly place: string }> {
  override state = { isBroken: false, place: this.props.place };

  static getDerivedStateFromProps({ place }: FailureProps, before: { readonly place: string }) {
    return place === before.place ? null : { isBroken: false, place };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return <FailedState onRetry={() => location.reload()}>Something went wrong on this page.</FailedState>;
}
