import { forgotPassword } from '@herbie/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { authMessages } from '../features/auth/auth.messages.ts';
import { loadChecks, checkForgotPassword } from '../features/auth/lazy-checks.ts';
import { useCheckedSubmit } from '../features/auth/use-checked-submit.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { request } from '../lib/send.ts';
import { usePreload } from '../lib/use-preload.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { NewHeading } from '../ui/new-heading.tsx';
import { toast } from '../ui/toast.tsx';
import { Link } from '../ui/link.tsx';

export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  usePreload(loadChecks);
  const form = useForm({ resolver: checkForgotPassword, defaultValues: { email: '' } });
  const { submit, isBusy } = useCheckedSubmit(form, async (values) => {
    try {
      await request(forgotPassword, { body: values });
      toast(authMessages.resetSent);
      setSent(true);
    } catch (error) {
      reportFailure('reset request failed', error);
      toast(authMessages.resetNotSent);
    }
    return 'staying';
  });
  const tryAnother = () => {
    flushSync(() => setSent(false));
    form.setFocus('email');
  };
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <Card className="space-y-5">
        {isSent ? (
          <>
            <NewHeading>Check Your Email</NewHeading>
            <p>{authMessages.resetSent.description}</p>
            <Button variant="secondary" onClick={tryAnother}>
              Try Another Email
            </Button>
          </>
        ) : (
          <>
            <h1 className="text-3xl">Forgot your password?</h1>
            <p>Tell us the email address of your account. We will send a link that works for 30 minutes.</p>
            <form onSubmit={submit} noValidate className="space-y-4">
              <TextField
                label="Email"
                type="email"
                autoComplete="email"
                error={form.formState.errors.email?.message}
                {...form.register('email')}
              />
              <Button type="submit" disabled={isBusy} className="w-full">
                {isBusy ? 'Sending...' : 'Send Reset Instructions'}
              </Button>
            </form>
          </>
        )}
        <p>
          <Link to="/login" className="font-semibold text-leaf underline">
            Back to login
          </Link>
        </p>
      </Card>
    </div>
  );
}
