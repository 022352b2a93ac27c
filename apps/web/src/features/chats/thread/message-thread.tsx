import type { AssistantMessage, Message, Profile } from '@herbie/contract';
import { Fragment, memo, type ReactNode } from 'react';
import { useDrawn } from '../../../ui/in-slices.tsx';
import { AnsweringFor } from './answering-for.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { QuestionView } from './question-view.tsx';
import { ReplyView } from '../reply/reply-view.tsx';
import { changesOfPerson } from './thread-order.ts';

export interface ThreadActions {
  readonly onEdit: (messageId: number, content: string) => void;
  readonly onRegenerate: (messageId: number) => void;
  readonly onVersion: (messageId: number) => void;
  readonly onFollowUp: (question: string) => void;
}

interface ThreadProps {
  readonly messages: readonly Message[];
  readonly profiles: readonly Profile[];
  readonly initial: string;
  readonly isBusy: boolean;
  /** A page before the latest one. */
  readonly isEarlier?: boolean;
  readonly actions: ThreadActions;
  readonly extras: (message: AssistantMessage) => ReactNode;
}

/** More than a screen of them at once, then a question with its answer at a time: no step keeps a tap waiting. */
const inTime = { atOnce: 4, step: 2 };

/** The messages, with a line where the person they are for changes. Drawn anew only when they change, not while typing. */
export const MessageThread = memo(function MessageThread(parts: ThreadProps) {
  const { messages, profiles } = parts;
  // The last ones are read first; those above them come once these are on the screen.
  const hidden = messages.length - useDrawn(messages.length, inTime);
  const changes = changesOfPerson(
    messages,
    profiles.map(({ id }) => id),
  );
  return (
    <>
      {hidden === 0 ? (
        <EarlierMessages
          messages={messages}
          show={(earlier) => <MessageThread {...parts} messages={earlier} isEarlier />}
        />
      ) : null}
      {messages.map((message, place) =>
        place < hidden ? null : (
          <Fragment key={message.id}>
            {changes.has(message.id) ? (
              <AnsweringFor person={changes.get(message.id) ?? null} profiles={profiles} />
            ) : null}
            <div data-message>
              <OneMessage
                {...parts}
                message={message}
                isLast={place === messages.length - 1 && !parts.isBusy && !parts.isEarlier}
              />
            </div>
          </Fragment>
        ),
      )}
    </>
  );
});

type OneProps = Omit<ThreadProps, 'messages' | 'profiles'> & { readonly message: Message; readonly isLast: boolean };

const OneMessage = memo(function OneMessage({ message, initial, isBusy, isLast, actions, extras }: OneProps) {
  return message.role === 'user' ? (
    <QuestionView
      message={message}
      initial={initial}
      isBusy={isBusy}
      onEdit={actions.onEdit}
      onVersion={actions.onVersion}
    />
  ) : (
    <ReplyView
      message={message}
      isLast={isLast}
      isBusy={isBusy}
      extras={extras}
      onRegenerate={actions.onRegenerate}
      onVersion={actions.onVersion}
      onFollowUp={actions.onFollowUp}
    />
  );
});
