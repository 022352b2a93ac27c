import type { Profile } from '@herbie/contract';
import { Link } from '../../ui/link.tsx';

/** What a profile leaves open. Shown where nothing was found: against that, nothing was looked for. */
export function ProfileGaps({ profile }: { profile: Profile }) {
  const { id, name, age, currentMedications, allergies, healthConcerns } = profile;
  const missing = [
    age === null ? 'age' : null,
    currentMedications === null ? 'medicines' : null,
    healthConcerns === null ? 'conditions' : null,
    allergies === null ? 'allergies' : null,
  ].filter((each) => each !== null);
  if (missing.length === 0) return null;
  return (
    <p className="max-w-[70ch] text-sm text-soft wrap-anywhere">
      {name}’s profile lists no {listed(missing)}, so nothing is checked against{' '}
      {missing.length === 1 ? 'that' : 'them'}.{' '}
      <Link to="/create-profile" search={{ id }} className="font-semibold whitespace-nowrap text-leaf underline">
        Complete the profile
      </Link>
    </p>
  );
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
