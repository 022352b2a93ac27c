import type { AssistantMessage, Message, Profile } from '@herbie/contract';
import type { ReactNode } from 'react';
import { InSlices } from '../../../ui/in-slices.tsx';
import { FailedState, Skeleton } from '../../../ui/states.tsx';
import { AnsweringFor } from './answering-for.tsx';
import { MessageList } from './message-list.tsx';
import { MessageThread, type ThreadActions } from './message-thread.tsx';
import type { Pending } from '../asking/pending-store.ts';
import { PendingView } from './pending-view.tsx';
import { isForSomeoneElse } from './thread-order.ts';
import { UnsentQuestions } from './unsent-questions.tsx';
import { useUnsent } from '../asking/unsent.ts';
import { Welcome } from './welcome.tsx';

interface ThreadProps {
  readonly chatId: number;
  /** What the server has: the messages, or that they are on their way, or that they did not come. */
  readonly loaded: {
    readonly data: readonly Message[] | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
  };
  readonly onRetry: () => void;
  /** The messages that stay while a new branch is written. */
  readonly shown: readonly Message[];
  readonly pending: Pending | null;
  readonly turn: number;
  readonly profiles: readonly Profile[];
  /** Stands for the person who asks. */
  readonly initial: string;
  readonly actions: ThreadActions;
  readonly extras: (reply: AssistantMessage) => ReactNode;
}

/** The messages of a chat, then the question on its way, then those that wait for a connection. */
export function ConversationThread(parts: ThreadProps) {
  const { chatId, loaded, onRetry, shown, pending, turn, profiles, initial, actions, extras } = parts;
  const unsent = useUnsent(chatId);
  const isSending = pending?.state === 'sending';
  const isEmpty = loaded.data?.length === 0 && !pending && unsent.length === 0;
  return (
    <MessageList turn={turn} isFilled={shown.length + unsent.length > 0 || pending !== null} isBusy={isSending}>
      <h2 className="sr-only">Messages</h2>
      {loaded.isError ? <FailedState onRetry={onRetry}>The messages could not be loaded.</FailedState> : null}
      {loaded.isPending ? <Skeleton lines={4} /> : null}
      {isEmpty ? <Welcome hasProfile={profiles.length > 0} onQuestion={actions.onFollowUp} /> : null}
      {shown.length === 0 ? null : (
        <InSlices fallback={<Skeleton lines={4} />}>
          <MessageThread
            messages={shown}
            profiles={profiles}
            initial={initial}
            isBusy={isSending}
            actions={actions}
            extras={extras}
          />
        </InSlices>
      )}
      {pending ? <PersonOfPending pending={pending} shown={shown} profiles={profiles} /> : null}
      {pending ? <PendingView pending={pending} initial={initial} /> : null}
      <UnsentQuestions unsent={unsent} initial={initial} />
    </MessageList>
  );
}

type PersonProps = Pick<ThreadProps, 'shown' | 'profiles'> & { readonly pending: Pending };

function PersonOfPending({ pending, shown, profiles }: PersonProps) {
  const ids = profiles.map(({ id }) => id);
  if (pending.question === null || !isForSomeoneElse(shown, pending.profileId, ids)) return null;
  return <AnsweringFor person={pending.profileId} profiles={profiles} />;
}
