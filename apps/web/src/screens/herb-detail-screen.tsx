import { getMonograph, listProfiles, type Profile } from '@herbie/contract';
import { dangerTag, herbDetailTags } from '@herbie/domain/use-tags';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { HerbContents } from '../features/herbs/herb-contents.tsx';
import { HerbText } from '../features/herbs/herb-text.tsx';
import { type Monograph, Section } from '../features/herbs/monograph-sections.tsx';
import { readMorphology } from '../features/herbs/morphology.ts';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { neverKept, reading } from '../lib/query-client.ts';
import { useParams } from '../lib/location.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { BotanicalDrawing } from '../ui/botanical-drawing.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Tag } from '../ui/card.tsx';
import { InSlices } from '../ui/in-slices.tsx';
import { PersonSelect } from '../ui/person-select.tsx';
import { Skeleton, Spinner } from '../ui/states.tsx';
import { Link } from '../ui/link.tsx';
import { Redirect } from '../ui/redirect.tsx';

export function HerbDetailScreen() {
  const { herbId } = useParams();
  const { data: profiles, isError: isWithoutProfiles } = useQuery(reading(listProfiles));
  const [person, choose] = useChosenPerson(profiles);
  const { data, isError, error, isPlaceholderData } = useQuery({
    ...reading(getMonograph, { params: { id: Number(herbId) }, query: { profileId: person?.id } }),
    enabled: profiles !== undefined || isWithoutProfiles,
    placeholderData: (previous) => previous,
    ...neverKept,
  });
  useEffect(() => {
    if (error) reportFailure('herb not loaded', error);
  }, [error]);
  if (isError) return <Redirect to="/dashboard" />;
  if (!data) return <Spinner />;
  return (
    <InSlices fallback={<Spinner />}>
      <div className="mx-auto w-full max-w-7xl px-4 py-8">
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[16rem_1fr]">
          <HerbSide monograph={data} person={person} />
          <div className="space-y-6">
            <Section title={forYou}>
              {profiles && profiles.length > 1 ? (
                <PersonSelect
                  label="Checked for"
                  people={profiles}
                  value={person?.id ?? null}
                  onChange={choose}
                  className="sm:max-w-64"
                />
              ) : null}
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

const forYou = 'For you';

/** What speaks against it for one person. */
function Findings({ monograph, person }: { monograph: Monograph; person: Profile | undefined }) {
  const { profileId, findings, unrecognised, rules } = monograph;
  if (profileId === null)
    return (
      <p>
        <Link to="/create-profile" className="font-semibold text-leaf underline">
          Create a profile
        </Link>{' '}
        and Herbie checks this herb against it.
      </p>
    );
  return (
    <>
      <SafetyNote
        findings={findings}
        unrecognised={unrecognised}
        checked={`Nothing was found among the ${rules.length} rules of this herb and the general ones. That is no promise.`}
      />
      {person ? <ProfileGaps profile={person} /> : null}
    </>
  );
}

function HerbSide({ monograph, person }: { monograph: Monograph; person: Profile | undefined }) {
  const { herb } = monograph;
  return (
    <div className="space-y-4 lg:sticky lg:top-4">
      <div className="flex items-start gap-4 lg:block lg:space-y-4">
        <BotanicalDrawing
          seed={herb.key}
          morphology={readMorphology(monograph.morphology)}
          initial={herb.name[0] ?? ''}
          className="w-28 shrink-0 rounded-2xl sm:w-48 lg:w-full"
        />
        <div className="min-w-0 grow space-y-3">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <h1 className="text-3xl wrap-anywhere">{herb.name}</h1>
              {herb.scientificName ? <p className="text-soft italic">{herb.scientificName}</p> : null}
            </div>
            <FavoriteHeart herb={herb} />
          </div>
          <p className="flex flex-wrap gap-1.5">
            {herbDetailTags(herb.uses ?? '').map((tag) => (
              <Tag key={tag} isAlarming={tag === dangerTag}>
                {tag}
              </Tag>
            ))}
          </p>
        </div>
      </div>
      {monograph.neverSuggest ? (
        <p className="rounded-xl border-2 border-stop bg-stop-tint p-3 font-semibold text-stop">
          This plant is dangerous. It is listed so that you can be warned.
        </p>
      ) : null}
      <HerbActions monograph={monograph} person={person} />
      <HerbContents monograph={monograph} first={forYou} />
    </div>
  );
}

function HerbActions({
  monograph: { herb, neverSuggest },
  person,
}: {
  monograph: Monograph;
  person: Profile | undefined;
}) {
  const secondary = buttonClass({ variant: 'secondary', className: 'grow' });
  return (
    <div className="no-print flex flex-wrap gap-2 lg:flex-col">
      <Link to="/chat" search={{ herb: herb.id }} className={buttonClass({ className: 'w-full' })}>
        Chat about {herb.name}
      </Link>
      {person && !neverSuggest ? (
        <Link to="/wellness-tracker" search={{ profile: person.id, add: herb.name }} className={secondary}>
          Add to supplements
        </Link>
      ) : null}
      <Link to="/herbs/compare" search={{ a: herb.id }} className={secondary}>
        <span>
          Compare <span className="sr-only lg:not-sr-only">with another herb</span>
        </span>
      </Link>
    </div>
  );
}
