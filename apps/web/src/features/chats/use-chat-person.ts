import type { Message } from '@herbie/contract';
import { useState } from 'react';
import { sessionStore } from '../../lib/storage.ts';

interface Known {
  readonly messages: readonly Message[] | undefined;
  readonly profileIds: readonly number[];
}

/** Whom the next question is for: the profile chosen here, else the one of the last question, else the first. */
export function useChatPerson(chatId: number, { messages, profileIds }: Known) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choosePerson = (profileId: number) => {
    keepPerson(chatId, profileId);
    setChosen(profileId);
  };
  return { profileId: chosen ?? profileOf(chatId, { messages, profileIds }), choosePerson };
}

/** The choice outlives a reload of this tab. */
export function keepPerson(chatId: number, profileId: number): void {
  sessionStore.write(keyOf(chatId), String(profileId));
}

function profileOf(chatId: number, { messages, profileIds }: Known): number | null {
  const kept = Number(sessionStore.read(keyOf(chatId)));
  const last = messages?.findLast((message) => message.role === 'user')?.profileId ?? null;
  return [kept, last].find((id) => id !== null && profileIds.includes(id)) ?? profileIds[0] ?? null;
}

function keyOf(chatId: number): string {
  return `profile-of-chat-${chatId}`;
}
