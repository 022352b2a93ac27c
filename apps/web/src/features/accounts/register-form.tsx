import { getSite, register as registerCall } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessageOf } from '../../lib/api-error.ts';
import { reading } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { request } from '../../lib/send.ts';
import { useComing } from '../../lib/use-coming.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountsMessages } from './accounts.messages.ts';
import { bringChecks, checkRegistration } from './late-checks.ts';
import { AgreementLine } from './agreement-line.tsx';
import { PasswordHint } from './password-hint.tsx';

/** The registration form of /register and of the Register tab. */
export function RegisterForm({ onDone }: { onDone: (username: string) => void }) {
  const { data: site } = useQuery(reading(getSite));
  const [isBusy, setBusy] = useState(false);
  useComing(bringChecks);
  const form = useForm({
    resolver: checkRegistration,
    defaultValues: { username: '', password: '', email: '', firstName: '', lastName: '' },
  });
  const { errors } = form.formState;
  const [password, ...names] = form.watch(['password', 'username', 'firstName', 'lastName']);

  const submit = form.handleSubmit(async (_parsed) => {
    setBusy(true);
    const values = form.getValues();
    try {
      await request(registerCall, { body: values });
      toast(accountsMessages.registered);
      onDone(values.username.trim());
    } catch (error) {
      reportFailure('registration failed', error);
      toast(accountsMessages.registerFailed(serverMessageOf(error)));
    }
    setBusy(false);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      {site?.registrationOpen === false ? (
        <p role="status" className="rounded-xl border-l-4 border-note bg-note-tint p-3">
          {accountsMessages.closed}
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
      <TextField
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<PasswordHint password={password} names={names} />}
        {...form.register('password')}
      />
      <AgreementLine />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
