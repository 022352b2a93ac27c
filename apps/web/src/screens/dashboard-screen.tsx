import {
  getMainProfile,
  getSite,
  listChats,
  listSupplements,
  listWellness,
  type Profile,
  type Supplement,
  type WellnessEntry,
} from '@herbie/contract';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Camera, Leaf, ListChecks, MessageCircle } from 'lucide-react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { AnalyticsPanel } from '../features/analytics/analytics-panel.tsx';
import { RecentActivity } from '../features/chats/recent-activity.tsx';
import { recommended, RecommendedHerbs } from '../features/herbs/recommended-herbs.tsx';
import { ProfileCard } from '../features/profiles/profile-card.tsx';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { UnrecognisedInProfile } from '../features/profiles/unrecognised-in-profile.tsx';
import { DueToday } from '../features/supplements/due-today.tsx';
import { TodayLog } from '../features/wellness/today-log.tsx';
import { WellnessSummary } from '../features/wellness/wellness-summary.tsx';
import { ApiError } from '../lib/api-error.ts';
import { localDay } from '../lib/dates.ts';
import { reading } from '../lib/query-client.ts';
import { buttonClass } from '../ui/button.tsx';
import { ActionCard } from '../ui/action-card.tsx';
import { Card } from '../ui/card.tsx';
import { AfterPaint, InSlices } from '../ui/in-slices.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';
import { Link } from '../ui/link.tsx';
import { Redirect } from '../ui/redirect.tsx';

const ways = [
  { to: '/safety', text: 'Check medicines and herbs together', Icon: ListChecks },
  { to: '/herbs', text: 'Look up a herb', Icon: Leaf },
] as const;

export function DashboardScreen() {
  const { user } = useAuth();
  // Asked for together: none of them waits for the profile.
  usePrefetchQuery(reading(listChats));
  usePrefetchQuery(recommended);
  const main = useQuery(reading(getMainProfile));
  const { data: profile, error, isPending } = main;
  const today = localDay();
  const params = { id: profile?.id ?? 0 };
  const week = useQuery({
    ...reading(listWellness, { params, query: { days: 7, today } }),
    enabled: profile !== undefined,
  });
  const supplements = useQuery({
    ...reading(listSupplements, { params, query: { today } }),
    enabled: profile !== undefined,
  });
  if (error instanceof ApiError && error.status === 404) return <Redirect to="/create-profile" />;
  const retry = () => {
    for (const query of [main, week, supplements]) if (query.isError) void query.refetch();
  };
  const name = isPending ? null : (profile?.name ?? user?.firstName ?? user?.username);
  return (
    <div className="mx-auto w-full max-w-7xl space-y-8 px-4 py-8">
      <h1 className="text-3xl sm:text-4xl">{name ? `Hello, ${name}` : 'Hello'}</h1>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ActionCard
          to="/chat"
          title="Start Chat"
          text="Ask about a concern, a herb, or two things together."
          icon={<MessageCircle aria-hidden className="size-8" />}
        />
        <ActionCard
          to="/herb-analyzer"
          title="Open Camera"
          text="Read the label of a supplement and check it."
          icon={<Camera aria-hidden className="size-8" />}
        />
      </div>
      <ul className="-mt-4 flex flex-wrap gap-2">
        {ways.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <Icon aria-hidden className="size-4 shrink-0 text-leaf" /> {text}
            </Link>
          </li>
        ))}
      </ul>
      {/* With the week and the doses, which stand above the rest and would push it down. */}
      {isPending || week.isLoading || supplements.isLoading ? (
        <Skeleton lines={8} isTall />
      ) : (
        <Overview profile={profile} week={week.data} supplements={supplements.data} today={today} onRetry={retry} />
      )}
    </div>
  );
}

interface OverviewProps {
  readonly profile: Profile | undefined;
  readonly week: readonly WellnessEntry[] | undefined;
  readonly supplements: readonly Supplement[] | undefined;
  readonly today: string;
  readonly onRetry: () => void;
}

function Overview({ profile, week, supplements, today, onRetry }: OverviewProps) {
  return (
    <InSlices fallback={<Skeleton lines={8} isTall />}>
      {week && supplements ? (
        <>
          <Card aria-labelledby="today" className="space-y-3">
            <h2 id="today" className="text-xl">
              Today
            </h2>
            <TodayLog entries={week} today={today} />
            <DueToday supplements={supplements} today={today} />
          </Card>
          {week.length > 0 ? <WellnessSummary entries={week} /> : null}
        </>
      ) : (
        <FailedState onRetry={onRetry}>
          {profile ? 'What is due today could not be loaded.' : 'Your profile could not be loaded.'}
        </FailedState>
      )}
      <AfterPaint fallback={<Skeleton lines={8} isTall />}>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0 space-y-8">
            <RecentActivity />
            <RecommendedHerbs>
              {profile ? (
                <>
                  <ProfileGaps profile={profile} />
                  <UnrecognisedInProfile profile={profile} />
                </>
              ) : null}
            </RecommendedHerbs>
          </div>
          <div className="min-w-0 space-y-6">
            {profile ? <ProfileCard profile={profile} /> : null}
            <Resources />
          </div>
        </div>
        <AnalyticsPanel />
      </AfterPaint>
    </InSlices>
  );
}

function Resources() {
  const { data: site } = useQuery(reading(getSite));
  return (
    <Card>
      <h2 className="text-xl">Good reading</h2>
      <p className="mt-1 text-soft">What research says about herbs, in plain words.</p>
      {site ? (
        <a
          href={site.blogUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-block py-1 font-semibold text-leaf underline"
        >
          Open the blog <span aria-hidden>↗</span>
        </a>
      ) : null}
    </Card>
  );
}
