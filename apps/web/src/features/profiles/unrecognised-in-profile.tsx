import type { Profile } from '@herbie/contract';
import { splitNames } from '../../lib/name-list.ts';
import { useNamesCheck } from './use-names-check.ts';

/** The medicines and allergies of a profile that nobody knows, beside what is suggested for it. */
export function UnrecognisedInProfile({ profile }: { profile: Profile }) {
  const medicines = useNamesCheck('currentMedications', splitNames(profile.currentMedications)).unrecognised;
  const allergies = useNamesCheck('allergies', splitNames(profile.allergies)).unrecognised;
  const names = [...medicines, ...allergies];
  if (names.length === 0) return null;
  return (
    <p className="rounded-xl border border-dashed border-strong-line p-3 text-sm wrap-anywhere">
      Not recognised in the profile, so not checked: <strong>{names.join(', ')}</strong>
    </p>
  );
}
