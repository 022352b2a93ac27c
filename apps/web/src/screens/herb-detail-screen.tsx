import { getMonograph, listProfiles, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { HerbSide } from '../features/herbs/herb-side.tsx';
import { HerbText } from '../features/herbs/herb-text.tsx';
import { type Monograph, Section } from '../features/herbs/monograph-sections.tsx';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { Verdict } from '../features/safety/verdict.tsx';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { neverKept, reading } from '../lib/query-client.ts';
import { useParams } from '../lib/location.ts';
import { InSlices } from '../ui/in-slices.tsx';
import { NoProfileYet } from '../ui/no-profile-yet.tsx';
import { CheckedForSelect } from '../ui/person-select.tsx';
import { Skeleton, Spinner } from '../ui/states.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function HerbDetailScreen() {
  const { herbId } = useParams();
  const { data: profiles, isError: isWithoutProfiles } = useQuery(reading(listProfiles));
  const [person, choose] = useChosenPerson(profiles);
  const { data, isError, isPlaceholderData } = useQuery({
    ...reading(getMonograph, { params: { id: Number(herbId) }, query: { profileId: person?.id } }),
    enabled: profiles !== undefined || isWithoutProfiles,
    placeholderData: (previous) => previous,
    ...neverKept,
  });
  if (isError) return <Redirect to="/dashboard" />;
  if (!data) return <Spinner />;
  // "You" is nobody in particular where another may be chosen.
  const forWhom = person && profiles && profiles.length > 1 ? `For ${person.name}` : 'For you';
  return (
    <InSlices fallback={<Spinner />}>
      <div className="mx-auto w-full max-w-7xl px-4 py-8">
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[16rem_1fr]">
          <HerbSide monograph={data} personId={person?.id ?? null} firstSection={forWhom} />
          <div className="space-y-6">
            <Section
              title={forWhom}
              beside={<CheckedForSelect people={profiles} value={person?.id ?? null} onChange={choose} isCompact />}
            >
              {isWithoutProfiles ? (
                <p>Your profiles could not be loaded, so this herb is not checked for anybody. Read it all.</p>
              ) : isPlaceholderData ? (
                <Skeleton />
              ) : (
                <Findings monograph={data} person={person} />
              )}
            </Section>
            <HerbText monograph={data} />
          </div>
        </div>
      </div>
    </InSlices>
  );
}

/** What speaks against it for one person. */
function Findings({ monograph, person }: { monograph: Monograph; person: Profile | undefined }) {
  const { profileId, findings, unrecognised, rules } = monograph;
  if (profileId === null) return <NoProfileYet>and Herbie checks this herb against it.</NoProfileYet>;
  return (
    <>
      <Verdict findings={findings} />
      <SafetyNote
        findings={findings}
        unrecognised={unrecognised}
        checked={`Nothing was found among the ${rules.length} rules of this herb and the general ones. That is no promise.`}
      />
      {person ? <ProfileGaps profile={person} /> : null}
    </>
  );
}
