import { resolveKnowledge } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { openForPrint } from '../../lib/open-for-print.ts';
import { reading } from '../../lib/query-client.ts';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { type SeverityName, SeverityMark } from '../../ui/severity-mark.tsx';
import { countBySeverity, groupRules, isAbout, type RuleGroup } from './find-rules.ts';
import { Cites, type Monograph } from './monograph-sections.tsx';

const filteredFrom = 8;
const shortestName = 3;
const sameName = 0.9;

/** Every rule of the herb in closed groups, with a filter; on paper all of them are open. */
export function RuleGroups({ monograph }: { monograph: Monograph }) {
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const whole = useRef<HTMLDivElement>(null);
  const { data } = useQuery({
    ...reading(resolveKnowledge, { query: { q: sought } }),
    enabled: sought.length >= shortestName,
  });
  const otherNames = data?.matches.filter(({ score }) => score >= sameName).map(({ name }) => name) ?? [];
  const groups = groupRules(monograph.rules);
  const isFound = (rule: Monograph['rules'][number]) => isAbout(rule, sought, otherNames);
  const found = monograph.rules.filter(isFound).length;

  useEffect(() => (whole.current ? openForPrint(whole.current) : undefined), []);

  if (groups.length === 0) return null;
  return (
    <div ref={whole} className="space-y-2 pt-2">
      <h3 className="text-lg text-leaf">All {monograph.rules.length} rules</h3>
      {monograph.rules.length >= filteredFrom ? (
        <div className="no-print max-w-md">
          <TextField
            type="search"
            label="Find in these rules"
            placeholder="A medicine, condition or herb"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      ) : null}
      <p role="status" className="no-print text-sm empty:hidden">
        {sought === '' ? null : found > 0 ? (
          `Named in ${found} of ${monograph.rules.length} rules. Others may name its whole group.`
        ) : (
          <>
            No rule here mentions “{sought}” by name. That is no all-clear: a rule may name its whole group.{' '}
            <Link to="/safety" className="font-semibold text-leaf underline">
              Check it with your profile
            </Link>
          </>
        )}
      </p>
      {groups.map((group) => (
        <Group key={group.title} group={group} isFound={isFound} isFiltered={sought !== ''} monograph={monograph} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: RuleGroup;
  readonly isFound: (rule: Monograph['rules'][number]) => boolean;
  readonly isFiltered: boolean;
  readonly monograph: Monograph;
}

function Group({ group, isFound, isFiltered, monograph }: GroupProps) {
  const found = group.rules.filter(isFound);
  return (
    <details
      key={String(isFiltered)}
      open={isFiltered}
      className={`rounded-xl border border-line ${found.length === 0 ? 'hidden print:block' : ''}`}
    >
      <summary className="cursor-pointer rounded-xl py-3 pr-4 pl-8 -indent-4 hover:bg-tint">
        <span className="font-semibold">
          {group.title} ({isFiltered ? `${found.length} of ${group.rules.length}` : group.rules.length})
        </span>
        <span className="block indent-0 text-sm text-soft">{countBySeverity(found)}</span>
      </summary>
      <ul className="space-y-3 px-4 pt-1 pb-4">
        {group.rules.map((rule) => (
          <li
            key={`${rule.kind}${rule.with.join()}${rule.why}`}
            className={`border-l-2 border-line pl-3 ${isFound(rule) ? '' : 'hidden print:block'}`}
          >
            <p>
              <RuleMark severity={rule.severity} /> <span className="font-semibold">{rule.with.join(', ')}</span>
              {rule.forms.length > 0 ? (
                <span className="text-sm text-soft"> ({rule.forms.join(', ').replaceAll('-', ' ')})</span>
              ) : null}
            </p>
            <p className="max-w-[70ch]">
              {rule.why} {rule.advice}
              <Cites ids={rule.sources} sources={monograph.sources} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function RuleMark({ severity }: { severity: SeverityName | 'none-known' | 'unknown' }) {
  if (severity === 'none-known') return <span className="text-soft">Studied, nothing relevant known:</span>;
  if (severity === 'unknown') return <span className="font-bold text-ask">Not enough known:</span>;
  return <SeverityMark severity={severity} />;
}
