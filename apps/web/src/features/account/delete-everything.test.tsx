import { getSession } from '@herbie/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { isKeeping, forgetPeople, keep } from '../../lib/offline/kept-people-store.ts';
import { addToOutbox, clearOutbox, readOutbox } from '../../lib/offline/outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DeleteEverything, type Leaving } from './delete-everything.tsx';

const calls: string[] = [];

afterEach(async () => {
  await clearOutbox();
  await forgetPeople();
});

/** Somebody with a question that waits, people kept on the device and a form half written confirms a deletion. */
async function confirmDeletion(what: Leaving, status: number): Promise<{ forgotten: number }> {
  calls.length = 0;
  globalThis.fetch = async (input, init) => {
    calls.push(`${init?.method} ${String(input)} ${String(init?.body)}`);
    return Response.json({ success: true, message: 'Wrong password' }, { status });
  };
  queryClient.setQueryData([getSession.path], { authenticated: true, user: { id: 1 } });
  await addToOutbox({ call: 'sendMessage', id: 7, body: { content: 'My rash', role: 'user' }, after: null });
  await keep({ userId: 1, keptAt: new Date().toISOString(), profiles: [profileOf({})], supplements: {} });
  sessionStorage.setItem('draft', 'My rash is back');
  const seen = { forgotten: 0 };
  render(
    <DeleteEverything
      what={what}
      consentVersion="2026-11-01"
      onAccountGone={async () => undefined}
      onHealthGone={() => (seen.forgotten += 1)}
      onClose={() => undefined}
    />,
  );
  await userEvent.type(screen.getByLabelText('Your password'), 'correct horse');
  const [confirm] = screen.getAllByRole('button', { name: /delete/i });
  if (confirm) await userEvent.click(confirm);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  return seen;
}

test('with the health data goes what this device and this page hold of it', async () => {
  const seen = await confirmDeletion('health-data', 200);

  await expect.poll(isKeeping).toBe(false);
  expect(readOutbox()).toEqual([]);
  expect(sessionStorage.getItem('draft')).toBeNull();
  expect(seen.forgotten).toBe(1);
});

test('to withdraw the consent deletes first, then says no to what may be kept', async () => {
  await confirmDeletion('consent', 200);

  await expect.poll(() => calls.length).toBe(2);
  expect(calls[0]).toContain('correct horse');
  expect(calls[1]).toContain('"granted":false');
});

test('with a wrong password nothing is forgotten', async () => {
  const seen = await confirmDeletion('health-data', 403);

  expect(await screen.findByText('Wrong password')).toBeVisible();
  expect(readOutbox()).toHaveLength(1);
  expect(await isKeeping()).toBe(true);
  expect(seen.forgotten).toBe(0);
});
