import type { Message } from '@herbie/contract';
import { useState } from 'react';
import { chatMessages } from './chats.messages.ts';
import type { Pending } from './asking/pending-store.ts';

/** Tells a screen reader that an answer is being written and that it came; the words stay to be read at leisure. */
export function AnswerAnnouncer({ pending, messages }: { pending: Pending | null; messages: readonly Message[] }) {
  const isSending = pending?.state === 'sending';
  const [wasSending, setWasSending] = useState(false);
  if (isSending && !wasSending) setWasSending(true);
  const isOver = wasSending && pending === null;
  const last = messages.at(-1);
  const isUrgent = last?.role === 'assistant' && last.level !== 'none';
  return (
    <>
      <p role="status" className="sr-only">
        {isSending
          ? pending.isStopping
            ? chatMessages.stopping
            : chatMessages.isTyping
          : isOver && last?.role === 'assistant' && !isUrgent
            ? last.status === 'complete'
              ? chatMessages.answered(last.findings.length)
              : chatMessages[last.status]
            : ''}
      </p>
      <p role="alert" className="sr-only">
        {isOver && isUrgent ? chatMessages.urgent : ''}
      </p>
    </>
  );
}
