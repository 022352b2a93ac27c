import { Clock } from 'lucide-react';
import { discard, type WaitingMessage } from '../../lib/offline/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Initial } from './avatars.tsx';
import { chatMessages } from './chats.messages.ts';
import { QuestionBubble } from './question-view.tsx';

/** Questions written without a connection: they are sent by themselves, and can be taken back. */
export function UnsentQuestions({ unsent, initial }: { unsent: readonly WaitingMessage[]; initial: string }) {
  return unsent.map((waiting) => (
    <div key={waiting.key} data-question className="ml-auto flex w-fit max-w-[46rem] items-start gap-2.5">
      <div className="min-w-0">
        <QuestionBubble text={waiting.body.content} />
        <p role="status" className="mt-1 flex flex-wrap items-center justify-end gap-2 text-sm text-soft">
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden className="size-4 shrink-0" />
            {waiting.refused ?? chatMessages.unsent}
          </span>
          <Button variant="secondary" size="small" onClick={() => void discard(waiting)}>
            {chatMessages.discard}
          </Button>
        </p>
      </div>
      <Initial text={initial} />
    </div>
  ));
}
