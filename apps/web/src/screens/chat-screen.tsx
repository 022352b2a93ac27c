import {
  answerText,
  type AssistantMessage,
  getChat,
  getHerb,
  listMessages,
  listProfiles,
  type Profile,
} from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { AnswerAnnouncer } from '../features/chats/answer-announcer.tsx';
import { ChatHeader } from '../features/chats/chat-header.tsx';
import { ChatInput } from '../features/chats/asking/chat-input.tsx';
import { ChatSidebar } from '../features/chats/conversations/chat-sidebar.tsx';
import { ConversationList } from '../features/chats/conversations/conversation-list.tsx';
import { ConversationThread } from '../features/chats/thread/conversation-thread.tsx';
import { NewChatDialog } from '../features/chats/new-chat-dialog.tsx';
import { keepFor } from '../features/chats/asking/pending-store.ts';
import { beforeBranch } from '../features/chats/thread/thread-order.ts';
import { useAsking } from '../features/chats/asking/use-asking.ts';
import { useChatPresence } from '../features/chats/asking/use-chat-presence.ts';
import { keepPerson, useChatPerson } from '../features/chats/use-chat-person.ts';
import { draftKeyOf, useQuestionField } from '../features/chats/asking/use-question-field.ts';
import { stopAnswering } from '../features/chats/asking/use-sending.ts';
import { ProductBlock } from '../features/products/product-block.tsx';
import { countLinkClicks } from '../features/products/product-clicks.ts';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { ApiError } from '../lib/api-error.ts';
import { pageHistory, useLocation, useParams } from '../lib/location.ts';
import { reading } from '../lib/query-client.ts';
import { sessionStore } from '../lib/storage.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Redirect } from '../ui/redirect.tsx';
import { Spinner } from '../ui/states.tsx';

/** `/chat` asks for a new chat; `/chat/{id}` is one. What is no positive whole number counts as no id. */
export function ChatScreen() {
  const { chatId } = useParams();
  const { user } = useAuth();
  const id = /^[1-9]\d{0,9}$/.test(chatId ?? '') ? Number(chatId) : null;
  // Not in an effect: what another person left behind must be gone before anything below is drawn.
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
      {profiles.isPending || isLoading ? (
        <Spinner />
      ) : (
        <NewChatDialog
          profiles={profiles.data ?? null}
          title={herb ? `About ${herb.name}` : ''}
          // The dialog is no place to come back to.
          onCancel={() => pageHistory.replace('/dashboard')}
          onStarted={(id, profileId) => {
            if (profileId !== null) keepPerson(id, profileId);
            if (herb) sessionStore.write(draftKeyOf(id), `What should I know about ${herb.name}?`);
            pageHistory.replace(`/chat/${id}`, { isNew: true });
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
  const profileIds = profiles.map(({ id }) => id);
  const [isListOpen, setListOpen] = useState(false);
  useChatPresence(chatId, messages.data);
  const { text, setText, input, focus, fill } = useQuestionField(chatId, messages.data);
  const { profileId, choosePerson } = useChatPerson(chatId, { messages: messages.data, profileIds });
  const { pending, turn, actions, submit } = useAsking(chatId, { text, setText, focus, fill, profileId });
  const countClicks = useCallback(
    (area: HTMLDivElement | null) => countLinkClicks(area, { source: 'chat', sourceId: chatId }),
    [chatId],
  );
  const extras = useCallback(
    (reply: AssistantMessage) => <AnswerExtras reply={reply} profiles={profiles} />,
    [profiles],
  );

  const isMissing = chat.error instanceof ApiError && [400, 404].includes(chat.error.status);
  if (isMissing) return <Redirect to="/dashboard" />;

  const isSending = pending?.state === 'sending';
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
        <ConversationThread
          chatId={chatId}
          loaded={messages}
          onRetry={() => void Promise.all([messages.refetch(), chat.refetch()])}
          shown={shown}
          pending={pending}
          turn={turn}
          profiles={profiles}
          initial={initialOf(user)}
          actions={actions}
          extras={extras}
        />
        <AnswerAnnouncer pending={pending} messages={shown} />
        <ChatInput
          ref={input}
          text={text}
          onText={setText}
          onSend={submit}
          onStop={() => stopAnswering(chatId)}
          isSending={isSending}
          isStopping={pending?.isStopping ?? false}
          draftKey={draftKeyOf(chatId)}
        />
      </div>
      {isListOpen ? (
        <Dialog title="Conversations" isTall onClose={() => setListOpen(false)}>
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
        <div
          role="group"
          aria-label="Safety note"
          className="space-y-2 rounded-2xl border border-line bg-card p-4 shadow-soft"
        >
          <h3 className="text-base">Safety note{personOf(reply, profiles)}</h3>
          <SafetyNote
            findings={reply.findings}
            unrecognised={reply.unrecognised}
            saidIn={answerText(reply.content, { withLinks: false })}
          />
        </div>
      ) : null}
      {reply.products.length > 0 ? (
        <div className="no-print">
          <ProductBlock products={reply.products} origin={{ source: 'chat', sourceId: reply.chatId }} />
        </div>
      ) : null}
    </>
  );
}

const nobody: readonly Profile[] = [];

function initialOf(user: { readonly firstName: string | null; readonly username: string } | null): string {
  return [...(user?.firstName ?? user?.username ?? '?')][0]?.toUpperCase() ?? '?';
}

/** Whom an answer was checked for; asked about a daughter, that is not the person of the profile. */
function personOf({ checkedFor, profileId }: AssistantMessage, profiles: readonly Profile[]): string {
  const name = checkedFor ?? profiles.find(({ id }) => id === profileId)?.name;
  return name === undefined ? '' : ` for ${name}`;
}
