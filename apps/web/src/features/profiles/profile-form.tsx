import { createProfile, getMainProfile, type Profile, saveConsents, updateProfile } from '@herbie/contract';
import { useState } from 'react';
import { consentVersion } from '../../lib/consent-version.ts';
import { notSaved } from '../../lib/not-saved.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProfiles } from '../../lib/refresh-profiles.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { useFieldErrors } from '../../lib/use-field-errors.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { Problem } from '../../ui/states.tsx';
import { HealthFields } from './health-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { changedFields, type ProfileDraft, toFields } from './profile-draft.ts';
import { forgetUnsaved, useDraft } from './unsaved-draft.ts';

interface FormProps {
  /** Null for a new profile. */
  readonly profile: Profile | null;
  readonly onSaved: () => void;
  /** A family member's, not the reader's own. */
  readonly isOfAnother?: boolean;
}

const loadCheck = () => import('./profile-check.ts');

export function ProfileForm({ profile, onSaved, isOfAnother = false }: FormProps) {
  usePreload(loadCheck);
  const { start, draft, isFromBefore, change, takeBack } = useDraft(profile);
  const { errors, tell, withdraw } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (part: Partial<ProfileDraft>) => {
    change(part);
    withdraw(...Object.keys(changedFields(draft, { ...draft, ...part })));
  };

  const { submit, isBusy } = useSubmit(async () => {
    const fields = toFields(draft);
    // Without it only the server validates.
    const checked = (await loadCheck().catch(() => null))?.profileForm.safeParse(fields);
    if (checked?.success === false) {
      tell(Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
      return 'staying';
    }
    tell({});
    setProblem(null);
    try {
      await save(profile, { start, draft });
      forgetUnsaved(profile);
      onSaved();
      return 'leaving';
    } catch (error) {
      reportFailure('profile not saved', error);
      setProblem(notSaved(error));
      return 'staying';
    }
  });

  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      {isFromBefore ? <RestoredDraft onStartOver={takeBack} /> : null}
      <PersonalFields draft={draft} errors={errors} onChange={edit} />
      <HealthFields draft={draft} errors={errors} onChange={edit} isOfAnother={isOfAnother} />
      <div className="space-y-3">
        <p className="max-w-[70ch] text-sm text-soft">
          By saving you agree that this site stores these health details to check answers against them. You can delete
          them at any time. See the{' '}
          <a href="/privacy-policy" target="_blank" rel="noreferrer" className="font-semibold text-leaf underline">
            Privacy Policy
          </a>
          .
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="large" disabled={isBusy}>
            {profile ? 'Update Profile' : 'Create Profile'}
          </Button>
          <Problem>{problem}</Problem>
        </div>
      </div>
    </form>
  );
}

interface Drafts {
  readonly start: ProfileDraft;
  readonly draft: ProfileDraft;
}

/** Saves, records the consent given by saving, and puts the main profile into the cache before anyone looks. */
async function save(profile: Profile | null, { start, draft }: Drafts): Promise<void> {
  const saved = profile
    ? await send(updateProfile, { params: { id: profile.id }, body: changedFields(start, draft) })
    : await send(createProfile, { body: toFields(draft) });
  if (saved.isMainProfile) queryClient.setQueryData([getMainProfile.path], saved);
  await refreshProfiles();
  send(saveConsents, { body: [{ kind: 'health-data', version: consentVersion, granted: true }] }).catch(
    (error: unknown) => reportFailure('consent not recorded', error),
  );
}
