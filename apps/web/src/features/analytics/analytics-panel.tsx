import { getAnalyticsSummary } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { reading } from '../../lib/query-client.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { analyticsMessages as messages } from './analytics.messages.ts';
import { percent, share } from './daily-figures.ts';

/** Charts only admins see are loaded only for them. */
const DailyOverview = lazy(() => import('./daily-overview.tsx').then((module) => ({ default: module.DailyOverview })));
const fiveMinutesMs = 5 * 60 * 1000;

/** The overview for admins; everybody else reads why there is nothing to see. */
export function AnalyticsPanel() {
  const { data, error, isPending } = useQuery({ ...reading(getAnalyticsSummary), staleTime: fiveMinutesMs });
  if (isPending) return <Skeleton lines={2} />;
  if (error) {
    const text = error.message.includes(messages.refused) ? messages.notAdmin : messages.failed;
    return (
      <Card aria-label={messages.title} className="text-sm text-soft shadow-none">
        {text}
      </Card>
    );
  }
  const groups = [
    [
      'User Growth',
      [
        ['Total users', data.totalUsers],
        ['New today', data.newSignupsToday],
        ['Active today', data.activeUsersToday],
        ['Engagement', percent(share(data.activeUsersToday, data.totalUsers))],
      ],
    ],
    [
      'Chat Analytics',
      [
        ['Chat messages', data.totalChatMessages],
        ['Herb analyses', data.totalHerbAnalyses],
      ],
    ],
    [
      'Affiliate Revenue',
      [
        ['Product Clicks', data.totalProductClicks],
        ['Conversion', percent(share(data.totalProductClicks, data.totalChatMessages))],
      ],
    ],
  ] as const;
  return (
    <Card aria-label={messages.title}>
      <h2 className="text-2xl">{messages.title}</h2>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3 className="text-lg text-leaf">{title}</h3>
            <dl className="mt-2 space-y-1">
              {rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
                  <dt>{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Suspense fallback={<Skeleton lines={4} />}>
        <DailyOverview />
      </Suspense>
      <p className="mt-3 text-sm text-soft">
        {messages.conversionNote} {messages.revenueNote}
      </p>
      <Link to="/admin-setup" className={buttonClass({ variant: 'secondary', size: 'small', className: 'mt-3' })}>
        {messages.reports}
      </Link>
    </Card>
  );
}
