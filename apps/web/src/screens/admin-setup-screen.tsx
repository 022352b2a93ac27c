import { promote } from '@herbie/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { ApiError } from '../lib/api-error.ts';
import { classNames } from '../lib/class-names.ts';
import { loginPath } from '../lib/redirect-target.ts';
import { request } from '../lib/send.ts';
import { type Submitted, useSubmit } from '../lib/use-submit.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PasswordField } from '../ui/field.tsx';
import { FailedPage } from '../ui/page-frame.tsx';
import { Skeleton, Spinner } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { Link } from '../ui/link.tsx';

const ReportedAnswers = lazy(() =>
  import('../features/reports/reported-answers.tsx').then((module) => ({ default: module.ReportedAnswers })),
);
const reloadDelayMs = 2000;

export function AdminSetupScreen() {
  const { state, user, ask, retry } = useAuth();
  useEffect(ask, [ask]);
  const isAdmin = user?.role === 'admin';
  if (state === 'loading') return <Spinner />;
  if (state === 'unreachable')
    return (
      <FailedPage title="Admin setup" onRetry={retry}>
        The server could not be reached.
      </FailedPage>
    );
  return (
    <div className="mx-auto w-full max-w-3xl space-y-6 px-4 py-10">
      <Card className={classNames('mx-auto space-y-5', isAdmin ? '' : 'max-w-lg')}>
        <h1 className="text-3xl">Admin setup</h1>
        {state !== 'signed-in' ? (
          <>
            <p>Please log in to continue.</p>
            <a href={loginPath('/admin-setup')} className={buttonClass()}>
              Log in
            </a>
          </>
        ) : isAdmin ? (
          <>
            <p>This account is an admin already. Its analytics are at the bottom of the dashboard.</p>
            <Link to="/dashboard" className={buttonClass()}>
              To the dashboard
            </Link>
          </>
        ) : (
          <KeyForm />
        )}
      </Card>
      {isAdmin ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ReportedAnswers />
        </Suspense>
      ) : null}
    </div>
  );
}

function KeyForm() {
  const [secretKey, setSecretKey] = useState('');
  const { submit, isBusy } = useSubmit(async () => {
    if (secretKey.trim() !== '') return offer(secretKey);
    toast(authMessages.blankKey);
    return 'staying';
  });

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p>Enter the secret key of this site to see its analytics. The start-up log names the file that holds it.</p>
      <PasswordField
        label="Secret key"
        autoComplete="off"
        value={secretKey}
        onChange={(event) => setSecretKey(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBusy}>
          Become admin
        </Button>
        <Link to="/dashboard" className={buttonClass({ variant: 'secondary' })}>
          To the dashboard
        </Link>
      </div>
    </form>
  );
}

async function offer(secretKey: string): Promise<Submitted> {
  try {
    await request(promote, { body: { secretKey } });
    toast(authMessages.promoted);
    setTimeout(() => location.reload(), reloadDelayMs);
    return 'leaving';
  } catch (error) {
    toast(error instanceof ApiError ? authMessages.promoteFailed(error.serverMessage) : authMessages.promoteNetwork);
    return 'staying';
  }
}
