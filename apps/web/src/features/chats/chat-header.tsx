import { type Chat, exportChat, type Profile } from '@herbie/contract';
import { ArrowLeft, Download, Menu } from 'lucide-react';
import { request } from '../../lib/send.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { chatMessages } from './chats.messages.ts';
import { Link } from '../../ui/link.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';

interface HeaderParts {
  readonly chatId: number | null;
  readonly chat: Chat | undefined;
  readonly profiles: readonly Profile[];
  readonly profileId: number | null;
  readonly onProfile: (profileId: number) => void;
  /** Opens the list of conversations where there is no room beside the chat. */
  readonly onList?: () => void;
}

export function ChatHeader({ chatId, chat, profiles, profileId, onProfile, onList }: HeaderParts) {
  const title = chatId === null ? 'New Chat' : (chat?.title ?? 'Loading...');
  return (
    <header className="flex flex-wrap items-center gap-x-1 border-b border-line bg-card px-2 py-1.5 sm:flex-nowrap sm:gap-x-3 sm:px-3 sm:py-2">
      <Link
        to="/dashboard"
        aria-label="Back to the dashboard"
        className={buttonClass({ variant: 'quiet', size: 'icon', className: 'shrink-0' })}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <h1 className="min-w-0 grow truncate text-lg sm:text-xl">{title}</h1>
      <div className="order-3 flex basis-full items-center justify-between gap-2 sm:order-none sm:basis-auto">
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
            onChange={(id) => id !== null && onProfile(id)}
            isCompact
          />
        ) : null}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0"
        disabled={chatId === null}
        onClick={() => chatId !== null && void download(chatId)}
      >
        <Download aria-hidden className="size-4" /> Export
      </Button>
    </header>
  );
}

async function download(chatId: number): Promise<void> {
  try {
    const response = await request(exportChat, { params: { id: chatId } });
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = `chat-${chatId}.txt`;
    link.click();
    URL.revokeObjectURL(address);
    toast(chatMessages.exported);
  } catch (error) {
    console.error('chat not exported', error instanceof Error ? error.message : error);
  }
}
