import type { Message } from '@herbie/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Goes through the versions of a question or an answer. */
export function VersionSwitch({ message, onVersion }: { message: Message; onVersion: (messageId: number) => void }) {
  const place = message.versions.indexOf(message.id);
  if (message.versions.length < 2) return null;
  const go = (step: number) => {
    const target = message.versions[place + step];
    if (target !== undefined) onVersion(target);
  };
  return (
    <span role="group" aria-label="Versions" className="no-print inline-flex items-center">
      <Button variant="quiet" size="slim" aria-label="Older version" disabled={place <= 0} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      {place + 1} of {message.versions.length}
      <Button
        variant="quiet"
        size="slim"
        aria-label="Newer version"
        disabled={place >= message.versions.length - 1}
        onClick={() => go(1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
