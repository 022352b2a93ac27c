import { type Chat, limits } from '@herbie/contract';
import { useState } from 'react';
import { reportFailure } from '../../../lib/report-failure.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { chatMessages } from '../chats.messages.ts';
import { renameChat } from '../chats.queries.ts';

/** Asks for another title; it stays open with what was typed when saving fails. */
export function RenameDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const [title, setTitle] = useState(chat.title);
  const [hasFailed, setFailed] = useState(false);

  const { submit, isBusy } = useSubmit(async () => {
    setFailed(false);
    try {
      await renameChat(chat.id, title.trim());
      onClose();
      return 'leaving';
    } catch (error) {
      reportFailure('chat not renamed', error);
      setFailed(true);
      return 'staying';
    }
  });

  return (
    <Dialog title="Rename conversation" onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <TextField
          label="Chat Title"
          maxLength={limits.chatTitle}
          value={title}
          error={hasFailed ? chatMessages.notRenamed : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy || title.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
