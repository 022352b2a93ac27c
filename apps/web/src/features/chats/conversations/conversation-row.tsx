import type { Chat } from '@herbie/contract';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { pinChat, removeChat } from '../chats.queries.ts';

interface RowProps {
  readonly chat: Chat;
  readonly isOpen: boolean;
  readonly isAnswering: boolean;
  readonly isUnread: boolean;
  readonly onRename: (chat: Chat) => void;
}

/** One conversation with what can be done with it. */
export function ConversationRow({ chat, isOpen, isAnswering, isUnread, onRename }: RowProps) {
  return (
    <li className={`flex items-center rounded-lg ${isOpen ? 'bg-tint' : 'hover:bg-tint'}`}>
      <Link
        to="/chat/$chatId"
        params={{ chatId: String(chat.id) }}
        aria-current={isOpen ? 'page' : undefined}
        title={chat.title}
        className="block min-w-0 grow rounded-lg px-2 py-2 text-sm"
      >
        <span className="flex items-center gap-1.5">
          {chat.pinned ? <Pin aria-label="Pinned:" className="size-3.5 shrink-0 text-leaf" /> : null}
          <span className={`line-clamp-2 wrap-anywhere ${isUnread ? 'font-bold' : ''}`}>{chat.title}</span>
          {isAnswering ? <Dot word="being answered" className="animate-pulse bg-soft" /> : null}
          {isUnread && !isAnswering ? <Dot word="new answer" className="bg-clay" /> : null}
        </span>
        {chat.snippet || chat.opening ? (
          <span className="mt-0.5 line-clamp-2 text-xs text-soft">{chat.snippet ?? chat.opening}</span>
        ) : null}
      </Link>
      <Menu label={`Options for ${chat.title}`} icon={<Ellipsis aria-hidden className="size-5" />}>
        <MenuItem className="gap-3" onChoose={() => void pinChat(chat)}>
          {chat.pinned ? <PinOff aria-hidden className="size-4" /> : <Pin aria-hidden className="size-4" />}
          {chat.pinned ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem className="gap-3" onChoose={() => onRename(chat)}>
          <Pencil aria-hidden className="size-4" /> Rename
        </MenuItem>
        <MenuItem
          className="gap-3"
          onChoose={({ currentTarget }) => {
            const next = placeAfter(currentTarget);
            void removeChat(chat).then(() => next?.focus());
          }}
        >
          <Trash2 aria-hidden className="size-4" /> Delete
        </MenuItem>
      </Menu>
    </li>
  );
}

function Dot({ word, className }: { word: string; className: string }) {
  return (
    <span className="shrink-0">
      <span aria-hidden className={`block size-2.5 rounded-full ${className}`} />
      <span className="sr-only">({word})</span>
    </span>
  );
}

/** Where the focus goes when a row leaves: the next conversation, the one before, or the search. */
function placeAfter(inRow: HTMLElement): HTMLElement | null {
  const row = inRow.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector('a') ?? row?.closest('section')?.querySelector('input') ?? null;
}
