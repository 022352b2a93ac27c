import { type BodyInputOf, getSite, register as registerCall } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { serverMessageOf } from '../../lib/api-error.ts';
import { reading } from '../../lib/query-client.ts';
import { refusedFields } from '../../lib/refused-fields.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { request } from '../../lib/send.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { authMessages } from './auth.messages.ts';
import { loadChecks, checkRegistration } from './lazy-checks.ts';
import { AgreementLine } from './agreement-line.tsx';
import { PasswordHint } from './password-hint.tsx';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { UsernameField } from './username-field.tsx';

interface RegisterProps {
  readonly username: string;
  readonly onTyped: (username: string) => void;
  readonly onDone: (username: string) => void;
}

/** The registration form of /register and of the Register tab. */
export function RegisterForm({ username, onTyped, onDone }: RegisterProps) {
  const { data: site } = useQuery(reading(getSite));
  usePreload(loadChecks);
  const form = useForm({
    resolver: checkRegistration,
    defaultValues: { username, password: '', email: '', firstName: '', lastName: '' },
  });
  const { errors } = form.formState;
  const [password, ...names] = form.watch(['password', 'username', 'firstName', 'lastName']);

  const { submit, isBusy } = useCheckedSubmit(form, async () => {
    const values = form.getValues();
    const refused = await register(values);
    if (refused === null) {
      onDone(values.username.trim());
      return 'leaving';
    }
    for (const { field, message } of refused)
      if (isField(field)) form.setError(field, { message }, { shouldFocus: true });
    return 'staying';
  });

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {site?.registrationOpen === false ? (
        <p role="status" className="rounded-xl border-l-4 border-note bg-note-tint p-3">
          {authMessages.closed}
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name (optional)"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name (optional)"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="email"
        hint="Needed if you ever want to reset your password."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <UsernameField error={errors.username?.message} onTyped={onTyped} {...form.register('username')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        hint={errors.password ? null : <PasswordHint password={password} names={names} />}
        {...form.register('password')}
      />
      <AgreementLine />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

/** Null once there is an account, else the fields that the server refused. */
async function register(body: BodyInputOf<typeof registerCall>): Promise<ReturnType<typeof refusedFields> | null> {
  try {
    await request(registerCall, { body });
    toast(authMessages.registered);
    return null;
  } catch (error) {
    reportFailure('registration failed', error);
    toast(authMessages.registerFailed(serverMessageOf(error)));
    return refusedFields(error);
  }
}

const fields = ['username', 'password', 'email', 'firstName', 'lastName'] as const;

function isField(name: string): name is (typeof fields)[number] {
  return fields.some((field) => field === name);
}
