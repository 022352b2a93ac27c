import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

const usualMs = 5000;
const removeAfterMs = 1_000_000;
const swipeThreshold = 50;

let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast; a new one takes the place of the old at once. */
export function toast(message: ToastMessage): void {
  count += 1;
  change({ ...message, id: count, isOpen: true });
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

export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => current);
  return (
    <Toast.Provider duration={usualMs} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown ? (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(shown.id);
          }}
          data-variant={shown.variant ?? 'default'}
          className={classNames(
            'relative rounded-2xl border bg-card p-4 pr-12 shadow-soft data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.variant === 'destructive' ? 'border-stop bg-stop-tint text-stop' : 'border-line',
          )}
        >
          <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
          {shown.description ? <Toast.Description className="text-sm">{shown.description}</Toast.Description> : null}
          <Toast.Close
            aria-label="Close"
            className="absolute top-1 right-1 flex size-10 items-center justify-center rounded-full hover:bg-tint"
          >
            <span aria-hidden>×</span>
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 bottom-0 z-50 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none md:right-0 md:left-auto md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}
