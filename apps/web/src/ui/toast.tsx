import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import type { ShownToast, ToastViewProps } from './toast-view.tsx';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Something to do about it, such as taking it back; the toast then stays for longer. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

const removeAfterMs = 1_000_000;
const loadAfterMs = 1500;
const bareMs = 12_000;

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast; a new one takes the place of the old at once. */
export function toast(message: ToastMessage): void {
  count += 1;
  change({ variant: 'default', ...message, id: count, isOpen: true });
}

/**
 * The toast region. Its code is loaded after the first paint, before a toast is needed: one may have to
 * report that the network is gone.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => current);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  /** A toast whose code could not be loaded: its text is shown plainly. */
  const [bare, setBare] = useState<number | null>(null);
  const newest = shown?.id ?? null;

  useEffect(() => {
    if (View) return undefined;
    const load = () => {
      import('./toast-view.tsx').then(
        ({ ToastView }) => setView(() => ToastView),
        (error: unknown) => {
          reportFailure('toasts not loaded', error);
          if (newest === null) return;
          setBare(newest);
          setTimeout(dismiss, bareMs, newest);
        },
      );
    };
    const timer = setTimeout(load, newest === null ? loadAfterMs : 0);
    return () => clearTimeout(timer);
    // Loading is tried again with the next toast.
  }, [View, newest]);
  if (View) return <View shown={shown} onDismiss={dismiss} />;
  return shown?.isOpen && shown.id === bare ? (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 m-2 rounded-2xl border border-strong-line bg-card p-4 shadow-soft"
    >
      <b>{shown.title}</b> {shown.description}
    </p>
  ) : null;
}

/** Hides a toast at once and forgets it much later. */
function dismiss(id: number): void {
  if (current?.id !== id) return;
  change({ ...current, isOpen: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, removeAfterMs);
}

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
