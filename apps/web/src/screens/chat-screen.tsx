import { getChat, getHerb, listMessages, listProfiles, type Message, updateChat } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../features/accounts/auth.tsx';
import { ChatHeader } from '../features/chats/chat-header.tsx';
import { ChatInput, readDraft } from '../features/chats/chat-input.tsx';
import { ChatSidebar } from '../features/chats/chat-sidebar.tsx';
import { MessageView } from '../features/chats/message-view.tsx';
import { PendingView } from '../features/chats/pending-view.tsx';
import { NewChatDialog } from '../features/chats/new-chat-dialog.tsx';
import { Welcome } from '../features/chats/welcome.tsx';
import { useSending } from '../features/chats/use-sending.ts';
import { ProductBlock } from '../features/products/product-block.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { ApiError } from '../lib/api-error.ts';
import { reading, refresh } from '../lib/query-client.ts';
import { pathOf, send } from '../lib/send.ts';
import { sessionStore } from '../lib/storage.ts';
import { pageHistory, useLocation, useParams } from '../lib/place.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';
import { Redirect } from '../ui/redirect.tsx';

/** `/chat` asks for a new chat; `/chat/{id}` is one. What is no positive whole number counts as no id. */
export function ChatScreen() {
  const { chatId } = useParams();
  const id = /^[1-9]\d{0,9}$/.test(chatId ?? '') ? Number(chatId) : null;
  return id === null ? <NewChat /> : <Conversation key={id} chatId={id} />;
}

function NewChat() {
  const herbId = Number(new URLSearchParams(useLocation().searchStr).get('herb'));
  const { data: profiles } = useQuery(reading(listProfiles));
  const { data: herb } = useQuery({
    ...reading(getHerb, { params: { id: herbId } }),
    enabled: Number.isInteger(herbId) && herbId > 0,
  });
  const isWaiting = profiles === undefined || (herbId > 0 && herb === undefined);
  return (
    <div className="flex grow flex-col">
      <ChatHeader chatId={null} chat={undefined} profiles={[]} profileId={null} onProfile={() => undefined} />
      {isWaiting ? null : (
        <NewChatDialog
          profiles={profiles}
          title={herb ? `About ${herb.name}` : ''}
          onCancel={() => pageHistory.push('/dashboard')}
          onStarted={(id, profileId) => {
            if (profileId !== null) sessionStore.write(`profile-of-chat-${id}`, String(profileId));
            if (herb) sessionStore.write(draftKeyOf(id), `What should I know about ${herb.name}?`);
            pageHistory.push(`/chat/${id}`);
          }}
        />
      )}
    </div>
  );
}

