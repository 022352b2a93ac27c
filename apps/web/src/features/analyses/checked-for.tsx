import type { Profile } from '@herbie/contract';
import { Button } from '../../ui/button.tsx';
import { NoProfileYet } from '../../ui/no-profile-yet.tsx';
import { CheckedForSelect } from '../../ui/person-select.tsx';
import { analysesMessages } from './analyses.messages.ts';

interface CheckedForProps {
  /** Undefined while they are not known. */
  readonly profiles: readonly Profile[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly profileId: number | null;
  readonly onChoose: (id: number) => void;
  /** In one line, beside a title. */
  readonly isCompact?: boolean;
}

/** For whom a result is checked; a choice where there is one. */
export function CheckedFor({ profiles, hasFailed, onRetry, profileId, onChoose, isCompact = false }: CheckedForProps) {
  if (hasFailed)
    return (
      <p>
        {analysesMessages.forNobody}{' '}
        <Button variant="secondary" size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  if (profiles?.length === 0) return <NoProfileYet>and Herbie checks what it finds against it.</NoProfileYet>;
  return <CheckedForSelect people={profiles} value={profileId} onChange={onChoose} isCompact={isCompact} />;
}
