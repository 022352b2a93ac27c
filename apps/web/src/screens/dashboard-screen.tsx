import { getMainProfile, getSite, listChats, listWellness, recommendHerbs } from '@herbie/contract';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Camera, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../features/accounts/auth.tsx';
import { AnalyticsPanel } from '../features/analytics/analytics-panel.tsx';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { HerbCard } from '../features/herbs/herb-card.tsx';
import { ProfileCard } from '../features/profiles/profile-card.tsx';
import { WellnessSummary } from '../features/wellness/wellness-summary.tsx';
import { ApiError } from '../lib/api-error.ts';
import { localDay, shortDate } from '../lib/dates.ts';
import { reading } from '../lib/query-client.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { EmptyState, FailedState, Skeleton, Spinner } from '../ui/states.tsx';
import { Link } from '../ui/link.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function DashboardScreen() {
  const { user } = useAuth();
  // Asked for together: none of them waits for the profile.
  usePrefetchQuery(reading(listChats));
  usePrefetchQuery(reading(recommendHerbs, recommendedHerbs));
  const { data: profile, error, isPending } = useQuery(reading(getMainProfile));
  const week = useQuery({
    ...reading(listWellness, { params: { id: profile?.id ?? 0 }, query: { days: 7, today: localDay() } }),
    enabled: profile !== undefined,
  });
  if (error instanceof ApiError && error.status === 404) return <Redirect to="/create-profile" />;
  // With the week, which stands above the rest and would push it down.
  if (isPending || week.isLoading) return <Spinner />;
  return (
    <InSlices fallback={<Spinner />}>
      <div className="mx-auto w-full max-w-7xl space-y-8 px-4 py-8">
        <h1 className="text-3xl sm:text-4xl">Hello, {profile?.name ?? user?.firstName ?? user?.username}</h1>
        <div className="grid gap-4 sm:grid-cols-2">
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
        {week.data && week.data.length > 0 ? <WellnessSummary entries={week.data} /> : null}
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0 space-y-8">
            <RecentActivity />
            <Recommended />
          </div>
          <div className="min-w-0 space-y-6">
            {profile ? <ProfileCard profile={profile} /> : null}
            <Resources />
          </div>
        </div>
        <AnalyticsPanel />
      </div>
    </InSlices>
  );
}

function ActionCard({ to, title, text, icon }: { to: string; title: string; text: string; icon: React.ReactNode }) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-2xl bg-deep p-5 text-on-deep shadow-soft transition-colors hover:bg-deep-hover sm:p-6"
    >
      <span className="shrink-0">{icon}</span>
      <span>
        <span className="block font-display text-xl">{title}</span>
        <span>{text}</span>
      </span>
    </Link>
  );
}

const shownChats = 3;

function RecentActivity() {
  const { data: chats, isError, refetch } = useQuery(reading(listChats));
  return (
    <section aria-labelledby="recent" className="space-y-4">
      <h2 id="recent" className="text-2xl">
        Recent Activity
      </h2>
      {isError ? <FailedState onRetry={() => void refetch()}>Your chats could not be loaded.</FailedState> : null}
      {!chats && !isError ? <Skeleton /> : null}
      {chats?.length === 0 ? (
        <EmptyState title="No conversations yet">
          <Link to="/chat" className={buttonClass()}>
            Start a conversation
          </Link>
        </EmptyState>
      ) : null}
      <ul className="space-y-2">
        {chats?.slice(0, shownChats).map((chat) => (
          <li key={chat.id}>
            <Link
              to="/chat/$chatId"
              params={{ chatId: String(chat.id) }}
              className="flex items-center justify-between gap-4 rounded-2xl border border-line bg-card px-5 py-3.5 hover:border-strong-line"
            >
              <span className="min-w-0 truncate font-semibold">{chat.title}</span>
              <time dateTime={chat.createdAt} className="shrink-0 text-sm text-soft">
                {shortDate(chat.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const recommendedHerbs = { query: { limit: 4 } } as const;

function Recommended() {
  const { data: herbs, isError, refetch } = useQuery(reading(recommendHerbs, recommendedHerbs));
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const shown = herbs?.filter((herb) => !removed.includes(herb.id));
  return (
    <section aria-labelledby="recommended" className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recommended" className="text-2xl">
          Recommended For You
        </h2>
        <Link to="/recommendations" className="py-1 font-semibold text-leaf underline">
          View All Favorites
        </Link>
      </div>
      {isError ? <FailedState onRetry={() => void refetch()}>Suggestions could not be loaded.</FailedState> : null}
      {!herbs && !isError ? <Skeleton lines={4} /> : null}
      {shown?.length === 0 ? (
        <EmptyState title="Nothing to suggest right now">
          <p>Herbie suggests nothing that your profile speaks against. Ask in a chat, or look through the list.</p>
          <Link to="/herbs" className={buttonClass({ variant: 'secondary' })}>
            All herbs
          </Link>
        </EmptyState>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {shown?.map((herb) => (
          <HerbCard
            key={herb.id}
            herb={herb}
            because={herb.because}
            heart={<FavoriteHeart herb={herb} />}
            onRemove={() => setRemoved([...removed, herb.id])}
          />
        ))}
      </div>
    </section>
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
