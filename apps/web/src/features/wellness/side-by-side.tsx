import type { WellnessEntry } from '@herbie/contract';
import type { ReactNode } from 'react';
import type { Course } from './course-bands.tsx';
import type { SideRow, Sides } from './sides.ts';

/** What a comparison of days is made from. */
export interface ComparedProps {
  readonly profileId: number;
  readonly entries: readonly WellnessEntry[];
  readonly courses: readonly Course[];
  readonly days: number;
  readonly today: string;
}

interface TableProps {
  readonly caption: ReactNode;
  /** The caption is told by what stands around the table. */
  readonly isCaptionHidden?: boolean;
  /** Which days stand in either column. */
  readonly columns: Sides<string>;
  readonly rows: readonly SideRow[];
}

/** How one kind of days was beside another, a measure a row. */
export function SideBySide({ caption, isCaptionHidden = false, columns, rows }: TableProps) {
  return (
    <table className="w-full self-start text-left">
      <caption className={isCaptionHidden ? 'sr-only' : 'py-1 text-left font-semibold wrap-anywhere'}>
        {caption}
      </caption>
      <thead>
        <tr className="border-b border-strong-line text-sm text-soft">
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className="w-20 py-1 pl-3 font-normal sm:w-26 sm:whitespace-nowrap">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values: [one, other] }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1 font-normal wrap-anywhere">
              {label}
            </th>
            <td className="py-1 pl-3">{one}</td>
            <td className="py-1 pl-3">{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
