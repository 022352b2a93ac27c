import { limits } from '@herbie/contract';
import type { FieldErrors } from '../../lib/use-field-errors.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { AgeField } from './age-field.tsx';
import { MeasureFields } from './measure-fields.tsx';
import type { ProfileDraft } from './profile-draft.ts';

interface FieldsProps {
  readonly draft: ProfileDraft;
  /** By field of the contract. */
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** Who a profile is of. */
export function PersonalFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <Card className="space-y-5">
      <h2 className="text-2xl">Personal Information</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={limits.name}
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={errors['name']}
        />
        <AgeField draft={draft} error={errors['age']} onChange={onChange} />
        <SelectField
          label="Gender"
          value={draft.gender}
          onChange={(event) => onChange({ gender: genderOf(event.target.value) })}
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
          onChange={onChange}
          heightError={errors['height']}
          weightError={errors['weight']}
        />
      </div>
    </Card>
  );
}

function genderOf(value: string): ProfileDraft['gender'] {
  return value === 'male' || value === 'female' || value === 'non-binary' || value === 'prefer-not-to-say' ? value : '';
}
