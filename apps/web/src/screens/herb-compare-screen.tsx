import { type HerbReply, listProfiles } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { usesInCommon } from '../features/herbs/compare-rows.tsx';
import { ComparedHerb } from '../features/herbs/compared-herb.tsx';
import { Comparison } from '../features/herbs/comparison.tsx';
import { HerbPicker } from '../features/herbs/herb-picker.tsx';
import type { Monograph } from '../features/herbs/monograph-sections.tsx';
import { type Place, usePair } from '../features/herbs/use-pair.ts';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { PairCheck } from '../features/safety/pair-check.tsx';
import { ApiError } from '../lib/api-error.ts';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { focusIfLost } from '../lib/focus-if-lost.ts';
import { reading } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { NoProfileYet } from '../ui/no-profile-yet.tsx';
import { CheckedForSelect } from '../ui/person-select.tsx';
import { EmptyState, FailedState, Skeleton } from '../ui/states.tsx';

const lead =
  'What each is used for and how well that is studied, what to watch, and what your profile says against it.';

/** Two herbs side by side; the address names them, so that it can be kept and shared. */
export function HerbCompareScreen() {
  const { data: profiles, isError: isWithoutProfiles } = useQuery(reading(listProfiles));
  const [person, choose] = useChosenPerson(profiles);
  const pair = usePair({ personId: person?.id, isKnown: profiles !== undefined || isWithoutProfiles });
  const { ids, one, other, put } = pair;
  const take = (place: Place, herb: HerbReply | null) => {
    put(place, herb);
    // What was pressed is gone: the keyboard goes on in its card.
    setTimeout(() => {
      const card = document.querySelector<HTMLElement>(`#herb-${place}`);
      focusIfLost(card?.querySelector('input') ?? card);
    }, 0);
  };
  const sides = [
    { place: 'a', label: 'First herb', read: one, otherId: ids.b },
    { place: 'b', label: 'Second herb', read: other, otherId: ids.a },
  ] as const;
  return (
    <PageFrame title="Two herbs side by side" lead={lead} wide>
      <CheckedForSelect people={profiles} value={person?.id ?? null} onChange={choose} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {sides.map(({ place, label, read, otherId }) => (
          <Card key={place} aria-label={label} id={`herb-${place}`}>
            {ids[place] === null ? (
              <HerbPicker label={label} other={otherId} onChoose={(herb) => take(place, herb)} />
            ) : (
              <Side read={read} onChange={() => take(place, null)} />
            )}
          </Card>
        ))}
      </div>
      {one.data && other.data ? (
        <>
          <Together pair={[one.data, other.data]} />
          <Card aria-label="Side by side">
            <Comparison
              pair={[one.data, other.data]}
              first={{
                title: person ? `For ${person.name}` : 'For you',
                of: isWithoutProfiles ? forNobody : findingsOf,
              }}
            />
            {person ? <ProfileGaps profile={person} /> : null}
          </Card>
        </>
      ) : null}
    </PageFrame>
  );
}

/** A herb that was chosen; one that cannot be read can be changed for another. */
function Side({ read, onChange }: { read: ReturnType<typeof usePair>['one']; onChange: () => void }) {
  const { data, error, refetch } = read;
  if (data) return <ComparedHerb monograph={data} onChange={onChange} />;
  if (!error) return <Skeleton />;
  if (!(error instanceof ApiError) || error.status >= 500)
    return <FailedState onRetry={() => void refetch()}>This herb could not be loaded.</FailedState>;
  return (
    <EmptyState title="There is no such herb">
      <Button variant="secondary" onClick={onChange}>
        Choose another
      </Button>
    </EmptyState>
  );
}

function Together({ pair: [one, other] }: { pair: readonly [Monograph, Monograph] }) {
  const common = usesInCommon(one, other);
  return (
    <Card aria-labelledby="together" className="space-y-3">
      <h2 id="together" className="text-2xl">
        Together
      </h2>
      <PairCheck names={[one.herb.name, other.herb.name]} />
      {common.length > 0 ? <p className="max-w-[70ch] text-soft">Both are used for: {common.join(', ')}.</p> : null}
    </Card>
  );
}

function forNobody() {
  return <p>Your profiles could not be loaded, so this herb is not checked for anybody.</p>;
}

function findingsOf({ profileId, findings, unrecognised, rules }: Monograph) {
  if (profileId === null) return <NoProfileYet>and Herbie checks both against it.</NoProfileYet>;
  return (
    <SafetyNote
      findings={findings}
      unrecognised={unrecognised}
      checked={`Nothing was found among ${rules.length} rules and the general ones. That is no promise.`}
    />
  );
}
