import { findHerb } from '@herbie/domain';
import { BotanicalDrawing } from '../ui/botanical-drawing.tsx';

const shown = ['chamomile', 'st-johns-wort', 'ginkgo', 'peppermint'];

/** A few herbs as Herbie draws them, each from its own leaf, flower and root. For the eye only. */
export function Herbarium() {
  return (
    <div aria-hidden className="flex gap-3">
      {shown.map((key) => {
        const herb = findHerb(key);
        const morphology = herb?.monograph?.morphology;
        return herb && morphology ? (
          <BotanicalDrawing key={key} seed={key} morphology={morphology} initial="" className="w-16 sm:w-20" />
        ) : null;
      })}
    </div>
  );
}
