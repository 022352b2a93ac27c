import {
  type AssistantMessage,
  getChat,
  getHerb,
  listMessages,
  listProfiles,
  type Message,
  type Profile,
} from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAuth } from '../features/accounts/auth.tsx';
import { AnswerNews } from '../features/chats/answer-news.tsx';
import { AnsweringFor } from '../features/chats/answering-for.tsx';
import { ChatHeader } from '../features/chats/chat-header.tsx';
import { ChatInput } from '../features/chats/chat-input.tsx';
import { ChatSidebar } from '../features/chats/chat-sidebar.tsx';
import { showVersion } from '../features/chats/chats.queries.ts';
import { ConversationList } from '../features/chats/conversation-list.tsx';
import { MessageList } from '../features/chats/message-list.tsx';
import { MessageThread } from '../features/chats/message-thread.tsx';
import { NewChatDialog } from '../features/chats/new-chat-dialog.tsx';
import { PendingView } from '../features/chats/pending-view.tsx';
import { keepFor } from '../features/chats/pending-store.ts';
import { beforeBranch, isForSomeoneElse } from '../features/chats/thread-order.ts';
import { UnsentQuestions } from '../features/chats/unsent-questions.tsx';
import { useUnsent } from '../features/chats/unsent.ts';
import { useChatPresence } from '../features/chats/use-chat-presence.ts';
import { startText, useRefusedText } from '../features/chats/use-refused-text.ts';
import { stopAnswering, useSending } from '../features/chats/use-sending.ts';
import { Welcome } from '../features/chats/welcome.tsx';
import { ProductBlock } from '../features/products/product-block.tsx';
import { countLinkClicks } from '../features/products/product-clicks.ts';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { ApiError } from '../lib/api-error.ts';
import { pageHistory, useLocation, useParams } from '../lib/place.ts';
import { reading } from '../lib/query-client.ts';
import { sessionStore } from '../lib/storage.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Redirect } from '../ui/redirect.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';

/** `/chat` asks for a new chat; `/chat/{id}` is one. What is no positive whole number counts as no id. */
export function ChatScreen() {
  const { chatId } = useParams();
  const { user } = useAuth();
  const id = /^[1-9]\d{0,9}$/.test(chatId ?? '') ? Number(chatId) : null;
  keepFor(user?.id ?? null);
  return id === null ? <NewChat /> : <Conversation key={id} chatId={id} />;
}

