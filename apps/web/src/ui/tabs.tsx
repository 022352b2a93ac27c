import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, useContext, useId } from 'react';

interface TabsContextProps {
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const TabsContext = createContext<TabsContextProps>({ id: '', value: '', onValue: () => undefined });

interface TabsProps<V extends string> {
  readonly value: V;
  readonly onValue: (value: V) => void;
  readonly children: ReactNode;
}

/** Tabs with automatic activation: the arrow keys move between tabs and show their panels. */
export function Tabs<V extends string>({ value, onValue, children }: TabsProps<V>) {
  const id = useId();
  // safe: the tabs inside name the values of this choice.
  const choose = (next: string) => onValue(next as V);
  return (
    <TabsContext value={{ id, value, onValue: choose }}>
      <div>{children}</div>
    </TabsContext>
  );
}

export function TabList({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div role="tablist" aria-label={label} className={className}>
      {children}
    </div>
  );
}

export function Tab({ value, ...rest }: ComponentProps<'button'> & { value: string }) {
  const tabs = useContext(TabsContext);
  const isShown = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isShown}
      aria-controls={isShown ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={isShown ? 0 : -1}
      onClick={() => tabs.onValue(value)}
      onKeyDown={moveByKey}
      onFocus={() => (isShown ? undefined : tabs.onValue(value))}
      {...rest}
    />
  );
}

export function TabPanel({ value, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = useContext(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      {...rest}
    />
  );
}

/** Skips disabled tabs and wraps around. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])];
  const present = tabs.indexOf(event.currentTarget);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (present + 1) % tabs.length,
    ArrowLeft: present - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  tabs.at(place)?.focus();
}
