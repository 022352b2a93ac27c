import { useMemo, useState } from 'react';
import { showVersion } from '../chats.queries.ts';
import type { ThreadActions } from '../thread/message-thread.tsx';
import { draftKeyOf, type QuestionField } from './use-question-field.ts';
import { useRefusedText } from './use-refused-text.ts';
import { useSending } from './use-sending.ts';

interface Asker extends Omit<QuestionField, 'input'> {
  readonly profileId: number | null;
}

/** The ways to ask in a chat: from the field, anew, or with other words. `turn` counts the questions. */
export function useAsking(chatId: number, { text, setText, focus, fill, profileId }: Asker) {
  const [turn, setTurn] = useState(0);
  const { pending, ask } = useSending(chatId, focus);
  const refused = useRefusedText(pending, draftKeyOf(chatId));

  const actions: ThreadActions = useMemo(
    () => ({
      onEdit: (messageId, content) => {
        setTurn((count) => count + 1);
        ask({ kind: 'edit', messageId, content });
      },
      onRegenerate: (messageId) => ask({ kind: 'again', messageId }),
      onVersion: (messageId) => void showVersion(chatId, messageId),
      onFollowUp: fill,
    }),
    [ask, chatId, fill],
  );
  const submit = () => {
    if (text.trim() === '' || pending?.state === 'sending') return;
    setTurn((count) => count + 1);
    ask({ kind: 'send', content: text.trim(), profileId });
    // A new question takes the place of one that was refused, whose words come back into the field.
    setText(refused !== null && refused !== text.trim() ? refused : '');
  };
  return { pending, turn, actions, submit };
}
