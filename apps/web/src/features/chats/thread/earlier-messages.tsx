import { limits, listMessages, type Message } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reading } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedState, Skeleton } from '../../../ui/states.tsx';

interface EarlierProps {
  /** The messages shown so far, oldest first. */
  readonly messages: readonly Message[];
  readonly show: (earlier: readonly Message[]) => ReactNode;
}

/** The way to what came before a full page of messages, page by page. */
export function EarlierMessages({ messages, show }: EarlierProps) {
  const [isOpen, setOpen] = useState(false);
  const first = messages[0];
  const { data, isError, refetch } = useQuery({
    ...reading(listMessages, { params: { id: first?.chatId ?? 0 }, query: { before: first?.id } }),
    enabled: isOpen && first !== undefined,
  });
  const place = useRef<{ readonly area: HTMLElement; readonly below: number } | null>(null);

  // What was on screen stays where it was; the browser does not see to that at the very top.
  useLayoutEffect(() => {
    if (!data || !place.current) return;
    place.current.area.scrollTop = place.current.area.scrollHeight - place.current.below;
    place.current.area.focus({ preventScroll: true });
    place.current = null;
  }, [data]);

  if (messages.length < limits.messagesPage) return null;
  if (isError) return <FailedState onRetry={() => void refetch()}>Earlier messages could not be loaded.</FailedState>;
  if (data) return show(data);
  return isOpen ? (
    <Skeleton lines={2} />
  ) : (
    <p className="no-print text-center">
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          const area = currentTarget.closest<HTMLElement>('[data-scroll-area]');
          if (area) place.current = { area, below: area.scrollHeight - area.scrollTop };
          setOpen(true);
        }}
      >
        Show earlier messages
      </Button>
    </p>
  );
}
