import { useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { accountMessages } from './account.messages.ts';

interface ConfirmProps {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly act: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** For what cannot be undone: the password is asked once more. */
export function ConfirmWithPassword({ title, description, confirm, act, onClose }: ConfirmProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();

  const { submit, isBusy } = useSubmit(async () => {
    if (password === '') {
      setError(accountMessages.passwordMissing);
      return 'staying';
    }
    try {
      await act(password);
      return 'leaving';
    } catch (failure) {
      reportFailure('not deleted', failure);
      setError(serverMessageOf(failure) ?? accountMessages.notFinished);
      return 'staying';
    }
  });

  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form onSubmit={submit} noValidate className="space-y-4">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
