import type { getMethod, ReplyOf } from '@herbie/contract';
import { shortDate } from '../lib/dates.ts';

type Change = ReplyOf<typeof getMethod>['changes'][number];

const longest = 6;

/** What changed in the knowledge base on the latest days on which it was recorded. */
export function MethodChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="max-w-[70ch] space-y-3">
      <h2 className="text-2xl">What changed</h2>
      <ul className="space-y-2">
        {changes.slice(0, longest).map((change) => (
          <li key={change.on}>
            <strong>{shortDate(change.on)}:</strong> {inWords(change)}.
          </li>
        ))}
      </ul>
      <p className="text-soft">
        A warning is about one herb together with one medicine, illness, stage of life or allergy. If an answer in your
        chats would be different today, it says so.
      </p>
    </section>
  );
}

function inWords(change: Change): string {
  const parts = [
    [change.herbsAdded, 'new herb or supplement', 'new herbs and supplements'],
    [change.monographsAdded, 'new monograph', 'new monographs'],
    [change.medicinesAdded, 'new medicine', 'new medicines'],
    [change.warningsAdded, 'new warning', 'new warnings'],
    [change.warningsRaised, 'warning made more serious', 'warnings made more serious'],
    [change.warningsLowered, 'warning made less serious', 'warnings made less serious'],
    [change.warningsRemoved, 'warning removed', 'warnings removed'],
    [change.sourcesRead, 'more source read', 'more sources read'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, several]) => `${count.toLocaleString('en')} ${count === 1 ? one : several}`)
    .join(', ');
}
