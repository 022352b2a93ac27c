import { listProfiles, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { FamilyGrid } from '../features/profiles/family-grid.tsx';
import { ProfileForm } from '../features/profiles/profile-form.tsx';
import { reading } from '../lib/query-client.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { buttonClass } from '../ui/button.tsx';
import { FailedPage, PageFrame } from '../ui/page-frame.tsx';
import { EmptyState, Spinner } from '../ui/states.tsx';
import { Link } from '../ui/link.tsx';

/** Creates the first profile, edits one (`?id=`), or adds a family member (`?mode=family`). */
export function CreateProfileScreen() {
  const search = new URLSearchParams(useLocation().searchStr);
  const { data: profiles, isError, refetch } = useQuery(reading(listProfiles));
  if (isError)
    return (
      <FailedPage title="Edit Profile" wide onRetry={() => void refetch()}>
        Your profiles could not be loaded.
      </FailedPage>
    );
  if (!profiles) return <Spinner />;

  const isFamily = search.get('mode') === 'family' && profiles.length > 0;
  const asked = search.get('id');
  const [main] = profiles;
  const found = asked === null ? main : profiles.find(({ id }) => String(id) === asked);
  if (main && !isFamily && !found) return <NoSuchProfile main={main} profiles={profiles} />;
  const edited = isFamily ? null : (found ?? null);
  const title = isFamily ? 'Add Family Member' : edited ? 'Edit Profile' : 'Create Your Profile';
  return (
    <PageFrame
      title={title}
      lead={
        edited && profiles.length > 1
          ? `You are editing ${edited.name}.`
          : 'The more Herbie knows, the better it can check. Only the name is needed.'
      }
      wide
    >
      {isFamily || profiles.length === 0 ? null : (
        <Link to="/create-profile" search={{ mode: 'family' }} className={buttonClass({ variant: 'secondary' })}>
          Add Family Member
        </Link>
      )}
      <ProfileForm
        key={isFamily ? 'family' : (edited?.id ?? 'new')}
        profile={edited}
        isOfAnother={isFamily || edited?.isMainProfile === false}
        onSaved={() => pageHistory.push('/dashboard')}
      />
      {profiles.length > 1 ? <FamilyGrid profiles={profiles} /> : null}
    </PageFrame>
  );
}

/** Deleted meanwhile, or an old link: another person's details must not be changed in its place. */
function NoSuchProfile({ main, profiles }: { main: Profile; profiles: readonly Profile[] }) {
  return (
    <PageFrame title="Edit Profile" wide>
      <EmptyState title="This profile does not exist">
        <p>It may have been deleted, or the link is an old one. Nothing was changed.</p>
        <Link to="/create-profile" className={buttonClass()}>
          Edit {main.name}
        </Link>
      </EmptyState>
      {profiles.length > 1 ? <FamilyGrid profiles={profiles} /> : null}
    </PageFrame>
  );
}
