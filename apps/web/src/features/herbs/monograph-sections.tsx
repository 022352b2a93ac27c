import type { getMonograph, ReplyOf, SourceReply } from '@herbie/contract';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { type SeverityName, SeverityMark } from '../../ui/severity-mark.tsx';

export type Monograph = ReplyOf<typeof getMonograph>;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="space-y-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}

/** Uses with their evidence. */
export function UseList({ monograph }: { monograph: Monograph }) {
  return (
    <ul className="space-y-3">
      {monograph.uses.map((use) => (
        <li key={`${use.use}${use.text}`}>
          <p className="font-semibold">
            {use.label}{' '}
            <span className="rounded-full border border-line px-2 py-0.5 text-sm font-normal text-soft">
              {use.evidence} evidence
            </span>
          </p>
          <p>
            {use.text} <Cites ids={use.sources} sources={monograph.sources} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const groups = [
  ['Pregnancy, breastfeeding and age', ['pregnancy', 'breastfeeding', 'age']],
  ['Medicines', ['medicine']],
  ['Conditions', ['condition', 'surgery', 'alcohol']],
  ['Allergies', ['allergy']],
  ['Other herbs and supplements', ['supplement']],
] as const;

/** Every rule of the herb, by what it is about. */
export function RuleGroups({ monograph }: { monograph: Monograph }) {
  return groups.map(([title, kinds]) => {
    const rules = monograph.rules.filter((rule) => kinds.some((kind) => kind === rule.kind));
    if (rules.length === 0) return null;
    return (
      <section key={title} className="space-y-2">
        <h3 className="text-lg text-leaf">{title}</h3>
        <ul className="space-y-3">
          {rules.map((rule) => (
            <li key={`${rule.kind}${rule.with.join()}${rule.why}`} className="border-l-2 border-line pl-3">
              <p>
                <RuleMark severity={rule.severity} /> <span className="font-semibold">{rule.with.join(', ')}</span>
                {rule.forms.length > 0 ? (
                  <span className="text-sm text-soft"> ({rule.forms.join(', ').replaceAll('-', ' ')})</span>
                ) : null}
              </p>
              <p>
                {rule.why} {rule.advice} <Cites ids={rule.sources} sources={monograph.sources} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function RuleMark({ severity }: { severity: SeverityName | 'none-known' | 'unknown' }) {
  if (severity === 'none-known') return <span className="text-soft">Studied, nothing relevant known:</span>;
  if (severity === 'unknown') return <span className="font-bold text-ask">Not enough known:</span>;
  return <SeverityMark severity={severity} />;
}

export function Cites({ ids, sources }: { ids: readonly string[]; sources: readonly SourceReply[] }) {
  const places = ids.map((id) => sources.findIndex((source) => source.id === id) + 1).filter((place) => place > 0);
  return places.length === 0 ? null : <span className="text-sm text-soft">[{places.join(', ')}]</span>;
}

export function SourceList({ sources }: { sources: readonly SourceReply[] }) {
  return (
    <ol className="list-decimal space-y-1 pl-6 text-sm">
      {sources.map((source) => (
        <li key={source.id}>
          {source.publisher}:{' '}
          {source.url ? (
            <a href={source.url} target="_blank" rel="noreferrer" className="underline">
              {source.title}
            </a>
          ) : (
            source.title
          )}
          {source.year === null ? '' : `, ${source.year}`}
          {source.checkedOn === null ? '' : ` (read ${source.checkedOn})`}
        </li>
      ))}
    </ol>
  );
}
