import { severityWords } from '@herbie/domain/severity-words';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { findingAnchor } from './finding-anchor.ts';
import { type Cell, type Grid } from './finding-grid.ts';

/** Everything taken against every medicine at a glance; each mark leads to its finding below. */
export function FindingGridTable({ grid: { columns, rows } }: { readonly grid: Grid }) {
  return (
    <section aria-labelledby="grid" className="space-y-2">
      <h2 id="grid" className="text-2xl">
        At a glance
      </h2>
      <div
        role="group"
        aria-labelledby="grid"
        tabIndex={0}
        className="relative overflow-auto rounded-2xl border border-line bg-card shadow-soft"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-strong-line">
              <th scope="col" className="sticky inset-x-0 bg-card p-3 text-left">
                Taken
              </th>
              {columns.map(({ name, isRecognised }, place) => (
                <th key={`${place}${name}`} scope="col" className="p-3">
                  <span className="mx-auto block max-w-40 break-words">{name}</span>
                  {isRecognised ? null : <span className="block font-normal text-soft">not recognised</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, isRecognised, cells }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="sticky inset-x-0 bg-card p-3 text-left">
                  <span className="block max-w-36 overflow-hidden">{name}</span>
                  {isRecognised ? null : <span className="block font-normal text-soft">not recognised</span>}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place]?.name} className="p-1 text-center">
                    <CellMark cell={cell} isChecked={isRecognised && columns[place]?.isRecognised === true} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-[70ch] text-sm text-soft">
        A mark leads to what was found, the most serious first. A dash means that nothing was found in the checked
        facts, which is no promise; a question mark means that nothing could be checked.
      </p>
    </section>
  );
}

function CellMark({ cell: { findings }, isChecked }: { readonly cell: Cell; readonly isChecked: boolean }) {
  const [gravest] = findings;
  if (gravest === undefined)
    return (
      <span className="text-soft">
        <span aria-hidden>{isChecked ? '–' : '?'}</span>
        <span className="sr-only">{isChecked ? 'Nothing found' : 'Not checked'}</span>
      </span>
    );
  const count = findings.length > 1 ? ` (${findings.length})` : '';
  return (
    <a
      href={`#${findingAnchor(gravest)}`}
      title={`${severityWords[gravest.severity]}${count}`}
      className="inline-flex min-h-11 items-center justify-center gap-1 rounded-lg px-3 hover:bg-tint"
    >
      {/* The word has no room; it is read out all the same. */}
      <SeverityMark severity={gravest.severity} className="size-4 overflow-hidden" />
      {findings.length > 1 ? <span aria-label={`${findings.length} findings`}>{findings.length}</span> : null}
    </a>
  );
}
