import { deleteAccount, deleteHealthData, getSession, saveConsents } from '@herbie/contract';
import { forgetPeople } from '../../lib/offline/kept-people-store.ts';
import { clearOutbox } from '../../lib/offline/outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { sessionStore } from '../../lib/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { accountMessages } from './account.messages.ts';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

export type Leaving = 'health-data' | 'consent' | 'account';

interface DeleteProps {
  readonly what: Leaving;
  readonly consentVersion: string;
  /** After the account is gone: clears what this device keeps and leaves. */
  readonly onAccountGone: () => Promise<void>;
  /** After the health data is gone: forgets what other parts of the page still hold of it. */
  readonly onHealthGone: () => void;
  readonly onClose: () => void;
}

const questions = {
  'health-data': {
    title: 'Delete all health data?',
    description: accountMessages.deleteHealth,
    confirm: 'Delete health data',
  },
  consent: {
    title: 'Withdraw your consent?',
    description: accountMessages.withdraw,
    confirm: 'Withdraw and delete',
  },
  account: {
    title: 'Delete your account?',
    description: accountMessages.deleteAccount,
    confirm: 'Delete account',
  },
} as const;

/** The three deletions that reach over everything. */
export function DeleteEverything({ what, consentVersion, onAccountGone, onHealthGone, onClose }: DeleteProps) {
  const act = async (password: string) => {
    if (what === 'account') {
      await send(deleteAccount, { body: { password } });
      await onAccountGone();
      toast(accountMessages.accountDeleted);
      return;
    }
    await send(deleteHealthData, { body: { password } });
    if (what === 'consent')
      await send(saveConsents, { body: [{ kind: 'health-data', version: consentVersion, granted: false }] });
    sessionStore.clear();
    onHealthGone();
    await clearOutbox();
    await forgetPeople();
    onClose();
    toast(accountMessages.healthDeleted);
    await queryClient.resetQueries({ predicate: ({ queryKey: [key] }) => key !== getSession.path });
  };
  return <ConfirmWithPassword {...questions[what]} act={act} onClose={onClose} />;
}
