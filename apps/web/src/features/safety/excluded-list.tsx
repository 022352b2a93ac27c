import type { checkHousehold, FindingReply, HerbReply, ReplyOf } from '@herbie/contract';
import { forbids } from '@herbie/domain/severity-words';
import { useState } from 'react';
import { capital } from '../../lib/capital.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';

interface ListProps {
  readonly excluded: ReplyOf<typeof checkHousehold>['excluded'];
  readonly nameOf: (profileId: number) => string;
}

const firstShown = 12;
const names = new Intl.ListFormat('en-GB');

/** Herbs left out, each with the people it does not suit unasked and the reasons. */
export function ExcludedList({ excluded, nameOf }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? excluded : excluded.slice(0, firstShown);
  return (
    <section aria-labelledby="excluded" className="space-y-3">
      <h2 id="excluded" className="text-2xl">
        Left out
      </h2>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-card">
        {shown.map(({ herb, for: against }) => (
          <li key={herb.id} className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:p-5">
            <h3 className="text-lg">
              <Link to="/herbs/$herbId" params={{ herbId: String(herb.id) }} className="py-1 underline">
                {herb.name}
              </Link>
            </h3>
            <ul className="min-w-0 space-y-3 wrap-anywhere">
              {forTheSameReasons(against).map(({ profileIds, findings }) => (
                <li key={profileIds.join()}>
                  <Verdict findings={findings} name={names.format(profileIds.map(nameOf))} />
                  <Reasons herb={herb} findings={findings} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < excluded.length ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show all {excluded.length}
        </Button>
      ) : null}
    </section>
  );
}

type Against = ListProps['excluded'][number]['for'][number];

/** Those whom it does not suit for the very same reasons are told together. */
function forTheSameReasons(against: readonly Against[]) {
  const reasonsOf = ({ findings }: Against) => findings.map(({ severity, why }) => severity + why).join('\n');
  return Object.values(Object.groupBy(against, reasonsOf)).map((alike = []) => ({
    profileIds: alike.map(({ profileId }) => profileId),
    findings: alike[0]?.findings ?? [],
  }));
}

const shownReasons = 2;
/** What the heading over the reasons says already. */
const told = 'moderate';

function Verdict({ findings, name }: { findings: readonly FindingReply[]; name: string }) {
  return (
    <p className="font-semibold">
      {findings.some(({ severity }) => forbids(severity)) ? 'Not' : <SeverityMark severity={told} />} for {name}
    </p>
  );
}

interface ReasonsProps {
  readonly herb: HerbReply;
  readonly findings: readonly FindingReply[];
}

function Reasons({ herb, findings }: ReasonsProps) {
  const more = findings.length - shownReasons;
  const isForbidden = findings.some(({ severity }) => forbids(severity));
  return (
    <ul className="mt-1 space-y-1.5">
      {findings.slice(0, shownReasons).map((finding) => (
        <li key={`${finding.ruleId}${finding.with.id}`}>
          {isForbidden || finding.severity !== told ? <SeverityMark severity={finding.severity} /> : null}{' '}
          <span className="font-semibold">{capital(partnerOf(herb, finding))}:</span> {finding.why}
        </li>
      ))}
      {more > 0 ? (
        <li className="text-sm text-soft">{more === 1 ? 'and one more reason' : `and ${more} more reasons`}</li>
      ) : null}
    </ul>
  );
}

/** What the herb does not go with: of a pair of herbs either may be told first. */
function partnerOf({ key }: HerbReply, { subject, with: other }: FindingReply): string {
  return other.id === key && subject.id !== key ? subject.name : other.name;
}
