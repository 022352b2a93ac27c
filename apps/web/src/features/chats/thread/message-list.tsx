import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { openForPrint } from '../../../lib/open-for-print.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { chatMessages } from '../chats.messages.ts';
import { dropTagsInPrint } from './print-links.ts';

interface ListProps {
  /** Counts the questions asked here: a new one is shown. */
  readonly turn: number;
  readonly isFilled: boolean;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

const nearEnd = 120;
/** The part of the room above the answer that a question may take. */
const maxOfQuestion = 0.4;
const readersSigns = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The scrolling middle of a chat. The latest question moves towards its top while the answer grows, so that the answer
 * is read from its beginning. Once the reader moves it, nothing else does until the next question.
 */
export function MessageList({ turn, isFilled, isBusy, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const isFollowing = useRef(true);

  useEffect(() => {
    isFollowing.current = true;
    if (list.current && isFilled) showLatest(list.current);
  }, [turn, isFilled]);
  useEffect(() => {
    if (!list.current) return undefined;
    const stop = [dropTagsInPrint(list.current), openForPrint(list.current)];
    return () => stop.forEach((each) => each());
  }, []);
  useEffect(() => {
    const area = list.current;
    if (!area) return undefined;
    const look = () => setAtEnd(area.scrollHeight - area.scrollTop - area.clientHeight < nearEnd);
    const watch = new ResizeObserver(() => {
      if (isFollowing.current) showLatest(area);
      look();
    });
    for (const part of [area, ...area.children]) watch.observe(part);
    const letGo = () => (isFollowing.current = false);
    for (const sign of readersSigns) area.addEventListener(sign, letGo, { passive: true });
    area.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      for (const sign of readersSigns) area.removeEventListener(sign, letGo);
      area.removeEventListener('scroll', look);
    };
  }, []);

  const isWayShown = isFilled && !isAtEnd;
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={list}
        data-scroll-area
        data-keeps-scroll={isFilled ? '' : undefined}
        role="log"
        aria-label="Messages"
        aria-live="off"
        aria-busy={isBusy}
        tabIndex={0}
        className={classNames('chat-paper relative grow overflow-y-auto px-4 py-6 short:py-3', isWayShown && 'mb-4')}
      >
        <div className="space-y-6">
          {children}
          <p className="hidden italic print:block">{chatMessages.disclaimer}</p>
        </div>
      </div>
      {isWayShown ? (
        <div
          aria-hidden
          className="no-print pointer-events-none absolute inset-x-0 bottom-4 h-5 bg-linear-to-t from-paper to-transparent forced-colors:hidden"
        />
      ) : null}
      {isWayShown ? (
        <button
          type="button"
          aria-label="Go to the end"
          title="Go to the end"
          onClick={() => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'smooth' })}
          className={buttonClass({
            variant: 'secondary',
            // Half of it in a strip below the answer, half on the edge of the field: what is read or pressed stays free.
            size: null,
            className: 'no-print absolute -bottom-3 left-1/2 z-10 h-7 w-14 -translate-x-1/2 shadow-soft',
          })}
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
      ) : null}
    </div>
  );
}

/**
 * The latest question, with whom it is for, at the top, or as far up as what follows reaches. Of a long question only so
 * much stays as leaves the beginning of its answer in sight.
 */
function showLatest(list: HTMLElement): void {
  const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  if (!question) return;
  const above = (question.closest('[data-message]') ?? question).previousElementSibling;
  const latest = above?.matches('[data-divider]') ? above : question;
  const top = list.getBoundingClientRect().top;
  const fromLatest = latest.getBoundingClientRect().top - top - 16;
  const fromAnswer = question.getBoundingClientRect().bottom - top - list.clientHeight * maxOfQuestion;
  list.scrollTop += Math.max(fromLatest, fromAnswer);
}
