import { SafeHtml } from '../../lib/safe-html.tsx';
import { Button } from '../../ui/button.tsx';
import { chatMessages } from './chats.messages.ts';
import { Herbie, Initial, QuestionBubble } from './message-view.tsx';
import type { Pending } from './use-sending.ts';

/** A question on its way with the answer so far, or what did not get there with a way to try again. */
export function PendingView({ pending, initial }: { pending: Pending; initial: string }) {
  return (
    <>
      {pending.question === null ? null : (
        <div data-question className="ml-auto flex w-fit max-w-[46rem] items-start gap-2.5">
          <div>
            <QuestionBubble text={pending.question} />
            {pending.state === 'failed' ? (
              <NotSent hasAnswer={pending.blocks.length > 0} onRetry={pending.retry} />
            ) : null}
          </div>
          <Initial text={initial} />
        </div>
      )}
      {pending.blocks.length > 0 || pending.state === 'sending' ? (
        <div className="flex max-w-[52rem] items-start gap-2.5">
          <Herbie />
          <div className="min-w-0 grow">
            <SafeHtml html={pending.blocks.join('\n')} className="prose-answer" />
            {pending.state === 'sending' ? <Typing /> : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

function NotSent({ hasAnswer, onRetry }: { hasAnswer: boolean; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-1 flex items-center justify-end gap-2 font-semibold text-stop">
      {hasAnswer ? chatMessages.interrupted : chatMessages.notSent}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {chatMessages.retry}
      </Button>
    </p>
  );
}

function Typing() {
  return (
    <p role="status" className="flex items-center gap-1.5 py-2">
      <span className="sr-only">Herbie is typing</span>
      {[0, 1, 2].map((dot) => (
        <span key={dot} aria-hidden className="typing-dot size-2.5 rounded-full bg-leaf" />
      ))}
    </p>
  );
}
