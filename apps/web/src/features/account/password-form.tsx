import { changePassword, listSessions, password as passwordRule, passwordsDiffer } from '@herbie/contract';
import { type ReactNode, useState } from 'react';
import { ApiError, serverMessageOf } from '../../lib/api-error.ts';
import { refresh } from '../../lib/query-client.ts';
import { refusedFields } from '../../lib/refused-fields.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { useFieldErrors } from '../../lib/use-field-errors.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';

const blank = { currentPassword: '', newPassword: '', repeated: '' };
type Draft = typeof blank;

interface FormProps {
  /** Tells password managers whose password it is. */
  readonly username: string;
  /** How good the new password is; handed in by the screen. */
  readonly hint: (password: string) => ReactNode;
}

/** The password, changed by whoever knows the old one. */
export function PasswordForm({ username, hint }: FormProps) {
  const [draft, setDraft] = useState(blank);
  const { errors, tell, withdraw } = useFieldErrors();
  const field = (name: keyof Draft) => ({
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: event.target.value });
      withdraw(name, ...(name === 'newPassword' ? ['repeated'] : []));
    },
  });

  const { submit, isBusy } = useSubmit(async () => {
    const problems = findPasswordProblems(draft);
    tell(problems);
    if (Object.keys(problems).length > 0) return 'staying';
    try {
      await send(changePassword, {
        body: { currentPassword: draft.currentPassword, newPassword: draft.newPassword },
      });
      setDraft(blank);
      toast(accountMessages.passwordChanged);
      await refresh(listSessions.path);
    } catch (failure) {
      reportFailure('password not changed', failure);
      tell(refusedIn(failure));
      toast(accountMessages.passwordFailed(serverMessageOf(failure)));
    }
    return 'staying';
  });

  return (
    <Card aria-labelledby="password">
      <h2 id="password" className="text-2xl">
        Password
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 space-y-4">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={hint(draft.newPassword)}
          {...field('newPassword')}
        />
        <PasswordField label="New password again" autoComplete="new-password" {...field('repeated')} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Changing…' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}

/** The field that the server refused: the old password where it is the wrong one, else the new one. */
function refusedIn(failure: unknown): Partial<Draft> {
  if (failure instanceof ApiError && failure.status === 403) return { currentPassword: failure.serverMessage ?? '' };
  const [refused] = refusedFields(failure);
  return refused ? { newPassword: refused.message } : {};
}

/** What keeps the password from being changed, by field; empty when nothing does. */
export function findPasswordProblems({ currentPassword, newPassword, repeated }: Draft): Partial<Draft> {
  const checked = passwordRule.safeParse(newPassword);
  return {
    ...(currentPassword === '' ? { currentPassword: accountMessages.passwordMissing } : {}),
    ...(checked.success ? {} : { newPassword: checked.error.issues[0]?.message ?? '' }),
    ...(newPassword === repeated ? {} : { repeated: passwordsDiffer }),
  };
}
