import { listProfiles, type Profile, type Supplement, type WellnessEntry } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { SupplementSection } from '../features/supplements/supplement-section.tsx';
import { useSupplements } from '../features/supplements/supplements.queries.ts';
import { type Range, defaultRange } from '../features/wellness/chart-days.ts';
import { DaysComparedCard } from '../features/wellness/days-compared-card.tsx';
import { BeforeSinceCard } from '../features/wellness/before-since-card.tsx';
import { EntryFilesCard } from '../features/wellness/entry-files-card.tsx';
import { EntryList } from '../features/wellness/entry-list.tsx';
import { InsightCard } from '../features/wellness/insight-card.tsx';
import { TrendSection } from '../features/wellness/trend-section.tsx';
import { WellnessTips } from '../features/wellness/wellness-tips.tsx';
import { wellnessMessages } from '../features/wellness/wellness.messages.ts';
import { useLogging } from '../features/wellness/use-logging.ts';
import { useEntries } from '../features/wellness/wellness.queries.ts';
import { localDay } from '../lib/dates.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { reading } from '../lib/query-client.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { UnreachableError } from '../lib/send.ts';
import { usePreload } from '../lib/use-preload.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { AfterPaint } from '../ui/in-slices.tsx';
import { FailedPage, PageFrame } from '../ui/page-frame.tsx';
import { PersonSelect } from '../ui/person-select.tsx';
import { EmptyState, FailedState, Skeleton } from '../ui/states.tsx';

const loadLogDialog = () => import('../features/wellness/log-dialog.tsx');

/**
 * One person's days and supplements; `?profile=` names another than the main profile, `?log=today` and `?add=Ginkgo` open
 * a dialog.
 */
export function WellnessTrackerScreen() {
  const search = new URLSearchParams(useLocation().searchStr);
  const asked = Number(search.get('profile'));
  const { data: profiles, isError, refetch } = useQuery(reading(listProfiles));
  if (isError)
    return (
      <FailedPage title="Wellness Tracker" wide onRetry={() => void refetch()}>
        Your profiles could not be loaded.
      </FailedPage>
    );
  if (!profiles)
    return (
      <PageFrame title="Wellness Tracker" lead={wellnessMessages.lead} wide>
        <Skeleton lines={8} isTall />
      </PageFrame>
    );
  const profile =
    profiles.find(({ id }) => id === asked) ?? profiles.find(({ isMainProfile }) => isMainProfile) ?? profiles[0];

  return (
    <PageFrame title="Wellness Tracker" lead={wellnessMessages.lead} wide>
      {profile ? (
        <Tracker profile={profile} logsAtOnce={search.get('log') === 'today'} asked={search.get('add') ?? undefined}>
          {profiles.length > 1 ? (
            <div className="w-full sm:w-80">
              <PersonSelect
                label="Profile"
                people={profiles}
                value={profile.id}
                onChange={(id) => pageHistory.replace(`/wellness-tracker?profile=${id}`)}
              />
            </div>
          ) : null}
        </Tracker>
      ) : (
        <EmptyState title={wellnessMessages.noProfile}>
          <p>{wellnessMessages.noProfileWhy}</p>
          <Link to="/create-profile" className={buttonClass()}>
            Create Profile
          </Link>
        </EmptyState>
      )}
    </PageFrame>
  );
}

/** What stands far down, on a phone above all. */
const chapters = [
  { id: 'supplements', name: 'Supplements' },
  { id: 'insights', name: 'Insights' },
  { id: 'entries', name: 'Entries' },
] as const;

interface TrackerProps {
  readonly profile: Profile;
  readonly logsAtOnce: boolean;
  /** The name of a supplement to be added. */
  readonly asked: string | undefined;
  readonly children: ReactNode;
}

function Tracker({ profile, logsAtOnce, asked, children }: TrackerProps) {
  usePreload(loadLogDialog);
  const [range, setRange] = useState<Range>(defaultRange);
  const { logging, log, stopLogging } = useLogging(profile.id, logsAtOnce);
  const today = localDay();
  const window = { profileId: profile.id, days: range, today };
  const { data: entries, error, refetch } = useEntries(window);
  const { data: supplements } = useSupplements({ profileId: profile.id, today });
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-end gap-4">
        {children}
        <Button onClick={() => log(null)}>
          <Plus aria-hidden className="size-5" /> Log New Entry
        </Button>
        <nav aria-label="On this page" className="no-print flex min-h-11 flex-wrap items-center gap-x-5">
          {(error ? chapters.slice(0, 1) : chapters).map(({ id, name }) => (
            <a key={id} href={`#${id}`} className="py-1 font-semibold text-leaf underline">
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div key={profile.id} className="space-y-8">
        {error ? (
          <FailedState onRetry={() => void refetch()}>
            {error instanceof UnreachableError ? wellnessMessages.offline : wellnessMessages.loadFailed}
          </FailedState>
        ) : (
          <TrendSection entries={entries} range={range} onRange={setRange} today={today} courses={supplements ?? []} />
        )}
        {/* Looked at every day, so before what is read once in a while. */}
        <AfterPaint fallback={<Skeleton lines={5} />}>
          <SupplementSection
            profile={profile}
            today={today}
            isFree={logging === null}
            asked={asked}
            // Or a reload would open it again.
            onAsked={() =>
              asked === undefined ? undefined : pageHistory.replace(`/wellness-tracker?profile=${profile.id}`)
            }
            renderNote={(note) => (
              <>
                <SafetyNote {...note} />
                <ProfileGaps profile={profile} />
              </>
            )}
          />
        </AfterPaint>
        {error ? null : (
          <LookBack
            profile={profile}
            entries={entries}
            courses={supplements ?? []}
            range={range}
            today={today}
            onLog={log}
          />
        )}
        <AfterPaint>
          <WellnessTips />
        </AfterPaint>
      </div>
      {logging ? (
        <LazyDialog load={loadLogDialog} title={logging.edited ? 'Edit Entry' : 'Log New Entry'} onClose={stopLogging}>
          {({ LogDialog }) => (
            <LogDialog profileId={profile.id} edited={logging.edited} today={today} onClose={stopLogging} />
          )}
        </LazyDialog>
      ) : null}
    </div>
  );
}

interface LookBackProps {
  readonly profile: Profile;
  readonly entries: readonly WellnessEntry[] | undefined;
  readonly courses: readonly Supplement[];
  readonly range: Range;
  readonly today: string;
  readonly onLog: (entry: WellnessEntry | null) => void;
}

/** What the logged days say: insights, the entries themselves, and days held against others. */
function LookBack({ profile, entries, courses, range, today, onLog }: LookBackProps) {
  if (!entries) return <Skeleton lines={5} isTall />;
  const profileId = profile.id;
  const name = profile.isMainProfile ? undefined : profile.name;
  const days = { profileId, entries, days: range, today };
  return (
    <AfterPaint fallback={<Skeleton lines={5} isTall />}>
      <BeforeSinceCard {...days} courses={courses} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <InsightCard {...days} name={name} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <EntryList
            profileId={profileId}
            entries={entries}
            days={range}
            name={name}
            onEdit={onLog}
            onLog={() => onLog(null)}
          />
        </div>
        <EntryFilesCard profileId={profileId} today={today} />
      </div>
      <DaysComparedCard {...days} courses={courses} />
    </AfterPaint>
  );
}
