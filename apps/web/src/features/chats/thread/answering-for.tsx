import type { Profile } from '@herbie/contract';
import { chatMessages } from '../chats.messages.ts';
import type { Answered } from './thread-order.ts';

/** The line from which on answers are meant for another person. */
export function AnsweringFor({ person, profiles }: { person: Answered; profiles: readonly Profile[] }) {
  const name = typeof person === 'string' ? person : profiles.find(({ id }) => id === person)?.name;
  return (
    <p
      data-divider
      className="flex items-center gap-3 text-sm font-semibold text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
    >
      <span className="line-clamp-2 max-w-[75%] text-center wrap-anywhere">
        {name === undefined ? (
          chatMessages.answeringInGeneral
        ) : (
          <>
            {chatMessages.answeringFor} {typeof person === 'string' ? name : <bdi>{name}</bdi>}
          </>
        )}
      </span>
    </p>
  );
}
