import { type AssistantMessage, limits, type Rating } from '@herbie/contract';
import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { reportFailure } from '../../../lib/report-failure.ts';
import { useKeptInTab } from '../../../lib/use-kept-in-tab.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextArea } from '../../../ui/field.tsx';
import { chatMessages } from '../chats.messages.ts';
import { rate } from '../chats.queries.ts';

const thumbs = [
  { rating: 'up', name: 'Helpful', Icon: ThumbsUp },
  { rating: 'down', name: 'Not helpful', Icon: ThumbsDown },
] as const;

/** Says what an answer was worth, or reports it as unsafe with a note. The focus stays where it is. */
export function Feedback({ message }: { message: AssistantMessage }) {
  const [given, setGiven] = useState<Rating | null>(message.rating ?? null);
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState('');
  const report = useRef<HTMLButtonElement>(null);
  const formId = useId();

  const give = async (rating: Rating, words: ReportWords = {}) => {
    const before = given;
    setGiven(rating);
    setSaid('');
    try {
      await rate(message, { rating, ...words });
      setSaid(rating === 'unsafe' ? chatMessages.thanksUnsafe : chatMessages.thanks);
      return true;
    } catch (error) {
      reportFailure('not rated', error);
      setGiven(before);
      setSaid(chatMessages.notRated);
      return false;
    }
  };
  const close = () => {
    setReporting(false);
    report.current?.focus();
  };
  return (
    <div role="group" aria-label="What do you think of this answer?" className="no-print contents">
      <span className="inline-flex flex-wrap items-center">
        {thumbs.map(({ rating, name, Icon }) => (
          <Button
            key={rating}
            variant="quiet"
            size="slim"
            aria-label={name}
            aria-pressed={given === rating}
            title={name}
            onClick={() => void give(rating)}
          >
            <Icon aria-hidden className={`size-4 ${given === rating ? 'fill-current' : ''}`} />
          </Button>
        ))}
        <Button
          ref={report}
          variant="quiet"
          size="small"
          aria-label="Report as unsafe"
          title="Report as unsafe"
          aria-expanded={isReporting}
          aria-controls={isReporting ? formId : undefined}
          onClick={() => (isReporting ? close() : setReporting(true))}
        >
          <Flag aria-hidden className={`size-4 ${given === 'unsafe' ? 'fill-current' : ''}`} /> Report
        </Button>
      </span>
      <span role="status" className="basis-full px-1 empty:hidden">
        {said}
      </span>
      {isReporting ? (
        <ReportForm
          id={formId}
          messageId={message.id}
          onClose={close}
          onReport={async (words) => {
            const isGiven = await give('unsafe', words);
            if (isGiven) close();
            return isGiven;
          }}
        />
      ) : null}
    </div>
  );
}

interface ReportWords {
  readonly note?: string | null;
  readonly sharesAnswer?: boolean;
}

interface FormProps {
  readonly id: string;
  readonly messageId: number;
  readonly onClose: () => void;
  /** Whether it arrived. */
  readonly onReport: (words: ReportWords) => Promise<boolean>;
}

function ReportForm({ id, messageId, onClose, onReport }: FormProps) {
  const { value: note, keep: setNote, forget } = useKeptInTab(`unsent-report:${messageId}`, '');
  const [sharesAnswer, setSharesAnswer] = useState(false);
  const { submit, isBusy } = useSubmit(async () => {
    if (await onReport({ note: note.trim() === '' ? null : note.trim(), sharesAnswer })) forget();
    return 'staying';
  });
  return (
    <form
      id={id}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="mx-1.5 mt-2 mb-1 scroll-mb-20 basis-full space-y-3 rounded-2xl border border-line bg-card p-4 text-base text-ink sm:max-w-xl"
    >
      <TextArea
        label="What was unsafe? (optional)"
        hint="A report gets nobody help at once. If someone may be in danger, call your local emergency number now."
        ref={focusIt}
        rows={2}
        maxLength={limits.ratingNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Checkbox
        label="Let them read this answer too"
        checked={sharesAnswer}
        onChange={(event) => setSharesAnswer(event.target.checked)}
      />
      <p className="text-sm text-soft">{chatMessages.whoReadsReports}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" disabled={isBusy}>
          Send report
        </Button>
      </div>
    </form>
  );
}

function focusIt(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.closest('form')?.scrollIntoView({ block: 'nearest' });
}
