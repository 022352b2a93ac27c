import { Printer } from 'lucide-react';
import { dateAndTime, localDay, shortDate } from '../../lib/dates.ts';
import { namesIn } from '../../lib/profile-names.ts';
import { useServedAt } from '../../lib/offline/use-offline.ts';
import { Button } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/leaf-mark.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { type Summary, useSummary } from './safety.queries.ts';
import { failedWords } from './failed-words.ts';
import { safetyMessages } from './safety.messages.ts';
import { ReadAs } from './read-as.tsx';
import { SheetFindings } from './sheet-findings.tsx';
import { SheetSupplements, type Taken } from './sheet-supplements.tsx';
import { personLine } from './sheet-words.ts';

interface ViewProps {
  readonly profileId: number;
  /** How often one is taken, in words. */
  readonly howOften: (taken: Taken) => string;
}

/** One person on one page, to hand over: who, what is taken, what to mind, what was found. */
export function SheetView({ profileId, howOften }: ViewProps) {
  const { data: summary, isError, error, refetch } = useSummary(profileId);
  if (isError) return <FailedState onRetry={() => void refetch()}>{failedWords(error, 'personNotStored')}</FailedState>;
  if (!summary) return <Skeleton lines={8} isTall />;
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-5" /> Print this sheet
        </Button>
        <p className="text-soft">Only the sheet is printed. Your browser can also save it as a PDF.</p>
      </div>
      <Sheet summary={summary} day={localDay()} howOften={howOften} />
    </>
  );
}

interface SheetProps {
  readonly summary: Summary;
  readonly day: string;
  readonly howOften: (taken: Taken) => string;
}

export function Sheet({ summary, day, howOften }: SheetProps) {
  const { profile, supplements, findings, unrecognised, coverage } = summary;
  const asOf = useServedAt();
  return (
    <article
      aria-labelledby="sheet-name"
      className="sheet space-y-5 wrap-anywhere rounded-2xl border border-line bg-card p-5 shadow-soft sm:p-8"
    >
      <header className="flex flex-wrap-reverse items-start justify-between gap-x-6 gap-y-2 border-b-2 sm:flex-nowrap border-leaf pb-3">
        <div className="min-w-0">
          <h2 id="sheet-name" className="text-2xl">
            {profile.name}
          </h2>
          <p>{personLine(profile)}</p>
        </div>
        <div className="flex flex-col text-sm text-soft sm:max-w-1/2 sm:shrink-0 sm:items-end sm:text-right">
          <Wordmark />
          <p>For a doctor or pharmacist, {shortDate(day)}</p>
          {asOf === null ? null : <p>Profile and supplements as of {dateAndTime(asOf)}</p>}
        </div>
      </header>
      <div className="sheet-columns grid gap-5 sm:grid-cols-3">
        <Part title="Medicines" names={namesIn(profile.currentMedications)} read={summary} />
        <Part title="Allergies" names={namesIn(profile.allergies)} read={summary} />
        <Part title="Conditions" names={namesIn(profile.healthConcerns)} />
      </div>
      <SheetSupplements supplements={supplements} read={summary} howOften={howOften} />
      <SheetFindings
        findings={findings}
        unrecognised={unrecognised}
        rules={coverage.rules}
        hasHerb={supplements.length > 0}
      />
      <footer className="border-t border-line pt-3 text-sm text-soft">
        <p>
          As entered by the person or their family; not a medical record. Checked on {shortDate(day)} against{' '}
          {coverage.herbs} herbs and supplements, {coverage.medicines.toLocaleString('en')} medicines and{' '}
          {coverage.rules.toLocaleString('en')} rules, version {coverage.version}. {safetyMessages.limits}
        </p>
      </footer>
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly read?: Summary;
}

function Part({ title, names, read }: PartProps) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      {names.length === 0 ? <p className="text-soft">None entered</p> : null}
      <ul className="list-disc pl-5">
        {names.map((name) => (
          <li key={name} className="first-letter:uppercase">
            {name}
            {read ? <ReadAs entry={name} read={read} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
