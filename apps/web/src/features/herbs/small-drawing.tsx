import { BotanicalDrawing } from '../../ui/botanical-drawing.tsx';
import { plantShapes } from './plant-shapes.ts';

/** The drawing of a card. The shapes of all plants come with it, so cards ask for it late. */
export function SmallDrawing({ herbKey, initial }: { herbKey: string; initial: string }) {
  return <BotanicalDrawing isSmall seed={herbKey} morphology={plantShapes[herbKey] ?? null} initial={initial} />;
}