function NewChat() {
  const herbId = Number(new URLSearchParams(useLocation().searchStr).get('herb'));
  const profiles = useQuery(reading(listProfiles));
  const { data: herb, isLoading } = useQuery({
    ...reading(getHerb, { params: { id: herbId } }),
    enabled: Number.isInteger(herbId) && herbId > 0,
  });
  return (
    <div className="flex grow flex-col">
      <ChatHeader chatId={null} chat={undefined} profiles={[]} profileId={null} onProfile={() => undefined} />
      {profiles.isPending || isLoading ? null : (
        <NewChatDialog
          profiles={profiles.data ?? null}
          title={herb ? `About ${herb.name}` : ''}
          onCancel={() => pageHistory.push('/dashboard')}
          onStarted={(id, profileId) => {
            if (profileId !== null) sessionStore.write(profileKeyOf(id), String(profileId));
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
  const { data: profiles = nobody } = useQuery(reading(listProfiles));
  const [text, setText] = useState(() => startText(chatId, draftKeyOf(chatId)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const { pending, ask } = useSending(
    chatId,
    useCallback(() => setTimeout(() => input.current?.focus(), 0), []),
  );
  const countClicks = useCallback(
    (area: HTMLDivElement | null) => countLinkClicks(area, { source: 'chat', sourceId: chatId }),
    [chatId],
  );
  useChatPresence(chatId, messages.data);
  const refused = useRefusedText(pending, draftKeyOf(chatId));
  const unsent = useUnsent(chatId);
  const isSending = pending?.state === 'sending';
  const ids = profiles.map(({ id }) => id);
  const profileId = chosen ?? profileOf(chatId, messages.data, ids);
  const initial = [...(user?.firstName ?? user?.username ?? '?')][0]?.toUpperCase() ?? '?';

  const fill = useCallback((question: string) => {
    setText(question);
    setListOpen(false);
    setTimeout(() => input.current?.focus(), 0);
  }, []);
  const actions = useMemo(
    () => ({
      onEdit: (messageId: number, content: string) => {
        setTurn((count) => count + 1);
        ask({ kind: 'edit', messageId, content });
      },
      onRegenerate: (messageId: number) => ask({ kind: 'again', messageId }),
      onVersion: (messageId: number) => void showVersion(chatId, messageId),
      onFollowUp: fill,
    }),
    [ask, chatId, fill],
  );
  const extras = useCallback(
    (reply: AssistantMessage) => <AnswerExtras reply={reply} profiles={profiles} />,
    [profiles],
  );

  if (chat.error instanceof ApiError && [400, 404].includes(chat.error.status)) {
    console.error('chat not found');
    return <Redirect to="/dashboard" />;
  }

  const submit = () => {
    if (text.trim() === '' || isSending) return;
    setTurn((count) => count + 1);
    ask({ kind: 'send', content: text.trim(), profileId });
    // A new question takes the place of one that was refused, whose words come back into the field.
    setText(refused !== null && refused !== text.trim() ? refused : '');
  };
  const choosePerson = (id: number) => {
    sessionStore.write(profileKeyOf(chatId), String(id));
    setChosen(id);
  };
  const shown = beforeBranch(messages.data ?? [], isSending ? pending.replaces : null);

  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[100rem] grow">
      <aside
        data-scroll-area
        aria-label="About this chat"
        className="no-print hidden w-64 shrink-0 overflow-y-auto border-r border-line md:block lg:w-80"
      >
        <ChatSidebar chatId={chatId} onQuestion={fill} />
      </aside>
      <div ref={countClicks} className="flex min-w-0 grow flex-col">
        <ChatHeader
          chatId={chatId}
          chat={chat.data}
          hasFailed={chat.isError}
          profiles={profiles}
          profileId={profileId}
          onProfile={choosePerson}
          onList={() => setListOpen(true)}
        />
        <MessageList turn={turn} isFilled={shown.length + unsent.length > 0 || pending !== null} isBusy={isSending}>
          <h2 className="sr-only">Messages</h2>
          {messages.isError ? (
            <FailedState onRetry={() => void Promise.all([messages.refetch(), chat.refetch()])}>
              The messages could not be loaded.
            </FailedState>
          ) : null}
          {messages.isPending ? <Skeleton lines={4} /> : null}
          {messages.data?.length === 0 && !pending && unsent.length === 0 ? (
            <Welcome hasProfile={profiles.length > 0} onQuestion={fill} />
          ) : null}
          <MessageThread
            messages={shown}
            profiles={profiles}
            initial={initial}
            isBusy={isSending}
            actions={actions}
            extras={extras}
          />
          {pending !== null && pending.question !== null && isForSomeoneElse(shown, pending.profileId, ids) ? (
            <AnsweringFor profileId={pending.profileId} profiles={profiles} />
          ) : null}
          {pending ? <PendingView pending={pending} initial={initial} /> : null}
          <UnsentQuestions unsent={unsent} initial={initial} />
        </MessageList>
        <AnswerNews pending={pending} messages={shown} />
        <ChatInput
          ref={input}
          text={text}
          onText={setText}
          onSend={submit}
          onStop={() => stopAnswering(chatId)}
          isSending={isSending}
          draftKey={draftKeyOf(chatId)}
        />
      </div>
      {isListOpen ? (
        <Dialog title="Conversations" onClose={() => setListOpen(false)}>
          <ConversationList chatId={chatId} isTitled={false} />
        </Dialog>
      ) : null}
    </div>
  );
}

/** The safety note and the products of an answer. */
function AnswerExtras({ reply, profiles }: { reply: AssistantMessage; profiles: readonly Profile[] }) {
  return (
    <>
      {reply.findings.length > 0 || reply.unrecognised.length > 0 ? (
        <section
          aria-label="Safety note"
          className="mt-4 space-y-2 rounded-2xl border border-line bg-card p-4 shadow-soft @3xl:mt-0"
        >
          <h3 className="text-base">Safety note{nameOf(reply.profileId, profiles)}</h3>
          <SafetyNote findings={reply.findings} unrecognised={reply.unrecognised} />
        </section>
      ) : null}
      <div className="no-print">
        <ProductBlock products={reply.products} origin={{ source: 'chat', sourceId: reply.chatId }} />
      </div>
    </>
  );
}

const nobody: readonly Profile[] = [];

/** The profile chosen here, else the one of the last question, else the first. */
function profileOf(chatId: number, messages: readonly Message[] | undefined, known: readonly number[]): number | null {
  const kept = Number(sessionStore.read(profileKeyOf(chatId)));
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

function profileKeyOf(chatId: number): string {
  return `profile-of-chat-${chatId}`;
}
