import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

const tones: Readonly<Record<string, string>> = {
  Improving: 'text-leaf',
  Declining: 'text-avoid',
  Worsening: 'text-avoid',
  Stable: 'text-ink',
};

/** The word says whether it is good or bad; the arrow goes the way of the score, whose first and last are told. */
export function Trend({ text, logged }: { text: string; logged: readonly (number | null)[] }) {
  const [first, last] = [logged[0] ?? null, logged.at(-1) ?? null];
  const tone = tones[text];
  if (tone === undefined || first === null || last === null)
    return <span className="text-sm font-semibold text-soft">{text}</span>;
  const [Icon, way] = last > first ? [TrendingUp, 'up'] : last < first ? [TrendingDown, 'down'] : [Minus, 'level'];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <span className={`font-semibold ${tone}`}>{text}</span>
      <span className="inline-flex items-center gap-1 text-soft">
        <Icon aria-hidden data-way={way} className="size-4 shrink-0" />
        {last === first ? `still ${last}` : `from ${first} to ${last}`}
      </span>
    </span>
  );
}
