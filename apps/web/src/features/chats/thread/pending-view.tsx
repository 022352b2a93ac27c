import { SafeHtml } from '../../../lib/safe-html.tsx';
import { Button } from '../../../ui/button.tsx';
import { Herbie, Initial } from './avatars.tsx';
import { chatMessages } from '../chats.messages.ts';
import type { Pending } from '../asking/pending-store.ts';
import { QuestionBubble } from './question-view.tsx';
import { replyFrame } from './reply-frame.ts';

/** A question on its way with the answer so far, or what did not get there with a way to try again. */
export function PendingView({ pending, initial }: { pending: Pending; initial: string }) {
  const { question, blocks, state, isStored, isStopping, retry } = pending;
  const hasFailed = state === 'failed';
  return (
    <>
      {question === null ? null : (
        <div data-question className="ml-auto flex w-fit max-w-[46rem] items-start gap-3">
          <div className="min-w-0">
            <QuestionBubble text={question} />
            {hasFailed && !isStored ? <Problem mark={chatMessages.notSent} onRetry={retry} isAtEnd /> : null}
          </div>
          <Initial text={initial} />
        </div>
      )}
      {blocks.length > 0 || !hasFailed || isStored || question === null ? (
        <div className={replyFrame(pending.level)}>
          <Herbie />
          <div className="min-w-0 grow">
            <SafeHtml html={blocks.join('\n')} className="prose-answer" />
            {hasFailed ? (
              isStored || question === null ? (
                <Problem mark={isStored ? chatMessages.interrupted : chatMessages.notSent} onRetry={retry} />
              ) : null
            ) : (
              <p className="flex items-center gap-1.5 py-2">{isStopping ? chatMessages.stopping : <Typing />}</p>
            )}
          </div>
        </div>
      ) : null}
    </>
  );
}

function Problem({ mark, onRetry, isAtEnd = false }: { mark: string; onRetry: () => void; isAtEnd?: boolean }) {
  return (
    <div
      role="alert"
      className={`mt-1 flex items-center gap-2 font-semibold text-stop ${isAtEnd ? 'justify-end' : ''}`}
    >
      {mark}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {chatMessages.retry}
      </Button>
    </div>
  );
}

function Typing() {
  return (
    <>
      <span className="sr-only">{chatMessages.isTyping}</span>
      {[0, 1, 2].map((dot) => (
        <span key={dot} aria-hidden className="typing-dot size-2.5 rounded-full bg-leaf" />
      ))}
    </>
  );
}
