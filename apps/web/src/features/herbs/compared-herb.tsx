import { herbDetailTags } from '@herbie/domain/use-tags';
import { BotanicalDrawing } from '../../ui/botanical-drawing.tsx';
import { Button } from '../../ui/button.tsx';
import { HerbTags } from './herb-tags.tsx';
import { readMorphology } from './morphology.ts';
import type { Monograph } from './monograph-sections.tsx';

/** One of two herbs, with the way to take another in its place. */
export function ComparedHerb({ monograph, onChange }: { monograph: Monograph; onChange: () => void }) {
  const { herb, morphology, neverSuggest } = monograph;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <span className="block aspect-5/6 w-12 shrink-0">
        <BotanicalDrawing
          isSmall
          seed={herb.key}
          morphology={readMorphology(morphology)}
          initial={herb.name[0] ?? ''}
        />
      </span>
      <div className="min-w-0 grow basis-40 space-y-1.5">
        <p className="font-display text-xl font-semibold wrap-anywhere">{herb.name}</p>
        {herb.scientificName ? <p className="text-soft italic wrap-anywhere">{herb.scientificName}</p> : null}
        <HerbTags tags={herbDetailTags(herb.uses ?? '')} />
        {neverSuggest ? <p className="font-semibold text-stop">This plant is dangerous.</p> : null}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="ml-auto"
        aria-label={`Change ${herb.name}`}
        onClick={onChange}
      >
        Change
      </Button>
    </div>
  );
}
