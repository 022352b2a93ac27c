import { getSession } from '@herbie/contract';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { answerOffline } from '../../lib/offline/answer-offline.ts';
import { addToOutbox, clearOutbox, readOutbox } from '../../lib/offline/outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { setOfflineFallback } from '../../lib/send.ts';
import { EntryList } from './entry-list.tsx';
import { LogDialog } from './log-dialog.tsx';

const today = '2026-11-20';
const body = { profileId: 3, date: today, sleepQuality: 5, energyLevel: 4, stressLevel: 1, notes: 'by the sea' };
const stored = { ...body, id: 9, sleepQuality: 2, notes: 'as it was', mood: null, symptoms: [], createdAt: '' };

beforeEach(async () => {
  queryClient.setQueryData([getSession.path], { authenticated: true, user: { id: 1 } });
  await clearOutbox();
  await addToOutbox({ call: 'saveWellness', id: 3, body });
  globalThis.fetch = async () => Promise.reject(new TypeError('no network'));
  setOfflineFallback(answerOffline);
});
afterEach(async () => {
  setOfflineFallback((_call, _sending, error) => Promise.reject(error));
  await clearOutbox();
});

const nothing = () => undefined;

test('an entry that waits for the network stands among the others, in the place of what it replaces', async () => {
  renderWithQueries(<EntryList profileId={3} entries={[stored]} days={7} onEdit={nothing} onLog={nothing} />);

  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText('by the sea')).toBeVisible();
  expect(screen.queryByText('as it was')).toBeNull();
  cleanup();

  renderWithQueries(<EntryList profileId={4} entries={[]} days={7} onEdit={nothing} onLog={nothing} />);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});

test('its day opens with what was logged, and saving it again leaves one entry to be sent', async () => {
  renderWithQueries(<LogDialog profileId={3} edited={null} today={today} onClose={nothing} />);
  const notes = await screen.findByLabelText('Notes (optional)');
  await expect.element(notes).toHaveValue('by the sea');

  await userEvent.type(notes, ', with Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Save Entry' }));

  await expect
    .poll(() => readOutbox().map((each) => 'notes' in each.body && each.body.notes))
    .toEqual(['by the sea, with Ben']);
});

test('one that is deleted is not sent', async () => {
  renderWithQueries(<EntryList profileId={3} entries={[]} days={7} onEdit={nothing} onLog={nothing} />);

  await userEvent.click(screen.getByRole('button', { name: /^Delete the entry of/ }));

  await expect.poll(readOutbox).toEqual([]);
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});
