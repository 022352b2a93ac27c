import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { nothingFound } from '../../lib/nothing-found.ts';
import { namesIn } from '../../lib/profile-names.ts';
import { classNames } from '../../lib/class-names.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx';
import { CheckedLine } from './checked-line.tsx';
import { failedWords } from './failed-words.ts';
import { FindingGridTable } from './finding-grid-table.tsx';
import { toGrid } from './finding-grid.ts';
import { FindingsBySeverity } from './findings-by-severity.tsx';
import { NotRecognised } from './not-recognised.tsx';
import { ReadAs } from './read-as.tsx';
import { safetyMessages } from './safety.messages.ts';
import { Verdict } from './verdict.tsx';
import { type Summary, useSummary } from './safety.queries.ts';

/** Everything one person takes, checked together: their medicines, their supplements, every pair. */
export function CabinetView({ profileId }: { profileId: number }) {
  const { data: summary, isError, error, refetch } = useSummary(profileId);
  if (isError) return <FailedState onRetry={() => void refetch()}>{failedWords(error, 'personNotStored')}</FailedState>;
  if (!summary) return <Skeleton lines={6} isTall />;
  return <CheckedCabinet summary={summary} />;
}

function CheckedCabinet({ summary }: { summary: Summary }) {
  const { profile, supplements, findings, unrecognised, coverage } = summary;
  const medicines = namesIn(profile.currentMedications);
  const isEmpty = medicines.length + supplements.length === 0;
  const grid = toGrid(summary);
  return (
    <div className="space-y-6">
      {findings.length > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <a href="#cabinet-findings" className="py-1 font-semibold text-leaf underline">
            {findingCount(findings.length, supplements.length > 0)}
          </a>
          <Verdict findings={findings} />
        </div>
      ) : null}
      <Card>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameGroup title="Medicines" names={medicines} read={summary}>
            <Link to="/create-profile" search={{ id: profile.id }} className="py-1 font-semibold text-leaf underline">
              Edit {profile.name}&rsquo;s profile
            </Link>
          </NameGroup>
          <NameGroup title="Herbs and supplements" names={supplements.map(({ name }) => name)} read={summary}>
            <Link
              to="/wellness-tracker"
              search={{ profile: profile.id }}
              className="py-1 font-semibold text-leaf underline"
            >
              Edit the supplements
            </Link>
          </NameGroup>
          <NameGroup title="Conditions" names={namesIn(profile.healthConcerns)} />
          <NameGroup title="Allergies" names={namesIn(profile.allergies)} read={summary} />
        </div>
      </Card>
      {grid.rows.length > 1 && findings.length > 0 ? <FindingGridTable grid={grid} /> : null}
      {isEmpty ? (
        <EmptyState title="The cabinet is empty">
          <p>Add medicines to the profile and supplements in the tracker; then every pair is checked here.</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="cabinet-findings" className="space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="cabinet-findings" className="text-2xl">
              {findingCount(findings.length, supplements.length > 0)}
            </h2>
            <Link
              to="/safety"
              search={{ view: 'sheet', profile: profile.id }}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Printer aria-hidden className="size-4" /> Sheet to print
            </Link>
          </div>
          {findings.length === 0 ? (
            <p>{supplements.length > 0 ? nothingFound(coverage.rules) : safetyMessages.noHerb}</p>
          ) : null}
          <FindingsBySeverity findings={findings} />
          <NotRecognised texts={unrecognised} />
          <CheckedLine coverage={coverage} />
        </section>
      )}
    </div>
  );
}

/** Where no herb or supplement was among what was looked at, "nothing found" would sound as if something had been checked. */
export function findingCount(count: number, hasHerb: boolean): string {
  if (count === 0 && !hasHerb) return safetyMessages.noHerbTitle;
  return count === 0 ? 'Nothing found' : count === 1 ? 'One finding' : `${count} findings`;
}

interface GroupProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly read?: Summary;
  readonly children?: ReactNode;
}

function NameGroup({ title, names, read, children }: GroupProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <h2 className="text-lg">{title}</h2>
      {names.length === 0 ? <p className="text-soft">None entered</p> : null}
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li
            key={name}
            className={classNames(
              'max-w-full rounded-xl border px-3 py-1 first-letter:uppercase',
              read?.unrecognised.includes(name) ? 'border-dashed border-strong-line' : 'border-transparent bg-tint',
            )}
          >
            {name}
            {read ? <ReadAs entry={name} read={read} /> : null}
          </li>
        ))}
      </ul>
      {children ? <p className="mt-2 text-sm">{children}</p> : null}
    </div>
  );
}
