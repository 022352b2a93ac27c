import type { Chat, Profile } from '@herbie/contract';
import { ArrowLeft, Menu } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { findReadTitle } from './chats.queries.ts';
import { ExportMenu } from './export-menu.tsx';

interface HeaderProps {
  readonly chatId: number | null;
  readonly chat: Chat | undefined;
  /** It could not be read: a list read before may still tell its title. */
  readonly hasFailed?: boolean;
  readonly profiles: readonly Profile[];
  readonly profileId: number | null;
  readonly onProfile: (profileId: number) => void;
  /** Opens the list of conversations where there is no room beside the chat. */
  readonly onList?: () => void;
}

const onRead = (listener: () => void) => queryClient.getQueryCache().subscribe(listener);

/** On a tablet a title of this length fits beside whom the chat is for, in two lines; a longer one stands above. */
const shortTitle = 18;

export function ChatHeader({ chatId, chat, hasFailed = false, profiles, profileId, onProfile, onList }: HeaderProps) {
  // The list may be read after the chat has failed.
  const ofList = useSyncExternalStore(onRead, () => (hasFailed && chatId !== null ? findReadTitle(chatId) : undefined));
  const known = chat?.title ?? ofList;
  const title = chatId === null ? 'New Chat' : (known ?? 'Loading...');
  return (
    <header className="@container border-b border-line bg-card px-2 py-1.5 sm:px-3 sm:py-2 short:py-0">
      <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-3">
        <Link
          to="/dashboard"
          aria-label="Back to the dashboard"
          className={buttonClass({ variant: 'quiet', size: 'icon', className: 'no-print shrink-0' })}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className="line-clamp-2 min-w-0 grow basis-24 text-lg leading-tight wrap-anywhere lg:text-xl short:line-clamp-1">
          {title}
        </h1>
        <div
          className={classNames(
            'no-print order-3 flex basis-full items-center justify-between gap-2 @max-[16rem]:flex-wrap @2xl:order-none @2xl:basis-auto',
            title.length <= shortTitle && 'md:order-none md:basis-auto',
          )}
        >
          {onList ? (
            <Button variant="quiet" size="small" className="md:hidden" onClick={onList}>
              <Menu aria-hidden className="size-4" /> Conversations
            </Button>
          ) : null}
          {profiles.length > 0 && chatId !== null ? (
            <PersonSelect
              label="For:"
              people={profiles}
              value={profileId}
              onChange={onProfile}
              isCompact
              className="ml-auto"
            />
          ) : null}
        </div>
        <ExportMenu chatId={chatId} />
      </div>
    </header>
  );
}
