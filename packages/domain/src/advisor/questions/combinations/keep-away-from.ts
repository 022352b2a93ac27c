import type { ConditionKey } from '../../../conditions/conditions.ts';
import { conditionNames } from '../../../conditions/condition-names.ts';
import { kindsOf } from '../../../conditions/conditions.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { herbLink, listed } from '../../wording/html.ts';
import { wellKnown } from './what-to-avoid.ts';

const mostNamed = 6;

/** What an illness rules out among the herbs that people know, the gravest first; null where no rule does. */
export function keepAwayFrom(
  condition: ConditionKey,
  person: Person,
): { readonly html: string; readonly findings: readonly Finding[] } | null {
  const kinds = kindsOf(condition);
  const ruledOut = wellKnown
    .flatMap((herb) => {
      const worst = findingsForHerb(herb, person)
        .filter(
          ({ kind, severity, with: other }) => kind === 'condition' && kinds.includes(other.id) && forbids(severity),
        )
        .toSorted((one, other) => compareSeverity(one.severity, other.severity))[0];
      return worst === undefined ? [] : [{ herb, worst }];
    })
    .toSorted((one, other) => compareSeverity(one.worst.severity, other.worst.severity))
    .slice(0, mostNamed);
  if (ruledOut.length === 0) return null;
  const names = listed(ruledOut.map(({ herb }) => herbLink(herb)));
  return {
    html: `<p>Of the herbs many people know, keep away from ${names} with ${conditionNames[condition].label}.</p>`,
    findings: ruledOut.map(({ worst }) => worst),
  };
}
