import { shortDate } from '../../lib/dates.ts';
import { analyticsMessages as messages } from './analytics.messages.ts';
import type { Figures } from './daily-figures.ts';

interface TableProps {
  readonly figures: readonly Figures[];
  readonly columns: readonly { readonly title: string; readonly read: (day: Figures) => string }[];
}

/** All charts as one table, newest day first. */
export function FiguresTable({ figures, columns }: TableProps) {
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">{messages.table}</summary>
      <div
        className="mt-2 relative max-h-96 overflow-auto rounded-xl border border-line"
        tabIndex={0}
        role="region"
        aria-label={messages.figures}
      >
        <table className="w-full text-right text-sm whitespace-nowrap">
          <thead className="sticky top-0 bg-card">
            <tr>
              <th scope="col" className="p-2 text-left">
                {messages.day}
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col" className="p-2">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.toReversed().map((figure) => (
              <tr key={figure.day} className="border-t border-line">
                <th scope="row" className="p-2 text-left font-normal">
                  {shortDate(figure.day)}
                </th>
                {columns.map(({ title, read }) => (
                  <td key={title} className="p-2">
                    {read(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
