import { getAnalyticsSummary } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states.tsx';

const fiveMinutesMs = 5 * 60 * 1000;

/** The overview for admins; everybody else reads why there is nothing to see. */
export function AnalyticsPanel() {
  const { data, error, isPending } = useQuery({ ...reading(getAnalyticsSummary), staleTime: fiveMinutesMs });
  if (isPending) return <Skeleton lines={2} />;
  if (error) {
    const text = error.message.includes('Admin access required')
      ? 'Administrator access required to view business metrics'
      : 'Unable to load analytics data';
    return <p className="text-sm text-soft">{text}</p>;
  }
  const groups = [
    [
      'User Growth',
      [
        ['Total users', data.totalUsers],
        ['New today', data.newSignupsToday],
        ['Active today', data.activeUsersToday],
        ['Engagement', percent(data.activeUsersToday, data.totalUsers)],
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
        ['Conversion', percent(data.totalProductClicks, data.totalChatMessages)],
      ],
    ],
  ] as const;
  return (
    <Card aria-label="Analytics overview">
      <h2 className="text-2xl">Analytics overview</h2>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3 className="text-lg text-leaf">{title}</h3>
            <dl className="mt-2 space-y-1">
              {rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
                  <dt>{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-3 text-sm text-soft">Sales and commission are reported by the retailer, not here.</p>
    </Card>
  );
}

/** One decimal; nothing divided by nothing is 0 %. */
function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`;
}
