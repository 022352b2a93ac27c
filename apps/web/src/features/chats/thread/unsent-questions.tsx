import { Clock } from 'lucide-react';
import { useState } from 'react';
import { discard, type OutboxMessage } from '../../../lib/offline/outbox.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Initial } from './avatars.tsx';
import { chatMessages } from '../chats.messages.ts';
import { QuestionBubble } from './question-view.tsx';

/** Questions written without a connection: they are sent by themselves or when told to, and can be taken back. */
export function UnsentQuestions({ unsent, initial }: { unsent: readonly OutboxMessage[]; initial: string }) {
  return unsent.map((waiting) => (
    <div key={waiting.key} data-question className="ml-auto flex w-fit max-w-[46rem] items-start gap-3">
      <div className="min-w-0">
        <QuestionBubble text={waiting.body.content} />
        <p role="status" className="mt-1 flex flex-wrap items-center justify-end gap-2 text-sm text-soft">
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden className="size-4 shrink-0" />
            <span>
              <strong className="text-stop">{chatMessages.notSent}.</strong> {waiting.refused ?? chatMessages.unsent}
            </span>
          </span>
          {waiting.refused === null ? <SendNow /> : null}
          <Button variant="secondary" size="small" onClick={() => void discard(waiting)}>
            {chatMessages.discard}
          </Button>
        </p>
      </div>
      <Initial text={initial} />
    </div>
  ));
}

/** Sends now instead of at the next connection check. */
function SendNow() {
  const [isBusy, setBusy] = useState(false);
  const sendNow = async () => {
    setBusy(true);
    const { sendOutbox } = await import('../../../lib/offline/send-outbox.ts');
    await sendOutbox().catch((error: unknown) => reportFailure('still waiting', error));
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void sendNow()}>
      {chatMessages.retry}
    </Button>
  );
}
