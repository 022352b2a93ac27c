import {
  createProfile,
  getMainProfile,
  listProfiles,
  type Profile,
  profileForm,
  saveConsents,
  updateProfile,
} from '@herbie/contract';
import { interests, safetyPhrases } from '@herbie/domain/profile-phrases';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { ChipsInput } from './chips-input.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { blankDraft, type ProfileDraft, toDraft, toFields } from './profile-draft.ts';

interface FormParts {
  /** Null for a new profile. */
  readonly profile: Profile | null;
  readonly onSaved: () => void;
}

type Errors = Partial<Record<string, string>>;
const consentVersion = '1';
const usualAllergies = ['Ragweed', 'Peanut', 'Latex', 'Bee products', 'Aspirin', 'Soy', 'Milk', 'Shellfish'];

export function ProfileForm({ profile, onSaved }: FormParts) {
  const [draft, setDraft] = useState<ProfileDraft>(profile ? toDraft(profile) : blankDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  // The button is a long way below the field that needs another look.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part });
  const flip = <T extends string>(list: readonly T[], key: T) =>
    list.includes(key) ? list.filter((each) => each !== key) : [...list, key];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fields = toFields(draft);
    const checked = profileForm.safeParse(fields);
    if (!checked.success) {
      setErrors(Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
      return;
    }
    setErrors({});
    setState('saving');
    try {
      await save(profile, fields);
      onSaved();
    } catch (error) {
      reportFailure('profile not saved', error);
      setState('failed');
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-6">
      <Card className="space-y-4">
        <h2 className="text-2xl">Personal Information</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={100}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errors['name']}
          />
          <TextField
            label="Age"
            inputMode="numeric"
            value={draft.age}
            onChange={(event) => change({ age: event.target.value })}
            error={errors['age']}
            hint="For a baby under 1 year leave this empty and say so under health concerns."
          />
          <SelectField
            label="Gender"
            value={draft.gender}
            onChange={(event) => change({ gender: genderOf(event.target.value) })}
          >
            <option value="">Not specified</option>
            <option value="male">Male</option>
            <option value="female">Female</option>
            <option value="non-binary">Non-binary</option>
            <option value="prefer-not-to-say">Prefer not to say</option>
          </SelectField>
          <MeasureFields
            height={draft.height}
            weight={draft.weight}
            onChange={change}
            heightError={errors['height']}
            weightError={errors['weight']}
          />
        </div>
      </Card>
      <Card className="space-y-5">
        <h2 className="text-2xl">Health Information</h2>
        <ChipsInput
          label="Current medications"
          hint="One at a time; Enter or a comma adds it. Supplements count too."
          values={draft.medications}
          onChange={(medications) => change({ medications })}
          usual={[]}
        />
        <ChipsInput
          label="Allergies"
          hint="Foods, plants, medicines."
          values={draft.allergies}
          onChange={(allergies) => change({ allergies })}
          usual={usualAllergies}
        />
        <fieldset>
          <legend className="font-semibold">Anything that changes what suits you?</legend>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {safetyPhrases.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={draft.phrases.includes(key)}
                onChange={() => change({ phrases: flip(draft.phrases, key) })}
              />
            ))}
          </div>
          {draft.phrases.includes('surgery') ? (
            <TextField
              label="Date of the surgery (optional)"
              type="date"
              value={draft.surgeryOn}
              onChange={(event) => change({ surgeryOn: event.target.value })}
              className="mt-1 max-w-56"
            />
          ) : null}
        </fieldset>
        <TextArea
          label="Health concerns"
          maxLength={1800}
          value={draft.concerns}
          onChange={(event) => change({ concerns: event.target.value })}
          error={errors['healthConcerns']}
        />
        <TextArea
          label="Health goals"
          maxLength={1800}
          value={draft.goals}
          onChange={(event) => change({ goals: event.target.value })}
          error={errors['healthGoals']}
        />
        <fieldset>
          <legend className="font-semibold">Interests</legend>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {interests.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={draft.interests.includes(key)}
                onChange={() => change({ interests: flip(draft.interests, key) })}
              />
            ))}
          </div>
        </fieldset>
      </Card>
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
          <Button type="submit" size="large" disabled={state === 'saving'}>
            {profile ? 'Update Profile' : 'Create Profile'}
          </Button>
          {state === 'failed' ? (
            <p role="alert" className="font-semibold text-stop">
              Not saved. Everything you typed is still here; please try again.
            </p>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function genderOf(value: string): ProfileDraft['gender'] {
  return value === 'male' || value === 'female' || value === 'non-binary' || value === 'prefer-not-to-say' ? value : '';
}

/** Saves, records the consent given by saving, and puts the main profile into the cache before anyone looks. */
async function save(profile: Profile | null, fields: ReturnType<typeof toFields>): Promise<void> {
  const saved = profile
    ? await send(updateProfile, { params: { id: profile.id }, body: fields })
    : await send(createProfile, { body: fields });
  if (saved.isMainProfile) queryClient.setQueryData([getMainProfile.path], saved);
  await refresh(listProfiles.path, '/api/profiles/', '/api/herbs/recommended', '/api/safety/household');
  send(saveConsents, { body: [{ kind: 'health-data', version: consentVersion, granted: true }] }).catch(
    (error: unknown) => reportFailure('consent not recorded', error),
  );
}
