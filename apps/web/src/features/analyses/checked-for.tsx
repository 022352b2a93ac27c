import type { Profile } from '@herbie/contract';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { analysesMessages } from './analyses.messages.ts';

interface CheckedForProps {
  /** Undefined while they are not known. */
  readonly profiles: readonly Profile[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly profileId: number | null;
  readonly onChoose: (id: number) => void;
}

/** For whom a result is checked; a choice where there is one. */
export function CheckedFor({ profiles, hasFailed, onRetry, profileId, onChoose }: CheckedForProps) {
  if (hasFailed)
    return (
      <p>
        {analysesMessages.forNobody}{' '}
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  if (profiles?.length === 0)
    return (
      <p>
        <Link to="/create-profile" className="font-semibold text-leaf underline">
          Create a profile
        </Link>{' '}
        and Herbie checks what it finds against it.
      </p>
    );
  if (profiles === undefined || profiles.length === 1) return null;
  return (
    <PersonSelect label="Checked for" people={profiles} value={profileId} onChange={onChoose} className="sm:max-w-xs" />
  );
}
