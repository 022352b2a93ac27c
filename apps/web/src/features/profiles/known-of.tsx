import type { Profile } from '@herbie/contract';
import { splitNames } from '../../lib/name-list.ts';
import { Link } from '../../ui/link.tsx';
import { useUnrecognised } from './use-unrecognised.ts';

/** How little suggestions rest on: what the profile leaves out, and which of its words nobody knows. */
export function KnownOf({ profile }: { profile: Profile }) {
  const { age, currentMedications, allergies, healthConcerns } = profile;
  const medicines = useUnrecognised('currentMedications', splitNames(currentMedications));
  const allergens = useUnrecognised('allergies', splitNames(allergies));
  const missing = [
    age === null ? 'age' : null,
    currentMedications === null ? 'medicines' : null,
    healthConcerns === null ? 'conditions' : null,
    allergies === null ? 'allergies' : null,
  ].filter((each) => each !== null);
  const unrecognised = [...medicines, ...allergens];
  if (missing.length === 0 && unrecognised.length === 0) return null;
  return (
    <p className="max-w-[68ch] text-sm text-soft wrap-anywhere">
      {missing.length === 0
        ? null
        : `Your profile says nothing of ${listed(missing)}, so nothing is checked against them. `}
      {unrecognised.length === 0 ? null : `Not recognised, so not checked: ${unrecognised.join(', ')}. `}
      <Link to="/create-profile" className="font-semibold text-leaf underline">
        {missing.length === 0 ? 'Edit profile' : 'Complete your profile'}
      </Link>
    </p>
  );
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
