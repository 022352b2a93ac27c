import type { HerbReply } from '@herbie/contract';
import { herbCardTags } from '@herbie/domain/use-tags';
import { X } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { InSlices } from '../../ui/in-slices.tsx';
import { Link } from '../../ui/link.tsx';
import { HerbTags } from './herb-tags.tsx';

/** An ornament: without it the card stands all the same. */
const SmallDrawing = lazy<ComponentType<{ herbKey: string; initial: string }>>(async () => ({
  default: await import('./small-drawing.tsx').then(
    (module) => module.SmallDrawing,
    (error: unknown) => {
      reportFailure('drawing not loaded', error);
      return () => null;
    },
  ),
}));
const fallback = 'A beneficial herb used in traditional medicine.';

interface HerbCardProps {
  readonly herb: HerbReply;
  readonly because?: string;
  readonly heart?: ReactNode;
  /** What the person's profile says against it. */
  readonly warning?: ReactNode;
  readonly onRemove?: () => void;
}

export function HerbCard({ herb, because, heart, warning, onRemove }: HerbCardProps) {
  return (
    <article className="relative flex min-w-0 flex-col rounded-2xl border border-line bg-card p-4 shadow-soft transition-colors hover:border-strong-line sm:p-5">
      <div className="flex flex-wrap items-start gap-2 xl:gap-3">
        <span className="block aspect-5/6 w-10 shrink-0 rounded-lg bg-tint xl:w-12">
          <InSlices>
            <Suspense>
              <SmallDrawing herbKey={herb.key} initial={herb.name[0] ?? ''} />
            </Suspense>
          </InSlices>
        </span>
        <div className="min-w-0 grow basis-28">
          <h3 className="text-lg">
            <Link
              to="/herbs/$herbId"
              params={{ herbId: String(herb.id) }}
              className="after:absolute after:inset-0 after:rounded-2xl"
            >
              {herb.name}
            </Link>
          </h3>
          {herb.scientificName ? <p className="text-sm text-soft italic">{herb.scientificName}</p> : null}
        </div>
        <div className="relative z-10 -mt-2 -mr-2 ml-auto flex">
          {heart}
          {onRemove ? (
            <Button
              variant="quiet"
              size="icon"
              isSinglePress
              aria-label={`Remove ${herb.name} from this list`}
              onClick={onRemove}
            >
              <X aria-hidden className="size-5" />
            </Button>
          ) : null}
        </div>
      </div>
      <div className="mt-2 grow">
        <p className="line-clamp-5">{herb.description ?? fallback}</p>
        {because ? <p className="mt-2 text-sm text-soft">{because}</p> : null}
      </div>
      <HerbTags tags={herbCardTags(herb.uses ?? '')} className="mt-3" />
      {warning}
    </article>
  );
}
