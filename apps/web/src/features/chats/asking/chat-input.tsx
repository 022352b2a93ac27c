import { limits } from '@herbie/contract';
import { SendHorizontal, Square } from 'lucide-react';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { sessionStore } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { chatMessages } from '../chats.messages.ts';

interface InputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly isSending: boolean;
  /** Stop was pressed, and the answer has not ended yet. */
  readonly isStopping: boolean;
  readonly draftKey: string;
  readonly ref: Ref<HTMLTextAreaElement>;
}

const counterFrom = limits.message - 400;
/** The second press of a double click on Send comes within this, and falls on the button that took its place. */
const doubleClickMs = 500;

/** A growing field: Enter sends, Shift+Enter and touch keyboards add a line, unfinished composition is left alone. */
export function ChatInput({ text, onText, onSend, onStop, isSending, isStopping, draftKey, ref }: InputProps) {
  useEffect(() => {
    if (text === '') sessionStore.remove(draftKey);
    else sessionStore.write(draftKey, text);
  }, [draftKey, text]);

  const form = useRef<HTMLFormElement>(null);
  const wasSending = useRef(isSending);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  // The field was off, and the button to stop is gone: whoever was at either of them is in the field again.
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body)
      form.current?.querySelector('textarea')?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  const submit = (event: SyntheticEvent<Element, Event>) => {
    event.preventDefault();
    sentAt.current = event.timeStamp;
    onSend();
  };
  const press = (event: ReactKeyboardEvent<HTMLTextAreaElement>) => {
    if (sends(event.nativeEvent)) submit(event);
  };
  const stop = (event: ReactMouseEvent) => {
    if (event.timeStamp - sentAt.current > doubleClickMs) onStop();
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      className="chat-form no-print border-t border-line bg-card px-4 pt-3 pb-2 short:pt-1 short:pb-0.5"
    >
      {/* As wide as the words above, between the sign of Herbie and the initial of the person. */}
      <div className="flex items-end gap-1 sm:pl-11.5">
        <div className="min-w-0 grow">
          <textarea
            ref={ref}
            dir="auto"
            aria-label="Your message"
            placeholder={chatMessages.placeholder}
            value={text}
            maxLength={limits.message}
            rows={Math.min(6, text.split('\n').length)}
            enterKeyHint={isTouch() ? 'enter' : 'send'}
            disabled={isSending}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={press}
            className="field-sizing-content block max-h-[min(12rem,30dvh)] w-full resize-none rounded-2xl border border-strong-line bg-paper px-4 py-2.5 placeholder:text-soft disabled:opacity-70"
          />
          {text.length > counterFrom ? (
            <p className="mt-1.5 text-right text-sm text-soft" aria-live="polite">
              {text.length} of {limits.message}
            </p>
          ) : null}
        </div>
        {isSending ? (
          <Button
            variant="secondary"
            size="icon"
            className="shrink-0"
            aria-label="Stop the answer"
            disabled={isStopping}
            onClick={stop}
          >
            <Square aria-hidden className="size-5" />
          </Button>
        ) : (
          <Button type="submit" size="icon" className="shrink-0" aria-label="Send" disabled={text.trim() === ''}>
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-center text-xs text-soft short:mt-0.5">{chatMessages.footnote}</p>
    </form>
  );
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;
/** What some browsers report for the Enter that ends a composition. */
const composingKeyCode = 229;

/** Whether this key sends: Enter on a real keyboard, outside of a composition. */
export function sends({ key, shiftKey, isComposing, keyCode }: Key, isOnTouch = isTouch()): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== composingKeyCode && !isOnTouch;
}

function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

export function readDraft(draftKey: string): string {
  return sessionStore.read(draftKey) ?? '';
}
