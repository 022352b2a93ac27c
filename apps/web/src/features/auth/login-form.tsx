import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessageOf } from '../../lib/api-error.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { usePreload } from '../../lib/use-preload.ts';
import type { Submitted } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, PasswordField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { authMessages } from './auth.messages.ts';
import { loadChecks, checkLogin } from './lazy-checks.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { UsernameField } from './username-field.tsx';

interface LoginProps {
  readonly logIn: (credentials: { username: string; password: string; rememberMe: boolean }) => Promise<unknown>;
  readonly username: string;
  readonly onTyped: (username: string) => void;
  /** Whoever has just registered goes on with the password. */
  readonly hasRegistered?: boolean;
}

export function LoginForm({ logIn, username, onTyped, hasRegistered = false }: LoginProps) {
  const [rememberMe, setRemember] = useState(false);
  usePreload(loadChecks);
  const form = useForm({ resolver: checkLogin, defaultValues: { username, password: '' } });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (hasRegistered) setFocus('password');
  }, [hasRegistered, setFocus]);

  const { submit, isBusy } = useCheckedSubmit(form, (values) =>
    enter(() => logIn({ ...values, rememberMe }), values.username),
  );

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <UsernameField error={errors.username?.message} onTyped={onTyped} {...form.register('username')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Checkbox label="Remember me" checked={rememberMe} onChange={(event) => setRemember(event.target.checked)} />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  );
}

async function enter(logIn: () => Promise<unknown>, typed: string): Promise<Submitted> {
  try {
    const user = await logIn();
    if (typeof user === 'object' && user !== null && !Array.isArray(user)) {
      toast(authMessages.loginSuccess('username' in user ? String(user.username) : typed));
      return 'leaving';
    }
    toast(authMessages.loginInvalid);
  } catch (error) {
    reportFailure('login failed', error);
    // A reply that is no JSON at all is no user either.
    const isUnreadable = error instanceof SyntaxError;
    toast(isUnreadable ? authMessages.loginInvalid : authMessages.loginFailed(serverMessageOf(error)));
  }
  return 'staying';
}
