import type { AssistantMessage } from '@herbie/contract';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SafeHtml } from '../../../lib/safe-html.tsx';
import { type Claim, markAt, markClaims } from './claim-marks.ts';
import { ClaimNote } from './claim-note.tsx';

const openAfterMs = 200;
const closeAfterMs = 250;

interface Shown {
  readonly mark: HTMLElement;
  readonly claim: Claim;
}

/** The words of an answer; each claim tells what stands behind it when it is pointed at, focused or pressed. */
export function AnswerText({ message }: { message: AssistantMessage }) {
  const { content, findings, sources } = message;
  const text = useRef<HTMLDivElement>(null);
  const claims = useRef<readonly Claim[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<Shown | null>(null);

  useLayoutEffect(() => {
    if (!text.current) return undefined;
    const marked = markClaims(text.current, { findings, sources });
    claims.current = marked.claims;
    return marked.undo;
  }, [content, findings, sources]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (act: () => void, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, waitMs);
  };
  const show = (target: EventTarget | null) => {
    clearTimeout(timer.current);
    const found = markAt(target);
    const claim = found ? claims.current[found.place] : undefined;
    if (found && claim) setShown({ mark: found.mark, claim });
  };
  const close = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const point = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (markAt(target)) later(() => show(target), openAfterMs);
    else if (shown && !isNote(target)) later(close, closeAfterMs);
    else clearTimeout(timer.current);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !isNote(relatedTarget) && !markAt(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    if (isNote(document.activeElement)) shown.mark.focus();
    close();
  };
  return (
    // The buttons inside take focus and keys; their events bubble here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClick={({ target }) => show(target)}
      onPointerOver={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(close, closeAfterMs)}
      onFocus={({ target }) => target.matches(':focus-visible') && show(target)}
      onBlur={leave}
      onKeyDown={press}
    >
      <div ref={text}>
        <SafeHtml html={content} className="prose-answer" />
      </div>
      {shown ? <ClaimNote key={shown.mark.dataset['claim']} {...shown} onClose={close} /> : null}
    </div>
  );
}

function isNote(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-claim-note]') !== null;
}
