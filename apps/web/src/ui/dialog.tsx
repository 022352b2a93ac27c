import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { serverMessageOf } from '../lib/api-error.ts';
import { classNames } from '../lib/class-names.ts';
import { focusIfLost } from '../lib/focus-if-lost.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { Button, isSecondPress } from './button.tsx';
import { Problem } from './states.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly description?: string;
  /** Once something was typed, a click on the backdrop does not close it. */
  readonly keepsTyped?: boolean;
  /** As high as it may be from the start: what is searched in it would move the field while one types. */
  readonly isTall?: boolean;
}

const FooterContext = createContext<HTMLElement | null>(null);
const focusable = 'input, select, textarea, button, a[href]';

/** A modal dialog on the browser's own element: it traps focus, closes on Escape and makes the rest inert. */
export function Dialog({ title, description, onClose, children, keepsTyped = false, isTall = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  const isPressedBeside = useRef(false);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const id = useId();

  // Before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = element.current;
    const around = surroundings(document.activeElement);
    if (dialog && !dialog.open) {
      dialog.showModal();
      body.current?.querySelector<HTMLElement>(focusable)?.focus();
    }
    return () => {
      dialog?.close();
      setTimeout(() => focusNear(around), 0);
    };
  }, []);

  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        // React hands on what a dialog inside this one, or a file field, was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onInput={() => (isTyped.current = true)}
      // A drag that starts in a field and ends on the backdrop selects text; it does not close.
      onPointerDown={(event) => (isPressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        const isBeside = event.target === event.currentTarget && isPressedBeside.current;
        if (isBeside && !isSecondPress(event) && !(keepsTyped && isTyped.current)) onClose();
      }}
      className="m-auto max-h-none w-[min(34rem,calc(100vw-2rem))] rounded-2xl border border-line bg-card p-0 text-ink shadow-soft"
    >
      <div className={classNames('flex max-h-[85dvh] flex-col short:max-h-[96dvh]', isTall && 'h-[85dvh]')}>
        <div className="min-h-0 space-y-4 overflow-y-auto p-5 sm:p-6 short:py-3">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose} className="-mt-2 -mr-2">
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          {description ? <p className="text-soft">{description}</p> : null}
          <div ref={body} className="space-y-4">
            <FooterContext value={footer}>{children}</FooterContext>
          </div>
        </div>
        <div ref={setFooter} />
      </div>
    </dialog>
  );
}

/** The buttons that end a long dialog: they stay in sight while the rest scrolls. They name the form they send. */
export function DialogActions({ children }: { children: ReactNode }) {
  const footer = useContext(FooterContext);
  if (!footer) return null;
  return createPortal(
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 sm:px-6 short:py-1.5">
      {children}
    </div>,
    footer,
  );
}

/** The parts of the page around an element, from near to far. */
function surroundings(element: Element | null): readonly Element[] {
  const part = element?.parentElement?.closest('section, main') ?? null;
  return part === null ? [] : [part, ...surroundings(part)];
}

/** If the element that opened the dialog was deleted, focus moves to the nearest heading. */
function focusNear(around: readonly Element[]): void {
  const part = around.find(({ isConnected }) => isConnected);
  focusIfLost(part?.querySelector<HTMLElement>('h1') ?? part?.querySelector<HTMLElement>('h2, h3'));
}

interface DeleteProps {
  readonly title: string;
  readonly description: string;
  /** Ends once the page no longer shows it, so that the keyboard goes on at what is left. */
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Deletes after a question. Why it failed is told beside the buttons, in the server's words where it has any. */
export function DeleteDialog({ title, description, remove, onClose }: DeleteProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await remove();
      onClose();
    } catch (error) {
      reportFailure('not deleted', error);
      setProblem(serverMessageOf(error) ?? 'Not deleted. Please try again.');
    }
    setBusy(false);
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={() => void confirm()} disabled={isBusy} isSinglePress>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
