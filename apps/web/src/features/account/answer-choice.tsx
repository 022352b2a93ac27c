import { getSite, listConsents, saveConsents } from '@herbie/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { consentVersion } from '../../lib/consent-version.ts';
import { reading, refresh } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { Card } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';

/** Who writes the answers; where an AI service helps, a person may keep to the built-in guide. */
export function AnswerChoice() {
  const site = useQuery(reading(getSite));
  const consents = useQuery(reading(listConsents));
  const choose = useMutation({
    mutationFn: (granted: boolean) =>
      send(saveConsents, { body: [{ kind: 'ai-service', version: consentVersion, granted }] }),
    onSuccess: () => {
      toast(accountMessages.answersChosen);
      return refresh(listConsents.path);
    },
    onError: (error) => toast(accountMessages.saveFailed(serverMessageOf(error))),
  });
  const isBuiltInOnly = consents.data?.some(({ kind, granted }) => kind === 'ai-service' && !granted) ?? false;
  const retry = () => void Promise.all([site.refetch(), consents.refetch()]);
  return (
    <Card aria-labelledby="answers">
      <h2 id="answers" className="text-2xl">
        Who writes your answers
      </h2>
      {site.isError || consents.isError ? (
        <FailedState onRetry={retry}>This setting could not be loaded.</FailedState>
      ) : null}
      {!site.data || !consents.data ? site.isError || consents.isError ? null : <Skeleton lines={2} /> : null}
      {site.data?.engine === 'built-in' ? <p className="mt-2 max-w-[65ch]">{accountMessages.builtInAlone}</p> : null}
      {site.data?.engine === 'model' && consents.data ? (
        <fieldset className="mt-2 space-y-1" disabled={choose.isPending}>
          <legend className="mb-1 max-w-[65ch]">{accountMessages.modelHelps(site.data.engineName)}</legend>
          <Choice
            label={`${site.data.engineName}, checked by Herbie`}
            isChosen={!isBuiltInOnly}
            onChoose={() => choose.mutate(true)}
          />
          <Choice
            label="The built-in guide only: nothing you write leaves this site"
            isChosen={isBuiltInOnly}
            onChoose={() => choose.mutate(false)}
          />
        </fieldset>
      ) : null}
    </Card>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="answers"
        className="size-5 shrink-0 accent-leaf"
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{label}</span>
    </label>
  );
}