function Conversation({ chatId }: { chatId: number }) {
  const { user } = useAuth();
  const chat = useQuery(reading(getChat, { params: { id: chatId } }));
  const messages = useQuery(reading(listMessages, { params: { id: chatId } }));
  const { data: profiles = [] } = useQuery(reading(listProfiles));
  const [text, setText] = useState(() => readDraft(draftKeyOf(chatId)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { pending, ask, stop } = useSending(chatId, () => setTimeout(() => input.current?.focus(), 0));
  const isSending = pending?.state === 'sending';
  const profileId =
    chosen ??
    profileOf(
      chatId,
      messages.data,
      profiles.map(({ id }) => id),
    );
  const initial = [...(user?.firstName ?? user?.username ?? '?')][0]?.toUpperCase() ?? '?';
  const count = messages.data?.length ?? 0;

  const asked = pending?.question ?? null;
  useEffect(() => showLatest(list.current), [count, asked, pending?.state]);

  if (chat.error instanceof ApiError && chat.error.status === 404) {
    console.error('chat not found');
    return <Redirect to="/dashboard" />;
  }

  const submit = () => {
    if (text.trim() === '' || isSending) return;
    void ask({ kind: 'send', content: text.trim(), profileId });
    setText('');
  };
  const fill = (question: string) => {
    setText(question);
    setListOpen(false);
    input.current?.focus();
  };
  const showVersion = (messageId: number) => {
    send(updateChat, { params: { id: chatId }, body: { versionId: messageId } })
      .then(() => refresh(pathOf(listMessages, { params: { id: chatId } })))
      .catch((error: unknown) => console.error('version not shown', error instanceof Error ? error.message : error));
  };

  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[100rem] grow">
      <aside
        data-scroll-area
        aria-label="About this chat"
        className="hidden w-80 shrink-0 overflow-y-auto border-r border-line md:block"
      >
        <ChatSidebar chatId={chatId} onQuestion={fill} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <ChatHeader
          chatId={chatId}
          chat={chat.data}
          profiles={profiles}
          profileId={profileId}
          onProfile={setChosen}
          onList={() => setListOpen(true)}
        />
        <div
          ref={list}
          data-scroll-area
          data-keeps-scroll={count > 0 ? '' : undefined}
          role="log"
          aria-label="Messages"
          tabIndex={0}
          className="grow space-y-6 overflow-y-auto px-4 py-6"
        >
          <h2 className="sr-only">Messages</h2>
          {messages.isError ? (
            <FailedState onRetry={() => void messages.refetch()}>The messages could not be loaded.</FailedState>
          ) : null}
          {messages.isPending ? <Skeleton lines={4} /> : null}
          {messages.data?.length === 0 && !pending ? <Welcome onQuestion={fill} /> : null}
          {messages.data?.map((message, place) => (
            <MessageView
              key={message.id}
              message={message}
              initial={initial}
              isLast={place === count - 1 && !pending}
              onRegenerate={(messageId) => void ask({ kind: 'again', messageId })}
              onEdit={(old, content) => void ask({ kind: 'edit', messageId: old.id, content })}
              onVersion={showVersion}
              onFollowUp={fill}
              extras={(reply) => (
                <>
                  {reply.findings.length > 0 || reply.unrecognised.length > 0 ? (
                    <section
                      aria-label="Safety note"
                      className="mt-4 space-y-2 rounded-2xl border border-line bg-card p-4 shadow-soft"
                    >
                      <h3 className="text-base">Safety note{nameOf(reply.profileId, profiles)}</h3>
                      <SafetyNote findings={reply.findings} unrecognised={reply.unrecognised} />
                    </section>
                  ) : null}
                  <ProductBlock products={reply.products} origin={{ source: 'chat', sourceId: chatId }} />
                </>
              )}
            />
          ))}
          {pending ? <PendingView pending={pending} initial={initial} /> : null}
        </div>
        <ChatInput
          ref={input}
          text={text}
          onText={setText}
          onSend={submit}
          onStop={stop}
          isSending={isSending}
          draftKey={draftKeyOf(chatId)}
        />
      </div>
      {isListOpen ? (
        <Dialog title="Conversations" onClose={() => setListOpen(false)}>
          <ChatSidebar chatId={chatId} onQuestion={fill} />
        </Dialog>
      ) : null}
    </div>
  );
}

/** The latest question at the top, or as far up as what follows reaches, so that its answer is read from its beginning. */
function showLatest(list: HTMLElement | null): void {
  const latest = [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
  if (list && latest) list.scrollTop += latest.getBoundingClientRect().top - list.getBoundingClientRect().top - 16;
}

/** The profile chosen here, else the one of the last question, else the first. */
function profileOf(chatId: number, messages: readonly Message[] | undefined, known: readonly number[]): number | null {
  const kept = Number(sessionStore.read(`profile-of-chat-${chatId}`));
  const last = messages?.findLast((message) => message.role === 'user')?.profileId ?? null;
  return [kept, last].find((id) => id !== null && known.includes(id)) ?? known[0] ?? null;
}

function nameOf(profileId: number | null, profiles: readonly { id: number; name: string }[]): string {
  const name = profiles.find((profile) => profile.id === profileId)?.name;
  return name === undefined ? '' : ` for ${name}`;
}

function draftKeyOf(chatId: number): string {
  return `draft-of-chat-${chatId}`;
}
