import { getSite, listConsents } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../lib/query-client.ts';
import { Checkbox } from '../../ui/field.tsx';
import { analysesMessages } from './analyses.messages.ts';

export interface PhotoChoice {
  /** Where photos may go; null where no service looks at them, or the account wants none. */
  readonly service: string | null;
  readonly mayLeave: boolean;
  readonly choose: (mayLeave: boolean) => void;
}

/** A photo leaves for a service only when the person lets it: here, or by having chosen the service in the settings. */
export function usePhotoChoice(): PhotoChoice {
  const { data: site } = useQuery(reading(getSite));
  const service = site?.photoService ?? null;
  const { data: consents } = useQuery({ ...reading(listConsents), enabled: service !== null });
  const [chosen, choose] = useState<boolean | null>(null);
  const said = consents?.find(({ kind }) => kind === 'ai-service')?.granted;
  const isOffered = service !== null && said !== false;
  return { service: isOffered ? service : null, mayLeave: isOffered && (chosen ?? said === true), choose };
}

export function PhotoChoiceBox({ service, mayLeave, choose }: PhotoChoice) {
  if (service === null) return null;
  return (
    <div className="rounded-2xl bg-tint p-4">
      <Checkbox
        label={analysesMessages.letLook(service)}
        checked={mayLeave}
        onChange={(event) => choose(event.target.checked)}
      />
      <p className="mt-1 text-sm text-soft">{analysesMessages.whatLeaves}</p>
    </div>
  );
}
