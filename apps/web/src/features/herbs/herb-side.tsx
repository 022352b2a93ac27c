import { herbDetailTags } from '@herbie/domain/use-tags';
import { BotanicalDrawing } from '../../ui/botanical-drawing.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { FavoriteHeart } from './favorite-heart.tsx';
import { HerbContents } from './herb-contents.tsx';
import { HerbTags } from './herb-tags.tsx';
import type { Monograph } from './monograph-sections.tsx';
import { readMorphology } from './morphology.ts';

interface SideProps {
  readonly monograph: Monograph;
  /** Whom it may be added for; null when there is nobody. */
  readonly personId: number | null;
  /** The section before the chapters. */
  readonly firstSection: string;
}

/** Which herb the page is about, and what can be done with it. */
export function HerbSide({ monograph, personId, firstSection }: SideProps) {
  const { herb } = monograph;
  return (
    <div className="space-y-4 lg:sticky lg:top-4">
      <div className="flex flex-wrap items-start gap-3 sm:gap-4 lg:block lg:space-y-4">
        <BotanicalDrawing
          seed={herb.key}
          morphology={readMorphology(monograph.morphology)}
          initial={herb.name[0] ?? ''}
          className="w-24 shrink-0 rounded-2xl sm:w-48 lg:w-full"
        />
        <div className="min-w-0 grow basis-40 space-y-3">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h1 className="text-[clamp(1.3rem,6.2vw,1.875rem)] wrap-anywhere">{herb.name}</h1>
              {herb.scientificName ? <p className="text-soft italic">{herb.scientificName}</p> : null}
            </div>
            <FavoriteHeart herb={herb} />
          </div>
          <HerbTags tags={herbDetailTags(herb.uses ?? '')} />
        </div>
      </div>
      {monograph.neverSuggest ? (
        <p className="rounded-xl border-2 border-stop bg-stop-tint p-3 font-semibold text-stop">
          This plant is dangerous. It is listed so that you can be warned.
        </p>
      ) : null}
      <HerbActions monograph={monograph} personId={personId} />
      <HerbContents monograph={monograph} first={firstSection} />
    </div>
  );
}

function HerbActions({
  monograph: { herb, neverSuggest },
  personId,
}: {
  monograph: Monograph;
  personId: number | null;
}) {
  const secondary = buttonClass({ variant: 'secondary', className: 'grow' });
  return (
    <div className="no-print flex flex-wrap gap-2 lg:flex-col">
      <Link to="/chat" search={{ herb: herb.id }} className={buttonClass({ className: 'w-full' })}>
        Chat about {herb.name}
      </Link>
      {personId !== null && !neverSuggest ? (
        <Link to="/wellness-tracker" search={{ profile: personId, add: herb.name }} className={secondary}>
          Add to supplements
        </Link>
      ) : null}
      <Link to="/herbs/compare" search={{ a: herb.id }} className={secondary}>
        <span>
          Compare <span className="sr-only lg:not-sr-only">with another herb</span>
        </span>
      </Link>
    </div>
  );
}
