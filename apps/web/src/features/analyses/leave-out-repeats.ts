import { severityWords } from '@herbie/domain/severity-words';
import { analysesMessages } from './analyses.messages.ts';

/** What the page shows beside the answer. */
interface Told {
  /** Warnings that stand above: those of the label, and what the plant is mistaken for. */
  readonly warnings: readonly string[];
  /** Whether the ingredients stand above in rows of their own, checked for whoever is chosen now. */
  readonly hasRows: boolean;
}

const anyVerdict = `(?:${Object.values(severityWords).join('|')})`;
const findingLine = new RegExp(String.raw`<li>${anyVerdict} \([^<]*</li>`, 'g');
const ingredients = /<h3>Ingredients<\/h3>.*?(?=<h3>|$)/s;
const emptySection = /<h3>[^<]*<\/h3>(?:<ul><\/ul>)?(?=<h3>|$)/g;

/** What the server said of a label or photo, without what the page says beside it already. */
export function leaveOutRepeats(html: string, { warnings, hasRows }: Told): string {
  const repeated = [analysesMessages.neverEat, ...warnings].map(escape);
  const left = repeated
    .flatMap((text) => [`<li>${text}</li>`, `<p>${text}</p>`, `<p><strong>${text}</strong></p>`])
    .reduce((rest, part) => rest.replaceAll(part, ''), html);
  const once = hasRows ? left.replace(ingredients, '').replaceAll(findingLine, '') : left;
  return once.replaceAll(emptySection, '');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
