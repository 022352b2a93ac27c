import { listChats } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { shortDate } from '../../lib/dates.ts';
import { reading } from '../../lib/query-client.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { RowSkeleton } from '../../ui/list-skeletons.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';

const shownChats = 3;

/** The latest conversations, for the dashboard. */
export function RecentActivity() {
  const { data: chats, isError, refetch } = useQuery(reading(listChats));
  return (
    <section aria-labelledby="recent" className="space-y-4">
      <h2 id="recent" className="text-2xl">
        Recent Activity
      </h2>
      {isError ? <FailedState onRetry={() => void refetch()}>Your chats could not be loaded.</FailedState> : null}
      {!chats && !isError ? <RowSkeleton rows={shownChats} /> : null}
      {chats?.length === 0 ? (
        <EmptyState title="No conversations yet">
          <Link to="/chat" className={buttonClass()}>
            Start a conversation
          </Link>
        </EmptyState>
      ) : null}
      <ul className="space-y-2 empty:hidden">
        {chats?.slice(0, shownChats).map((chat) => (
          <li key={chat.id}>
            <Link
              to="/chat/$chatId"
              params={{ chatId: String(chat.id) }}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-line bg-card px-5 py-3.5 transition-colors hover:border-strong-line"
            >
              <span className="line-clamp-2 min-w-0 grow basis-40 wrap-anywhere">
                <span className="font-semibold">{chat.title}</span>
                {chat.opening ? <span className="text-sm text-soft"> · {chat.opening}</span> : null}
              </span>
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
