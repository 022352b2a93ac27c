import { deleteChat, listChats, restoreChat } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { reading, refresh } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { pageHistory } from '../../lib/place.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { chatMessages, sampleQuestions } from './chats.messages.ts';
import { Link } from '../../ui/link.tsx';

interface SidebarParts {
  readonly chatId: number | null;
  readonly onQuestion: (question: string) => void;
}

/** About Herbie, the conversations with search, delete and undo, and all sample questions. */
export function ChatSidebar({ chatId, onQuestion }: SidebarParts) {
  return (
    <div className="space-y-6 p-4">
      <section aria-labelledby="about-herbie">
        <h2 id="about-herbie" className="text-lg">
          About Herbie
        </h2>
        <p className="mt-1 text-sm text-soft">{chatMessages.about}</p>
      </section>
      <Conversations chatId={chatId} />
      <section aria-labelledby="sample-questions">
        <h2 id="sample-questions" className="text-lg">
          Sample questions
        </h2>
        <ul className="mt-1 space-y-1">
          {sampleQuestions.map(({ topic, question }) => (
            <li key={topic}>
              <button
                type="button"
                onClick={() => onQuestion(question)}
                className="w-full rounded-lg px-2 py-1.5 text-left text-sm hover:bg-tint"
              >
                <span className="block font-semibold text-leaf">{topic}</span>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Conversations({ chatId }: { chatId: number | null }) {
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<number | null>(null);
  const { data: chats } = useQuery(
    reading(listChats, { query: { q: query.trim() === '' ? undefined : query.trim() } }),
  );
  const shown = chats?.toSorted(
    (left, right) =>
      Number(right.pinned) - Number(left.pinned) || (left.lastActivityAt < right.lastActivityAt ? 1 : -1),
  );

  const change = async (id: number, isDelete: boolean) => {
    try {
      await send(isDelete ? deleteChat : restoreChat, { params: { id } });
      setDeleted(isDelete ? id : null);
      await refresh(listChats.path);
      if (isDelete && id === chatId) pageHistory.push('/dashboard');
    } catch (error) {
      console.error('chat not changed', error instanceof Error ? error.message : error);
    }
  };

  return (
    <section aria-labelledby="conversations" className="space-y-2">
      <div className="flex items-center justify-between">
        <h2 id="conversations" className="text-lg">
          Conversations
        </h2>
        <Link to="/chat" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Plus aria-hidden className="size-4" /> New
        </Link>
      </div>
      <input
        type="search"
        aria-label="Search conversations"
        placeholder="Search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="min-h-10 w-full rounded-xl border border-strong-line bg-card px-3"
      />
      {deleted !== null ? (
        <p role="status" className="flex items-center justify-between gap-2 rounded-xl bg-tint px-3 py-1 text-sm">
          Conversation deleted.
          <Button variant="quiet" size="small" onClick={() => void change(deleted, false)}>
            Undo
          </Button>
        </p>
      ) : null}
      {shown?.length === 0 ? (
        <p className="text-sm text-soft">{query === '' ? 'None yet.' : 'Nothing found.'}</p>
      ) : null}
      <ul className="max-h-72 space-y-0.5 overflow-y-auto">
        {shown?.map((chat) => (
          <li
            key={chat.id}
            className={`flex items-center rounded-lg ${chat.id === chatId ? 'bg-tint' : 'hover:bg-tint'}`}
          >
            <Link
              to="/chat/$chatId"
              params={{ chatId: String(chat.id) }}
              aria-current={chat.id === chatId ? 'page' : undefined}
              className="min-w-0 grow truncate px-2 py-2 text-sm"
            >
              {chat.title}
            </Link>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Delete ${chat.title}`}
              onClick={() => void change(chat.id, true)}
              className="size-9"
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
