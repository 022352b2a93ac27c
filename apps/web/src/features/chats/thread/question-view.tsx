import { limits, type UserMessage } from '@herbie/contract';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Initial } from './avatars.tsx';
import { VersionSwitch } from './version-switch.tsx';

interface QuestionProps {
  readonly message: UserMessage;
  readonly initial: string;
  /** An answer is being written: nothing can be asked differently now. */
  readonly isBusy: boolean;
  readonly onEdit: (messageId: number, content: string) => void;
  readonly onVersion: (messageId: number) => void;
}

export function QuestionView({ message, initial, isBusy, onEdit, onVersion }: QuestionProps) {
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  if (isEdited) {
    const close = () => {
      setEdited(false);
      setTimeout(() => editButton.current?.focus(), 0);
    };
    return (
      <EditForm
        content={message.content}
        isBusy={isBusy}
        onCancel={close}
        onEdit={(content) => {
          setEdited(false);
          onEdit(message.id, content);
        }}
      />
    );
  }
  return (
    <div data-question className="ml-auto flex w-fit max-w-[46rem] items-start gap-3">
      <div className="min-w-0">
        <QuestionBubble text={message.content} />
        <div className="no-print mt-1 flex items-center justify-end gap-1 text-sm text-soft">
          <VersionSwitch message={message} onVersion={onVersion} />
          <Button ref={editButton} variant="quiet" size="small" disabled={isBusy} onClick={() => setEdited(true)}>
            <Pencil aria-hidden className="size-3.5" /> Edit
          </Button>
        </div>
      </div>
      <Initial text={initial} />
    </div>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return (
    <p dir="auto" className="rounded-2xl rounded-tr-sm bg-tint px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {/* With a direction of its own, or it would decide that of the question. */}
      <span dir="ltr" className="sr-only">
        You:{' '}
      </span>
      {text}
    </p>
  );
}

interface FormProps {
  readonly content: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onEdit: (content: string) => void;
}

function EditForm({ content, isBusy, onCancel, onEdit }: FormProps) {
  const [draft, setDraft] = useState(content);
  const canAsk = draft.trim() !== '' && !isBusy;
  const submit = () => {
    if (!canAsk) return;
    if (draft.trim() === content.trim()) onCancel();
    else onEdit(draft.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form
      data-question
      className="ml-auto w-full max-w-[46rem] space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={focusAtEnd}
        dir="auto"
        aria-label="Edit your message"
        value={draft}
        maxLength={limits.message}
        rows={Math.min(10, Math.max(3, draft.split('\n').length))}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={press}
        className="w-full rounded-xl border border-strong-line bg-card p-3"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="grow text-sm text-soft">The answer below stays as an older version.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" size="small" disabled={!canAsk}>
            Ask again
          </Button>
        </div>
      </div>
    </form>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
