import type { ReactNode } from 'react';
import { type CompareRow, compareRows } from './compare-rows.tsx';
import type { Monograph } from './monograph-sections.tsx';
import { Link } from '../../ui/link.tsx';

interface ComparisonProps {
  readonly pair: readonly [Monograph, Monograph];
  /** What comes before all that is said for them. */
  readonly first: CompareRow;
}

/** Two herbs row by row: columns on wide screens, one below the other on narrow ones. */
export function Comparison({ pair, first }: ComparisonProps) {
  const rows = [first, ...compareRows, { title: 'More', of: wholePage }];
  return (
    <table className="block w-full text-left lg:table lg:table-fixed">
      <caption className="sr-only">
        {pair[0].herb.name} and {pair[1].herb.name} side by side
      </caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          <td className="w-40" />
          {pair.map(({ herb }) => (
            <th key={herb.id} scope="col" className="pr-4 pb-2 font-display text-xl">
              {herb.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="-mt-4 block lg:table-row-group">
        {rows.map(({ title, of }) => (
          <tr
            key={title}
            className="grid grid-cols-1 gap-x-6 gap-y-3 border-line py-4 not-first:border-t lg:border-t align-top sm:grid-cols-2 lg:table-row lg:[&>*]:py-3"
          >
            <th scope="row" className="font-display text-lg font-semibold sm:col-span-2">
              {title}
            </th>
            {pair.map((monograph) => (
              <Cell key={monograph.herb.id} name={monograph.herb.name}>
                {of(monograph)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="min-w-0 wrap-anywhere lg:pr-4">
      <span aria-hidden className="block text-sm font-semibold text-leaf lg:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}

function wholePage({ herb }: Monograph): ReactNode {
  return (
    <Link
      to="/herbs/$herbId"
      params={{ herbId: String(herb.id) }}
      className="inline-block py-1 font-semibold text-leaf underline"
    >
      All about {herb.name}, with the sources
    </Link>
  );
}
