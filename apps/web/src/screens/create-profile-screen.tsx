import { listProfiles } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { FamilyGrid } from '../features/profiles/family-grid.tsx';
import { ProfileForm } from '../features/profiles/profile-form.tsx';
import { reading } from '../lib/query-client.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { buttonClass } from '../ui/button.tsx';
import { FailedPage, PageFrame } from '../ui/page-frame.tsx';
import { Spinner } from '../ui/states.tsx';
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
  const asked = Number(search.get('id'));
  const edited = isFamily ? null : (profiles.find((profile) => profile.id === asked) ?? profiles[0] ?? null);
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
        onSaved={() => pageHistory.push('/dashboard')}
      />
      {profiles.length > 1 ? <FamilyGrid profiles={profiles} /> : null}
    </PageFrame>
  );
}
