import { interests, type SafetyPhraseKey, safetyPhrases } from '@herbie/domain/profile-phrases';
import type { FieldErrors } from '../../lib/use-field-errors.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox, TextArea, TextField } from '../../ui/field.tsx';
import { CheckedNames } from './checked-names.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { isYoungChild } from './first-years.ts';

interface FieldsProps {
  readonly draft: ProfileDraft;
  /** By field of the contract. */
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
  /** Whose profile it is: the reader's, or another person's. */
  readonly isOfAnother: boolean;
}

/** Asked of nobody who is too young for it, unless it is ticked. */
const ofPregnancy: readonly SafetyPhraseKey[] = ['pregnant', 'trying', 'breastfeeding'];
/** "3" may be the beginning of "34". */
const typingMs = 700;

const usualAllergies = ['Ragweed', 'Peanut', 'Latex', 'Bee products', 'Aspirin', 'Soy', 'Milk', 'Shellfish'];

/** What decides which herbs suit a person, and what they wish for. */
export function HealthFields({ draft, errors, onChange, isOfAnother }: FieldsProps) {
  const isYoung = useSettled(isYoungChild(draft), typingMs);
  const asked = safetyPhrases.filter(
    ({ key }) => !isYoung || !ofPregnancy.includes(key) || draft.phrases.includes(key),
  );
  return (
    <Card className="space-y-5">
      <h2 className="text-2xl">Health Information</h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CheckedNames
          field="currentMedications"
          label="Current medications"
          hint="One at a time; Enter or a comma adds it. Supplements count too."
          values={draft.medications}
          onChange={(medications) => onChange({ medications })}
          usual={[]}
          error={errors['currentMedications']}
        />
        <CheckedNames
          field="allergies"
          label="Allergies"
          hint="Foods, plants, medicines."
          values={draft.allergies}
          onChange={(allergies) => onChange({ allergies })}
          usual={usualAllergies}
          error={errors['allergies']}
        />
      </div>
      <fieldset>
        <legend className="font-semibold wrap-anywhere">
          Anything that changes what suits {isOfAnother ? draft.name.trim() || 'them' : 'you'}?
        </legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {asked.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={draft.phrases.includes(key)}
              onChange={() => onChange({ phrases: flip(draft.phrases, key) })}
            />
          ))}
        </div>
        {draft.phrases.includes('surgery') ? (
          <div className="mt-3">
            <TextField
              label="Date of the surgery (optional)"
              type="date"
              value={draft.surgeryOn}
              onChange={(event) => onChange({ surgeryOn: event.target.value })}
              className="max-w-56"
            />
          </div>
        ) : null}
      </fieldset>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextArea
          label="Health concerns"
          maxLength={1800}
          value={draft.concerns}
          onChange={(event) => onChange({ concerns: event.target.value })}
          error={errors['healthConcerns']}
        />
        <TextArea
          label="Health goals"
          maxLength={1800}
          value={draft.goals}
          onChange={(event) => onChange({ goals: event.target.value })}
          error={errors['healthGoals']}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">Interests</legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {interests.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={draft.interests.includes(key)}
              onChange={() => onChange({ interests: flip(draft.interests, key) })}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

/** The list without the key, or with it when it was not in. */
function flip<T extends string>(list: readonly T[], key: T): readonly T[] {
  return list.includes(key) ? list.filter((each) => each !== key) : [...list, key];
}
