import { Check, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button.tsx';
import { placeOfToast, type ToastPlace } from './toast-place.ts';

const usualMs = 5000;
const withActionMs = 12_000;
const swipeThreshold = 50;
/** What was just done may bring a warning, which is checked for a moment longer. */
const checkedMs = 500;

export interface ShownToast {
  readonly id: number;
  readonly isOpen: boolean;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly act: () => void };
}

export interface ToastViewProps {
  readonly shown: ShownToast | null;
  readonly onDismiss: (id: number) => void;
}

const typedIn = 'input, select, textarea';

/** One toast: five seconds, swiped away to the right, reached with F8. */
export function ToastView({ shown, onDismiss }: ToastViewProps) {
  const id = shown?.id;
  const [place, setPlace] = useState<ToastPlace>({ bottom: 0, right: 0 });
  useLayoutEffect(() => {
    const settle = () => setPlace(placeOfToast());
    settle();
    const timer = setTimeout(settle, checkedMs);
    // Who goes on to type sees what is typed.
    const makeRoom = ({ target }: FocusEvent) => target instanceof Element && target.matches(typedIn) && settle();
    addEventListener('focusin', makeRoom);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusin', makeRoom);
    };
  }, [id]);
  const isAlarm = shown?.variant === 'destructive';
  const Mark = isAlarm ? TriangleAlert : Check;
  return (
    <Toast.Provider duration={usualMs} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown ? (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          duration={shown.action ? withActionMs : usualMs}
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            resumeTimers();
            onDismiss(shown.id);
          }}
          data-variant={shown.variant}
          className={classNames(
            'relative flex gap-3 rounded-2xl border px-3 py-2 pr-12 md:p-4 md:pr-12 shadow-soft data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            isAlarm ? 'border-stop bg-stop-tint text-stop' : 'border-strong-line bg-card',
          )}
        >
          <Mark aria-hidden className={classNames('mt-0.5 size-5 shrink-0', isAlarm ? '' : 'text-leaf')} />
          <div className="min-w-0 wrap-anywhere">
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
            {shown.description ? (
              <Toast.Description className="text-sm leading-snug md:leading-normal">
                {shown.description}
              </Toast.Description>
            ) : null}
            {shown.action ? (
              <Toast.Action
                altText={shown.action.label}
                onClick={shown.action.act}
                className={buttonClass({ variant: 'secondary', size: 'small', className: 'mt-2' })}
              >
                {shown.action.label}
              </Toast.Action>
            ) : null}
          </div>
          <Toast.Close
            aria-label="Close"
            className="absolute top-1 right-1 flex size-10 items-center justify-center rounded-full hover:bg-tint"
          >
            <X aria-hidden className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        hotkey={['F8']}
        style={place}
        className="toasts fixed z-50 m-0 flex w-full max-w-[420px] list-none flex-col gap-2 p-2 outline-none md:p-4"
      />
    </Toast.Provider>
  );
}

/**
 * A toast closed while the pointer or the focus is on it would leave the pause behind, and the next one on the screen for
 * good: Radix ends a pause only while a toast is there. That the window is active again ends it at once.
 */
function resumeTimers(): void {
  window.dispatchEvent(new Event('focus'));
}
