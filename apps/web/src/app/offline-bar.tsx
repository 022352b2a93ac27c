import { CloudOff, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isKnowledgeStored } from '../lib/offline/is-stored.ts';
import { useOnline, useOutbox } from '../lib/offline/use-offline.ts';
import { discard, type OutboxItem } from '../lib/offline/outbox.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

/** Tells that there is no network, and what waits to be sent. Takes no room when there is nothing to tell. */
export function OfflineBar() {
  const isOnline = useOnline();
  const all = useOutbox();
  const waiting = all.filter(({ refused }) => refused === null);
  return (
    <div role="status" className="no-print bg-note-tint text-sm empty:hidden">
      {isOnline ? null : <Offline />}
      {waiting.length > 0 ? (
        <p className="mx-auto flex max-w-7xl items-center gap-2 px-4 py-1.5">
          <Clock aria-hidden className="size-4 shrink-0" />
          {waitingWords(waiting)}
        </p>
      ) : null}
      {all
        .filter(({ refused }) => refused !== null)
        .map((each) => (
          <Refused key={each.key} waiting={each} />
        ))}
    </div>
  );
}

/** What is possible without a network, as far as that is known. */
function Offline() {
  const [isStored, setStored] = useState<boolean | null>(null);
  useEffect(() => void isKnowledgeStored().then(setStored), []);
  return (
    <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-1.5">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span>You are offline.{isStored === true ? ' On this device you can still' : ''}</span>
      {isStored === true ? (
        <span>
          <Link to="/safety" className="inline-block py-1 font-semibold underline">
            check what goes together
          </Link>{' '}
          and{' '}
          <Link to="/herbs" className="inline-block py-1 font-semibold underline">
            read about herbs
          </Link>
          .
        </span>
      ) : isStored === false ? (
        <span>Herbs and checks are not stored on this device yet.</span>
      ) : null}
    </p>
  );
}

function Refused({ waiting }: { waiting: OutboxItem }) {
  const what =
    waiting.call === 'sendMessage' ? `Your message “${waiting.body.content}”` : `Your entry of ${waiting.body.date}`;
  return (
    <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-2 px-4 py-1.5">
      <span className="min-w-0">
        {what} was not taken: {waiting.refused}
      </span>
      <Button variant="secondary" size="small" onClick={() => void discard(waiting)}>
        Discard
      </Button>
    </p>
  );
}

/** "2 messages and 1 entry wait to be sent." */
export function waitingWords(waiting: readonly OutboxItem[]): string {
  const messages = waiting.filter(({ call }) => call === 'sendMessage').length;
  const entries = waiting.length - messages;
  const parts = [
    messages === 0 ? null : messages === 1 ? '1 message' : `${messages} messages`,
    entries === 0 ? null : entries === 1 ? '1 wellness entry' : `${entries} wellness entries`,
  ].filter((part) => part !== null);
  return `${parts.join(' and ')} ${waiting.length === 1 ? 'waits' : 'wait'} to be sent with the next connection.`;
}
