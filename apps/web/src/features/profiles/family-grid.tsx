import { deleteProfile, type Profile, updateProfile } from '@herbie/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { pageHistory } from '../../lib/location.ts';
import { refreshProfiles } from '../../lib/refresh-profiles.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { send } from '../../lib/send.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteDialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';

/** The other people of the account, with Edit, Delete, who the main one is to be, and a card to add one more. */
export function FamilyGrid({ profiles }: { profiles: readonly Profile[] }) {
  const family = useFamily();
  const { leaving, setLeaving, told, status } = family;
  return (
    <section aria-labelledby="family" className="space-y-4">
      <h2 id="family" className="text-2xl">
        Family Profiles
      </h2>
      <p ref={status} role="status" className="empty:hidden">
        {told}
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {profiles
          .filter((profile) => !profile.isMainProfile)
          .map((profile) => (
            <PersonCard key={profile.id} profile={profile} family={family} />
          ))}
        <Link
          to="/create-profile"
          search={{ mode: 'family' }}
          className="flex min-h-32 items-center justify-center gap-2 rounded-2xl border border-dashed border-strong-line p-5 font-semibold text-leaf hover:bg-tint"
        >
          <Plus aria-hidden className="size-5" /> Add New Family Member
        </Link>
      </div>
      {leaving ? (
        <DeleteDialog
          title={`Delete ${leaving.name}?`}
          description="This removes the profile with its wellness entries and supplements. Chats stay, without the profile. It cannot be undone."
          remove={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </section>
  );
}

async function remove({ id }: Profile): Promise<void> {
  await sendDelete(deleteProfile, { params: { id } });
  if (new URLSearchParams(location.search).get('id') === String(id)) pageHistory.replace('/create-profile');
  await refreshProfiles();
}

/** Who is about to be deleted, and another one made the main one. */
function useFamily() {
  const [leaving, setLeaving] = useState<Profile | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const makeMain = async (profile: Profile) => {
    setBusy(true);
    try {
      await send(updateProfile, { params: { id: profile.id }, body: { isMainProfile: true } });
      await refreshProfiles();
      setTold(`${profile.name} is the main profile now.`);
    } catch (error) {
      reportFailure('main profile not changed', error);
      setTold('The main profile was not changed. Please try again.');
    }
    setBusy(false);
    setTimeout(() => focusIfLost(status.current), 0);
  };
  return { leaving, setLeaving, isBusy, told, status, makeMain };
}

function PersonCard({ profile, family }: { profile: Profile; family: ReturnType<typeof useFamily> }) {
  const { id, name, age } = profile;
  return (
    <Card className="min-w-0 space-y-3">
      <div>
        <h3 className="text-xl wrap-anywhere">{name}</h3>
        <p className="text-soft">{ageWords(age)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/create-profile"
          search={{ id }}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={`Edit ${name}`}
        >
          Edit
        </Link>
        <Button variant="danger" size="small" aria-label={`Delete ${name}`} onClick={() => family.setLeaving(profile)}>
          Delete
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={family.isBusy}
          isSinglePress
          aria-label={`Make main: ${name}`}
          onClick={() => void family.makeMain(profile)}
        >
          Make main
        </Button>
      </div>
    </Card>
  );
}

function ageWords(age: number | null): string {
  if (age === null) return 'Age not specified';
  return age === 1 ? '1 year' : `${age} years`;
}
