import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../../lib/location.ts';
import { startText } from './use-refused-text.ts';

/** What stands in the field of a chat: a draft at first, then what is typed or offered. */
export function useQuestionField(chatId: number) {
  const [text, setText] = useState(() => startText(chatId, draftKeyOf(chatId)));
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
