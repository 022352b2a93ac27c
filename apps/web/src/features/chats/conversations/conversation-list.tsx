import { type Chat, limits } from '@herbie/contract';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { FailedState, Skeleton } from '../../../ui/states.tsx';
import { chatMessages } from '../chats.messages.ts';
import { bringBack } from '../chats.queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useActivity, useDeletedChat } from '../asking/pending-store.ts';
import { useConversations } from './use-conversations.ts';

const shownFirst = 20;

interface ListProps {
  readonly chatId: number | null;
  /** False where the heading is around it already. */
  readonly isTitled?: boolean;
}

/** Every conversation, pinned ones first, then by their latest activity; with search, and undo for the last delete. */
export function ConversationList({ chatId, isTitled = true }: ListProps) {
  const [query, setQuery] = useState('');
  const [renamed, setRenamed] = useState<Chat | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const sought = useDeferredValue(query.trim());
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversations(sought);
  const deleted = useDeletedChat();
  const { answering, unread } = useActivity();
  const chats = inOrder(data ?? []);
  const shown = showsAll || sought !== '' ? chats : chats.slice(0, shownFirst);

  return (
    <section aria-label="Conversations" className="space-y-2">
      <div className="flex items-center justify-between">
        {isTitled ? <h2 className="text-lg">Conversations</h2> : null}
        <Link
          to="/chat"
          className={buttonClass({ variant: 'quiet', size: 'small', className: isTitled ? '' : '-ml-3' })}
        >
          <Plus aria-hidden className="size-4" /> New
        </Link>
      </div>
      <input
        type="search"
        aria-label="Search conversations"
        placeholder="Search titles and messages"
        maxLength={limits.chatSearch}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="min-h-11 w-full rounded-xl border border-strong-line bg-card px-3 placeholder:text-soft"
      />
      {deleted ? (
        <p role="status" className="flex items-center justify-between gap-2 rounded-xl bg-tint py-1 pr-1 pl-3 text-sm">
          <span className="min-w-0 truncate">{chatMessages.deleted(deleted.title)}</span>
          <Button variant="quiet" size="small" onClick={() => void bringBack(deleted, false)}>
            Undo
          </Button>
        </p>
      ) : null}
      {isError ? <FailedState onRetry={() => void refetch()}>{chatMessages.listFailed}</FailedState> : null}
      {data === undefined && !isError ? <Skeleton lines={3} /> : null}
      <p role="status" className="px-2 text-sm text-soft empty:hidden">
        {data?.length === 0 ? (sought === '' ? chatMessages.noChats : chatMessages.notFound(sought)) : null}
      </p>
      <ul className="space-y-0.5">
        {shown.map((chat) => (
          <ConversationRow
            key={chat.id}
            chat={chat}
            isOpen={chat.id === chatId}
            isAnswering={answering.has(chat.id)}
            isUnread={unread.has(chat.id)}
            onRename={setRenamed}
          />
        ))}
      </ul>
      {shown.length < chats.length ? (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {hasNextPage ? chatMessages.showMore : chatMessages.showAll(chats.length)}
        </Button>
      ) : hasNextPage ? (
        <Button variant="quiet" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {chatMessages.loadOlder}
        </Button>
      ) : null}
      {renamed ? <RenameDialog chat={renamed} onClose={() => setRenamed(null)} /> : null}
    </section>
  );
}

export function inOrder(chats: readonly Chat[]): Chat[] {
  return chats.toSorted(
    (left, right) =>
      Number(right.pinned) - Number(left.pinned) ||
      Date.parse(right.lastActivityAt) - Date.parse(left.lastActivityAt) ||
      right.id - left.id,
  );
}
