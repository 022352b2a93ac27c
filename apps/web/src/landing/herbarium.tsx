import type { Morphology } from '@herbie/domain';
import { BotanicalDrawing } from '../ui/botanical-drawing.tsx';

/** As the knowledge base has them; the page is built without the rest of it. */
const shown: Readonly<Record<string, Morphology>> = {
  chamomile: {
    habit: 'herb',
    leaf: { shape: 'bipinnate', margin: 'entire', arrangement: 'alternate' },
    flower: { form: 'daisy', color: '#ffffff' },
    below: 'taproot',
    fruit: { form: 'nut', color: '#8a7a4a' },
  },
  'st-johns-wort': {
    habit: 'herb',
    leaf: { shape: 'ovate', margin: 'entire', arrangement: 'opposite' },
    flower: { form: 'star', color: '#f4c430' },
    below: 'rhizome',
    fruit: { form: 'capsule', color: '#7a5230' },
  },
  ginkgo: {
    habit: 'tree',
    leaf: { shape: 'fan', margin: 'wavy', arrangement: 'alternate' },
    flower: { form: 'catkin', color: '#b9c46a' },
    below: 'taproot',
    fruit: { form: 'drupe', color: '#d9a441' },
  },
  peppermint: {
    habit: 'herb',
    leaf: { shape: 'lanceolate', margin: 'serrate', arrangement: 'opposite' },
    flower: { form: 'spike', color: '#b79ad0' },
    below: 'rhizome',
    fruit: { form: 'nut', color: '#5a4632' },
  },
};

/** A few herbs as Herbie draws them, each from its own leaf, flower and root. For the eye only. */
export function Herbarium() {
  return (
    <div aria-hidden className="flex max-w-full min-w-0 gap-3 overflow-hidden">
      {Object.entries(shown).map(([key, morphology]) => (
        <BotanicalDrawing key={key} seed={key} morphology={morphology} initial="" className="w-16 min-w-0 sm:w-20" />
      ))}
    </div>
  );
}
