import { deleteProfile, exportAccount, type Profile } from '@herbie/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { refreshProfiles } from '../../lib/refresh-profiles.ts';
import { saveFile } from '../../lib/save-file.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { request } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Tag } from '../../ui/card.tsx';
import { DeleteDialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';

interface DataProps {
  readonly profiles: readonly Profile[];
  readonly onDeleteHealth: () => void;
}

/** Take everything along, or delete it: one person, or all health data. */
export function YourData({ profiles, onDeleteHealth }: DataProps) {
  const download = useMutation({
    mutationFn: async () => saveFile(await (await request(exportAccount)).blob(), 'herbie-data.zip'),
    onSuccess: () => toast(accountMessages.downloaded),
    onError: (error) => toast(accountMessages.downloadFailed(serverMessageOf(error))),
  });
  return (
    <Card aria-labelledby="your-data" className="space-y-5">
      <div>
        <h2 id="your-data" className="text-2xl">
          Your data
        </h2>
        <p className="mt-1 max-w-[65ch] text-soft">
          One file with everything Herbie keeps about you: as JSON, as tables for a spreadsheet, and your photos.
        </p>
        <Button
          className="mt-3 max-w-full wrap-anywhere"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden className="size-5" /> {download.isPending ? 'Preparing…' : 'Download everything'}
        </Button>
      </div>
      {profiles.length > 0 ? <People profiles={profiles} /> : null}
      <div>
        <h3 className="text-lg">Delete all health data</h3>
        <p className="max-w-[65ch] text-soft">{accountMessages.deleteHealth}</p>
        <Button variant="danger" className="mt-3" onClick={onDeleteHealth}>
          Delete all health data
        </Button>
      </div>
    </Card>
  );
}

function People({ profiles }: { profiles: readonly Profile[] }) {
  const [leaving, setLeaving] = useState<Profile | null>(null);
  const remove = async ({ id, name }: Profile) => {
    await sendDelete(deleteProfile, { params: { id } });
    toast(accountMessages.personDeleted(name));
    await refreshProfiles();
  };
  return (
    <div>
      <h3 className="text-lg">Delete one person</h3>
      <ul className="mt-1 divide-y divide-line">
        {profiles.map((profile) => {
          const isKept = profile.isMainProfile && profiles.length > 1;
          return (
            <li key={profile.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 grow basis-28 font-semibold wrap-anywhere">
                {profile.name} {profile.isMainProfile ? <Tag>Main profile</Tag> : null}
                {isKept ? (
                  <span className="block text-sm font-normal text-soft">
                    {accountMessages.keepMain}{' '}
                    <Link to="/create-profile" className="font-semibold text-leaf underline">
                      Family Profiles
                    </Link>
                  </span>
                ) : null}
              </p>
              {isKept ? null : (
                <Button
                  variant="danger"
                  size="small"
                  className="shrink-0"
                  aria-label={`Delete ${profile.name}`}
                  onClick={() => setLeaving(profile)}
                >
                  Delete
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {leaving ? (
        <DeleteDialog
          title={`Delete ${leaving.name}?`}
          description={accountMessages.deletePerson}
          remove={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </div>
  );
}
