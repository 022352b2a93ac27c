import { useCallback, useRef, useState } from 'react';
import { startText } from './use-refused-text.ts';

/** What stands in the field of a chat: a draft at first, then what is typed or offered. */
export function useQuestionField(chatId: number) {
  const [text, setText] = useState(() => startText(chatId, draftKeyOf(chatId)));
  const input = useRef<HTMLTextAreaElement>(null);
  /** A moment later: the field may be busy until then. */
  const focus = useCallback(() => void setTimeout(() => input.current?.focus(), 0), []);
  const fill = useCallback(
    (question: string) => {
      setText(question);
      focus();
    },
    [focus],
  );
  return { text, setText, input, focus, fill };
}

export type QuestionField = ReturnType<typeof useQuestionField>;

export function draftKeyOf(chatId: number): string {
  return `draft-of-chat-${chatId}`;
}
