import {
  createProfile,
  getMainProfile,
  listProfiles,
  type Profile,
  saveConsents,
  updateProfile,
} from '@herbie/contract';
import { useEffect, useRef, useState } from 'react';
import { notSaved } from '../../lib/not-saved.ts';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { HealthFields } from './health-fields.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { changedFields, type ProfileDraft, type ProfileErrors, toFields } from './profile-draft.ts';
import { forgetUnsaved, useDraft } from './unsaved-draft.ts';

interface FormProps {
  /** Null for a new profile. */
  readonly profile: Profile | null;
  readonly onSaved: () => void;
}

const consentVersion = '1';
const loadCheck = () => import('./profile-check.ts');

export function ProfileForm({ profile, onSaved }: FormProps) {
  usePreload(loadCheck);
  const { start, draft, isFromBefore, change, takeBack } = useDraft(profile);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The button is a long way below the field that needs another look.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);

  const { submit, isBusy } = useSubmit(async () => {
    const fields = toFields(draft);
    // Without it only the server validates.
    const checked = (await loadCheck().catch(() => null))?.profileForm.safeParse(fields);
    if (checked?.success === false) {
      setErrors(Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
      return 'staying';
    }
    setErrors({});
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
    <form ref={form} onSubmit={submit} noValidate className="space-y-6">
      {isFromBefore ? <RestoredDraft onTakeBack={takeBack} /> : null}
      <PersonalFields draft={draft} errors={errors} onChange={change} />
      <HealthFields draft={draft} errors={errors} onChange={change} />
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
          {problem ? (
            <p role="alert" className="font-semibold text-stop">
              {problem}
            </p>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function RestoredDraft({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-strong-line p-3">
      <p role="status">What you typed before is still here. It is not saved yet.</p>
      <Button variant="secondary" size="small" onClick={onTakeBack}>
        Start over
      </Button>
    </div>
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
  await refresh(listProfiles.path, '/api/profiles/', '/api/herbs/', '/api/safety/household');
  send(saveConsents, { body: [{ kind: 'health-data', version: consentVersion, granted: true }] }).catch(
    (error: unknown) => reportFailure('consent not recorded', error),
  );
}
