import type { Message } from '@herbie/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../../lib/location.ts';
import { sessionStore } from '../../../lib/storage.ts';
import { sentKeyOf, startText } from './use-refused-text.ts';

/** What stands in the field of a chat: a draft at first, then what is typed or offered. */
export function useQuestionField(chatId: number, messages: readonly Message[] | undefined) {
  const [text, setText] = useState(() => startText(chatId, draftKeyOf(chatId)));
  const [sent] = useState(() => sessionStore.read(sentKeyOf(draftKeyOf(chatId))));
  const input = useRef<HTMLTextAreaElement>(null);
  const { isNew } = useLocation().state;
  /** A moment later: the field may be busy until then. */
  const focus = useCallback(() => void setTimeout(() => input.current?.focus(), 0), []);
  const fill = useCallback(
    (question: string) => {
      setText(question);
      focus();
    },
    [focus],
  );
  const latest = messages?.findLast(({ role }) => role === 'user')?.content;
  useEffect(() => {
    if (sent === null || latest !== sent) return;
    sessionStore.remove(sentKeyOf(draftKeyOf(chatId)));
    // It arrived after all: asked from here once more it would be asked twice.
    setText((typed) => (typed === sent ? '' : typed));
  }, [chatId, sent, latest]);
  // Who has just started a chat wants to write; on a touch screen the keyboard would cover the welcome.
  useEffect(() => {
    if (isNew === true && !matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, [isNew]);
  return { text, setText, input, focus, fill };
}

export type QuestionField = ReturnType<typeof useQuestionField>;

export function draftKeyOf(chatId: number): string {
  return `draft-of-chat-${chatId}`;
}
