import { dateAndTime } from '../../lib/dates.ts';
import { useServedAt } from '../../lib/offline/use-offline.ts';
import { safetyMessages } from './safety.messages.ts';

/** How old the profiles on screen are, when they come from this device instead of the server. */
export function PeopleAge() {
  const servedAt = useServedAt();
  return (
    <p role="status" className="rounded-xl border-l-4 border-note bg-note-tint p-3 empty:hidden">
      {servedAt === null ? null : safetyMessages.keptAt(dateAndTime(servedAt))}
    </p>
  );
}
