import { getAccount, listConsents, listProfiles } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountForm } from '../features/account/account-form.tsx';
import { accountMessages } from '../features/account/account.messages.ts';
import { AnswerChoice } from '../features/account/answer-choice.tsx';
import { ConsentList } from '../features/account/consent-list.tsx';
import { DeleteEverything, type Leaving } from '../features/account/delete-everything.tsx';
import { PasswordForm } from '../features/account/password-form.tsx';
import { SessionList } from '../features/account/session-list.tsx';
import { YourData } from '../features/account/your-data.tsx';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { PasswordHint } from '../features/auth/password-hint.tsx';
import { keepFor } from '../features/chats/asking/pending-store.ts';
import { consentVersion } from '../lib/consent-version.ts';
import { reading } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FailedPage, PageFrame } from '../ui/page-frame.tsx';
import { Spinner } from '../ui/states.tsx';

/** The account and everything it holds: take it along, change it, delete it. */
export function SettingsScreen() {
  const { logOut } = useAuth();
  const { data: user, isError, refetch } = useQuery(reading(getAccount));
  const { data: profiles } = useQuery(reading(listProfiles));
  const { data: consents } = useQuery(reading(listConsents));
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  if (isError)
    return (
      <FailedPage title="Settings" onRetry={() => void refetch()}>
        Your account could not be loaded.
      </FailedPage>
    );
  if (!user) return <Spinner />;

  const names = [user.username, user.firstName, user.lastName];
  return (
    <PageFrame title="Settings" lead="Your account, your devices and your data.">
      <AccountForm user={user} />
      <PasswordForm username={user.username} hint={(password) => <PasswordHint password={password} names={names} />} />
      <SessionList />
      <AnswerChoice />
      <ConsentList onWithdraw={() => setLeaving('consent')} />
      <YourData profiles={profiles ?? []} onDeleteHealth={() => setLeaving('health-data')} />
      <Card aria-labelledby="delete-account">
        <h2 id="delete-account" className="text-2xl">
          Delete your account
        </h2>
        <p className="mt-1 max-w-[65ch] text-soft">{accountMessages.deleteAccount}</p>
        <Button variant="danger" className="mt-3" onClick={() => setLeaving('account')}>
          Delete account
        </Button>
      </Card>
      {leaving ? (
        <DeleteEverything
          what={leaving}
          consentVersion={consents?.find(({ kind }) => kind === 'health-data')?.version ?? consentVersion}
          onAccountGone={logOut}
          onHealthGone={() => keepFor(null)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </PageFrame>
  );
}
