import type { Profile } from '@herbie/contract';
import { chatMessages } from '../chats.messages.ts';

/** The line from which on answers are meant for another person. */
export function AnsweringFor({ profileId, profiles }: { profileId: number | null; profiles: readonly Profile[] }) {
  const name = profiles.find(({ id }) => id === profileId)?.name ?? null;
  return (
    <p
      data-divider
      className="flex items-center gap-3 text-sm font-semibold text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
    >
      <span className="max-w-[75%] truncate">{chatMessages.answeringFor(name)}</span>
    </p>
  );
}
