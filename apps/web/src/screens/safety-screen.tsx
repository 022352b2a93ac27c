import { listProfiles, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { HerbCard } from '../features/herbs/herb-card.tsx';
import { useChoices } from '../features/herbs/use-choices.ts';
import { ChipsInput } from '../features/profiles/chips-input.tsx';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { CabinetView } from '../features/safety/cabinet-view.tsx';
import { FreeCheck } from '../features/safety/free-check.tsx';
import { HouseholdView } from '../features/safety/household-view.tsx';
import { KeepPeople } from '../features/safety/keep-people.tsx';
import { PeopleAge } from '../features/safety/people-age.tsx';
import { safetyMessages } from '../features/safety/safety.messages.ts';
import { SafetyTabs, type SafetyView, safetyViews, viewOf } from '../features/safety/safety-tabs.tsx';
import { SheetView } from '../features/safety/sheet-view.tsx';
import { frequencyWords } from '../features/supplements/schedule-words.ts';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { canOpenOffline } from '../lib/offline/service-worker.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { reading } from '../lib/query-client.ts';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PersonSelect } from '../ui/person-select.tsx';
import { EmptyState, FailedState, Skeleton } from '../ui/states.tsx';

/** Safety in four pages: anything typed, one cabinet (`?view=cabinet`), the household, and the sheet to hand over. */
export function SafetyScreen() {
  const view = viewOf(useLocation().searchStr);
  const { data: profiles, isError, refetch } = useQuery(reading(listProfiles));
  const { state } = useAuth();
  const titles = safetyViews.find(({ key }) => key === view) ?? safetyViews[0];
  return (
    <PageFrame title={titles.title} lead={titles.lead}>
      <SafetyTabs view={view} />
      <PeopleAge />
      {isError && view === 'check' ? (
        <p className="rounded-xl border-l-4 border-note bg-note-tint p-3">{safetyMessages.nobodyHere}</p>
      ) : null}
      {view === 'check' ? (
        <FreeCheck
          profiles={profiles ?? []}
          renderItems={(items) => (
            <ChipsInput
              label="Medicines, herbs, supplements, conditions"
              hint="One at a time; Enter or a comma adds it. Brand names and doses are fine."
              usual={[]}
              {...items}
            />
          )}
        />
      ) : isError ? (
        <FailedState onRetry={() => void refetch()}>Your profiles could not be loaded.</FailedState>
      ) : profiles === undefined ? (
        <Skeleton lines={6} isTall />
      ) : (
        <ForPeople view={view} profiles={profiles} />
      )}
      {state === 'signed-in' && profiles !== undefined && profiles.length > 0 && canOpenOffline() ? (
        <KeepPeople />
      ) : null}
    </PageFrame>
  );
}

function ForPeople({ view, profiles }: { view: SafetyView; profiles: readonly Profile[] }) {
  const asked = Number(new URLSearchParams(useLocation().searchStr).get('profile'));
  const [remembered, choose] = useChosenPerson(profiles);
  const person = profiles.find(({ id }) => id === asked) ?? remembered;
  if (!person)
    return (
      <EmptyState title={safetyMessages.noProfile}>
        <p>{safetyMessages.noProfileWhy}</p>
        <Link to="/create-profile" className={buttonClass()}>
          Create Profile
        </Link>
      </EmptyState>
    );
  if (view === 'household')
    return (
      <HouseholdView
        profiles={profiles}
        uses={useChoices}
        renderHerb={(herb) => <HerbCard herb={herb} heart={<FavoriteHeart herb={herb} />} />}
        renderGaps={(profile) => <ProfileGaps profile={profile} />}
      />
    );
  const change = (id: number) => {
    choose(id);
    pageHistory.replace(`/safety?view=${view}&profile=${id}`);
  };
  const select = (
    <div className="no-print">
      <PersonSelect label="For" people={profiles} value={person.id} onChange={change} className="sm:max-w-80" />
    </div>
  );
  return (
    <>
      {profiles.length > 1 ? select : null}
      {pageOf(view, person.id)}
    </>
  );
}

function pageOf(view: SafetyView, profileId: number): ReactNode {
  return view === 'sheet' ? (
    <SheetView key={profileId} profileId={profileId} howOften={frequencyWords} />
  ) : (
    <CabinetView key={profileId} profileId={profileId} />
  );
}
