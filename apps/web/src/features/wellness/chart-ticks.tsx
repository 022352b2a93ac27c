import { namedPlaces, tickName } from './chart-days.ts';

/** The names of some days under a chart; the rest is left to the reader's eye. */
export function ChartTicks({ days }: { days: readonly string[] }) {
  return (
    <div aria-hidden className="relative mt-1.5 h-4 text-xs whitespace-nowrap text-soft">
      {namedPlaces(days.length).map((place) => {
        const isLong = days.length > 7;
        const shift =
          isLong && place === 0 ? '' : isLong && place === days.length - 1 ? '-translate-x-full' : '-translate-x-1/2';
        const left = shift === '' ? 0 : shift === '-translate-x-full' ? 100 : ((place + 0.5) / days.length) * 100;
        return (
          <span key={place} className={`absolute leading-none ${shift}`} style={{ left: `${left}%` }}>
            {tickName(days[place] ?? '', days.length)}
          </span>
        );
      })}
    </div>
  );
}
