import type { AssistantMessage } from '@herbie/contract';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AnswerText } from './answer-text.tsx';
import { Herbie } from '../thread/avatars.tsx';
import { chatMessages } from '../chats.messages.ts';
import { CopyButton } from './copy-button.tsx';
import { Feedback } from './feedback.tsx';
import { replyFrame } from '../thread/reply-frame.ts';
import { SourcesList } from './sources-list.tsx';
import { VersionSwitch } from '../thread/version-switch.tsx';

interface ReplyProps {
  readonly message: AssistantMessage;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  /** The safety note and the products, composed by the screen. */
  readonly extras: (message: AssistantMessage) => ReactNode;
  readonly onRegenerate: (messageId: number) => void;
  readonly onVersion: (messageId: number) => void;
  readonly onFollowUp: (question: string) => void;
}

/** The note stands beside the answer where there is room, else between the answer and what can be done with it. */
const beside =
  '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @4xl:gap-x-8';

export function ReplyView({ message, isLast, isBusy, extras, onRegenerate, onVersion, onFollowUp }: ReplyProps) {
  const mark = message.status === 'complete' ? null : chatMessages[message.status];
  const hasNote = message.findings.length > 0 || message.unrecognised.length > 0 || message.products.length > 0;
  return (
    <article aria-label="Herbie" className={replyFrame(message.level)}>
      <Herbie />
      <div className="@container min-w-0 grow">
        <div className={hasNote ? beside : ''}>
          <div>
            <AnswerText message={message} />
            {mark ? <p className="mt-1 font-semibold text-avoid">{mark}</p> : null}
            {message.wouldDiffer ? (
              <div className="mt-3 flex max-w-[70ch] flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border-l-4 border-note bg-note-tint p-3">
                <p className="grow basis-60">{chatMessages.wouldDiffer}</p>
                <Button
                  variant="secondary"
                  size="small"
                  className="no-print"
                  disabled={isBusy}
                  onClick={() => onRegenerate(message.id)}
                >
                  Ask again
                </Button>
              </div>
            ) : null}
          </div>
          <div className={hasNote ? 'mt-4 space-y-4 @3xl:row-span-2 @3xl:mt-0' : ''}>{extras(message)}</div>
          <div>
            <SourcesList
              sources={message.sources}
              writer={message.engine === 'built-in' ? 'Built-in guide' : 'Language model'}
            />
            <div className="-mx-2.5 mt-1 flex flex-wrap items-center text-sm text-soft [&_button]:px-2.5">
              <VersionSwitch message={message} onVersion={onVersion} />
              {message.content === '' ? null : <CopyButton html={message.content} />}
              <Button
                variant="quiet"
                size="small"
                className="no-print"
                disabled={isBusy}
                onClick={() => onRegenerate(message.id)}
              >
                <RefreshCw aria-hidden className="size-4" />{' '}
                {message.status === 'complete' ? 'Ask again' : chatMessages.retry}
              </Button>
              {message.content === '' ? null : <Feedback message={message} />}
            </div>
            {isLast && message.followUps.length > 0 ? (
              <ul aria-label="You could ask next" className="no-print mt-2 flex flex-wrap gap-2">
                {message.followUps.map((question) => (
                  <li key={question}>
                    <Button variant="secondary" size="small" onClick={() => onFollowUp(question)}>
                      {question}
                    </Button>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      </div>
    </article>
  );
}
