import { createChat, getChat, limits, listChats, type Profile } from '@herbie/contract';
import { useState } from 'react';
import { queryClient, refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { pathOf, send } from '../../lib/send.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { Problem } from '../../ui/states.tsx';

interface DialogProps {
  /** Null when they could not be loaded. */
  readonly profiles: readonly Profile[] | null;
  readonly title: string;
  readonly onCancel: () => void;
  readonly onStarted: (chatId: number, profileId: number | null) => void;
}

export function NewChatDialog({ profiles, title: given, onCancel: leave, onStarted }: DialogProps) {
  const { value: title, keep: setTitle, forget } = useKeptInTab(`unsaved-chat-title:${given}`, given);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const profileId = chosen ?? profiles?.[0]?.id ?? null;

  const onCancel = () => {
    forget();
    leave();
  };
  const { submit, isBusy } = useSubmit(async () => {
    setFailed(false);
    try {
      const chat = await send(createChat, { body: { title } });
      queryClient.setQueryData([pathOf(getChat, { params: { id: chat.id } })], chat);
      await refresh(listChats.path);
      forget();
      onStarted(chat.id, profileId);
      return 'leaving';
    } catch (error) {
      reportFailure('chat not started', error);
      setFailed(true);
      return 'staying';
    }
  });

  return (
    <Dialog title="Start a New Chat" onClose={onCancel}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Chat Title"
          maxLength={limits.chatTitle}
          placeholder="New Conversation"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {profiles === null ? (
          <p>Your profiles could not be loaded. Answers are checked against your main profile.</p>
        ) : profiles.length > 0 ? (
          <PersonSelect label="Profile" people={profiles} value={profileId} onChange={setChosen} />
        ) : (
          <p>
            No profile yet.{' '}
            <Link to="/create-profile" className="font-semibold text-leaf underline">
              Create one
            </Link>{' '}
            so that answers can be checked for you.
          </p>
        )}
        {hasFailed ? <Problem>The chat could not be started. Please try again.</Problem> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            Start Chat
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
