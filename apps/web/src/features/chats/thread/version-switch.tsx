import type { Message } from '@herbie/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { focusIfLost } from '../../../lib/focus-if-lost.ts';
import { Button } from '../../../ui/button.tsx';

/** A step puts another message, with a switch of its own, into the place of this one. */
let hasStepped = false;

/** Goes through the versions of a question or an answer. */
export function VersionSwitch({ message, onVersion }: { message: Message; onVersion: (messageId: number) => void }) {
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!hasStepped || !group.current) return;
    hasStepped = false;
    focusIfLost(group.current);
  }, []);
  const place = message.versions.indexOf(message.id);
  if (message.versions.length < 2) return null;
  const go = (step: number) => {
    const target = message.versions[place + step];
    if (target === undefined) return;
    hasStepped = true;
    onVersion(target);
  };
  return (
    <span
      ref={group}
      role="group"
      aria-label="Versions"
      className="no-print inline-flex items-center basis-full @2xl:basis-auto"
    >
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
