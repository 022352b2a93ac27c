import { getAccount, getSession, limits, optionalEmail, updateAccount, type User } from '@herbie/contract';
import { useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';

/** Names and address of the account; the username stays. */
export function AccountForm({ user }: { user: User }) {
  const start = { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email ?? '' };
  const { value, isFromBefore, keep, forget } = useKeptInTab('unsaved-account', start);
  const [isTakenBack, setTakenBack] = useState(false);
  const { firstName, lastName, email } = value;
  const [error, setError] = useState<string | undefined>();

  const leaveNothing = () => {
    forget();
    setTakenBack(true);
  };
  const startOver = () => {
    keep(start);
    leaveNothing();
  };

  const { submit, isBusy } = useSubmit(async () => {
    const checked = optionalEmail.safeParse(email);
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success) return 'staying';
    try {
      await send(updateAccount, { body: { firstName, lastName, email } });
      toast(accountMessages.saved);
      leaveNothing();
      await refresh(getAccount.path, getSession.path);
    } catch (failure) {
      reportFailure('account not saved', failure);
      toast(accountMessages.saveFailed(serverMessageOf(failure)));
    }
    return 'staying';
  });

  return (
    <Card aria-labelledby="account">
      <h2 id="account" className="text-2xl">
        Account
      </h2>
      <p className="mt-1 text-soft">
        Username: <strong className="text-ink">{user.username}</strong>
      </p>
      <form onSubmit={submit} noValidate className="mt-4 space-y-4">
        {isFromBefore && !isTakenBack ? <RestoredDraft onStartOver={startOver} /> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={limits.name}
            value={firstName}
            onChange={(event) => keep({ ...value, firstName: event.target.value })}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={limits.name}
            value={lastName}
            onChange={(event) => keep({ ...value, lastName: event.target.value })}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          hint="Needed if you ever want to reset your password."
          value={email}
          onChange={(event) => {
            keep({ ...value, email: event.target.value });
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </Card>
  );
}
