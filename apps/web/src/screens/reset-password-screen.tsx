import { password as passwordRule, passwordsDiffer, resetPassword } from '@herbie/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authMessages } from '../features/auth/auth.messages.ts';
import { PasswordHint } from '../features/auth/password-hint.tsx';
import { ApiError } from '../lib/api-error.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { refusedFields } from '../lib/refused-fields.ts';
import { request } from '../lib/send.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PasswordField } from '../ui/field.tsx';
import { NewHeading } from '../ui/new-heading.tsx';
import { toast } from '../ui/toast.tsx';
import { Link } from '../ui/link.tsx';

const redirectDelayMs = 3000;

type View =
  | { readonly name: 'form' }
  | { readonly name: 'done' }
  /** The link is good still where the site only wants a better password. */
  | { readonly name: 'failed'; readonly text: string; readonly isLinkGood?: boolean };

export function ResetPasswordScreen() {
  const token = new URLSearchParams(useLocation().searchStr).get('token') ?? '';
  const [view, setView] = useState<View>(
    token === '' ? { name: 'failed', text: authMessages.missingToken } : { name: 'form' },
  );
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <Card className="space-y-5">
        {view.name === 'form' ? <ResetForm token={token} onEnd={setView} /> : null}
        {view.name === 'done' ? <Done /> : null}
        {view.name === 'failed' ? (
          <>
            <NewHeading>Password Reset Error</NewHeading>
            <p role="alert">{view.text}</p>
            {view.isLinkGood ? (
              <Button className="mr-3" onClick={() => setView({ name: 'form' })}>
                Choose Another Password
              </Button>
            ) : null}
            <Link to="/forgot-password" className={buttonClass({ variant: view.isLinkGood ? 'secondary' : 'primary' })}>
              Request New Reset Link
            </Link>
          </>
        ) : null}
      </Card>
    </div>
  );
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (view: View) => void }) {
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = {
    password: problemOf(password),
    confirmed: problemOf(confirmed) ?? (password === confirmed ? undefined : passwordsDiffer),
  };

  const { submit, isBusy } = useSubmit(async () => {
    flushSync(() => setChecked(true));
    if (errors.password || errors.confirmed) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return 'staying';
    }
    onEnd(await reset(token, password));
    return 'leaving';
  });

  return (
    <>
      <NewHeading>Reset your password</NewHeading>
      <form ref={form} onSubmit={submit} noValidate className="space-y-4">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isChecked ? errors.password : undefined}
          hint={isChecked && errors.password ? null : <PasswordHint password={password} names={[]} />}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          value={confirmed}
          onChange={(event) => setConfirmed(event.target.value)}
          error={isChecked ? errors.confirmed : undefined}
        />
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? 'Updating Password...' : 'Reset Password'}
        </Button>
      </form>
    </>
  );
}

function problemOf(password: string): string | undefined {
  return passwordRule.safeParse(password).error?.issues[0]?.message;
}

function Done() {
  useEffect(() => {
    const timer = setTimeout(() => pageHistory.replace('/login'), redirectDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <NewHeading>Password Reset Successful</NewHeading>
      <p>You can log in with your new password now.</p>
      <Link to="/login" className={buttonClass()}>
        Login Now
      </Link>
    </>
  );
}

/** A refusal and a failed connection are told in different words. */
async function reset(token: string, password: string): Promise<View> {
  try {
    await request(resetPassword, { body: { token, password } });
    toast(authMessages.resetDone);
    return { name: 'done' };
  } catch (error) {
    const isRefused = error instanceof ApiError;
    const text = isRefused ? (error.serverMessage ?? authMessages.resetRefused) : authMessages.resetCrashed;
    toast(isRefused ? authMessages.resetFailed(text) : authMessages.resetBroken(text));
    return { name: 'failed', text, isLinkGood: refusedFields(error).some(({ field }) => field === 'password') };
  }
}
