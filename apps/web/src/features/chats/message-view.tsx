import type { AssistantMessage, Message, UserMessage } from '@herbie/contract';
import { Copy, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SafeHtml } from '../../lib/safe-html.tsx';
import { Button } from '../../ui/button.tsx';
import { LeafMark } from '../../ui/leaf-mark.tsx';
import { chatMessages } from './chats.messages.ts';

interface ViewParts {
  readonly message: Message;
  readonly initial: string;
  readonly isLast: boolean;
  /** The safety note and the products, composed by the screen. */
  readonly extras: (message: AssistantMessage) => ReactNode;
  readonly onRegenerate: (messageId: number) => void;
  readonly onEdit: (message: UserMessage, content: string) => void;
  readonly onVersion: (messageId: number) => void;
  readonly onFollowUp: (question: string) => void;
}

export function MessageView(parts: ViewParts) {
  return parts.message.role === 'user' ? (
    <Question {...parts} message={parts.message} />
  ) : (
    <Reply {...parts} message={parts.message} />
  );
}

function Question({ message, initial, onEdit, onVersion }: ViewParts & { message: UserMessage }) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null) {
    return (
      <form
        className="ml-auto w-full max-w-[46rem] space-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() !== '') onEdit(message, draft);
          setDraft(null);
        }}
      >
        <textarea
          aria-label="Edit your message"
          value={draft}
          maxLength={4000}
          rows={3}
          onChange={(event) => setDraft(event.target.value)}
          className="w-full rounded-xl border border-strong-line bg-card p-3"
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="small" onClick={() => setDraft(null)}>
            Cancel
          </Button>
          <Button type="submit" size="small">
            Ask again
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div data-question className="group ml-auto flex w-fit max-w-[46rem] items-start gap-2.5">
      <div>
        <QuestionBubble text={message.content} />
        <div className="mt-1 flex items-center justify-end gap-1 text-sm">
          <Versions message={message} onVersion={onVersion} />
          <Button variant="quiet" size="small" onClick={() => setDraft(message.content)}>
            Edit
          </Button>
        </div>
      </div>
      <Initial text={initial} />
    </div>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return <p className="rounded-2xl rounded-tr-sm bg-tint px-4 py-2.5 whitespace-pre-wrap">{text}</p>;
}

export function Initial({ text }: { text: string }) {
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-leaf font-semibold text-on-leaf"
    >
      {text}
    </span>
  );
}

export function Herbie() {
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line bg-card text-leaf"
    >
      <LeafMark className="size-5" />
    </span>
  );
}

/** The note stands beside the answer where there is room, else between the answer and what can be done with it. */
const beside = '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-8';

const marks = { complete: null, stopped: chatMessages.stopped, interrupted: chatMessages.interrupted } as const;

function Reply({
  message,
  isLast,
  extras,
  onRegenerate,
  onVersion,
  onFollowUp,
}: ViewParts & { message: AssistantMessage }) {
  const mark = marks[message.status];
  const hasNote = message.findings.length > 0 || message.unrecognised.length > 0 || message.products.length > 0;
  return (
    <article
      aria-label="Herbie"
      className={`flex max-w-[76rem] items-start gap-2.5 ${message.level === 'none' ? '' : 'rounded-2xl border-2 border-stop p-3'}`}
    >
      <Herbie />
      <div className="@container min-w-0 grow">
        <div className={hasNote ? beside : ''}>
          <div>
            <SafeHtml html={message.content} className="prose-answer" />
            {mark ? <p className="mt-1 font-semibold text-avoid">{mark}</p> : null}
          </div>
          <div className="@4xl:row-span-2">{extras(message)}</div>
          <div>
            {message.sources.length > 0 ? (
              <details className="mt-3 text-sm">
                <summary className="cursor-pointer py-1 font-semibold text-leaf">
                  Sources ({message.sources.length})
                </summary>
                <ul className="mt-1 list-disc space-y-1 pl-5">
                  {message.sources.map((source) => (
                    <li key={source.id}>
                      {source.url ? (
                        <a href={source.url} target="_blank" rel="noreferrer" className="underline">
                          {source.publisher}: {source.title}
                        </a>
                      ) : (
                        `${source.publisher}: ${source.title}`
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
            <div className="mt-1 flex flex-wrap items-center gap-1 text-sm text-soft">
              <span className="mr-1">{message.engine === 'built-in' ? 'Built-in guide' : 'Language model'}</span>
              <Versions message={message} onVersion={onVersion} />
              <Button
                variant="quiet"
                size="small"
                onClick={() => void navigator.clipboard?.writeText(plain(message.content))}
              >
                <Copy aria-hidden className="size-4" /> Copy
              </Button>
              <Button variant="quiet" size="small" onClick={() => onRegenerate(message.id)}>
                <RefreshCw aria-hidden className="size-4" />{' '}
                {message.status === 'complete' ? 'Ask again' : chatMessages.retry}
              </Button>
            </div>
            {isLast && message.followUps.length > 0 ? (
              <ul aria-label="You could ask next" className="mt-2 flex flex-wrap gap-2">
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

function Versions({ message, onVersion }: { message: Message; onVersion: (messageId: number) => void }) {
  const place = message.versions.indexOf(message.id);
  if (message.versions.length < 2) return null;
  const go = (step: number) => {
    const target = message.versions[place + step];
    if (target !== undefined) onVersion(target);
  };
  return (
    <span className="inline-flex items-center">
      <Button variant="quiet" size="small" aria-label="Older version" disabled={place <= 0} onClick={() => go(-1)}>
        ‹
      </Button>
      {place + 1} of {message.versions.length}
      <Button
        variant="quiet"
        size="small"
        aria-label="Newer version"
        disabled={place >= message.versions.length - 1}
        onClick={() => go(1)}
      >
        ›
      </Button>
    </span>
  );
}

function plain(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h3|h4)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
