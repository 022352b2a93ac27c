import { Component, type ComponentType, type ReactNode, useEffect, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { onPlaceChange, type Place, PlaceContext, readPlace } from '../lib/place.ts';
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

/** Code that is at hand comes sooner. */
const noticeMs = 100;

/** An address and the screen it opens, its code at hand; no page when that could not be had. */
export interface Opened {
  readonly place: Place;
  readonly params: Readonly<Record<string, string>>;
  readonly screen: Screen;
  readonly Page: ComponentType | null;
}

/** Brings the screen of the present address. */
export async function openPlace(): Promise<Opened> {
  const place = readPlace();
  const { screen, params } = findScreen(place.pathname);
  const Page = await screen.load().catch((error: unknown) => {
    reportFailure('screen not loaded', error);
    return null;
  });
  return { place, params, screen, Page };
}

/** Shows the screen of the present address. While another one loads, the screen before stays. */
export function Router({ first }: { first: Opened }) {
  const [{ place, params, screen, Page }, setOpened] = useState(first);
  const [isFetching, setFetching] = useState(false);
  const [isDrawing, startTransition] = useTransition();
  useEffect(() => {
    let latest = 0;
    return onPlaceChange(() => {
      latest += 1;
      const mine = latest;
      const notice = setTimeout(() => setFetching(true), noticeMs);
      void openPlace().then((next) => {
        clearTimeout(notice);
        if (mine !== latest) return;
        setFetching(false);
        // Small, and what is typed right after must not land in the form that is leaving.
        if (next.screen.access === 'visitors') flushSync(() => setOpened(next));
        else startTransition(() => setOpened(next));
      });
    });
  }, []);

  const Guard = guards[screen.access];
  return (
    <PlaceContext value={{ place, params }}>
      <Shell isLoading={isFetching || isDrawing}>
        <CatchFailure key={screen.path} place={place.href}>
          <Guard>{Page ? <Page /> : <Broken />}</Guard>
        </CatchFailure>
      </Shell>
    </PlaceContext>
  );
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
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return <FailedState onRetry={() => location.reload()}>Something went wrong on this page.</FailedState>;
}
