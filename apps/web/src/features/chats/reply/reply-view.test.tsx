import type { AssistantMessage } from '@herbie/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../../testing/with-queries.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { ReplyView } from './reply-view.tsx';

let sent: { path: string; body: unknown }[] = [];
let asked: number[] = [];

beforeEach(() => {
  sent = [];
  asked = [];
});

const answer: AssistantMessage = {
  id: 22,
  chatId: 7,
  role: 'assistant',
  content: '<p>Valerian (small or mixed studies) may help.</p>',
  profileId: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  versions: [22],
  products: [],
  engine: 'built-in',
  status: 'complete',
  level: 'none',
  recommended: [],
  findings: [],
  unrecognised: [],
  sources: [],
  followUps: [],
  knowledgeVersion: '2026.11.20',
};

function show(changes: object = {}, status = 200) {
  globalThis.fetch = async (input, init) => {
    sent.push({ path: String(input), body: JSON.parse(String(init?.body ?? 'null')) });
    return Response.json(status === 200 ? { success: true } : { message: 'No.' }, { status });
  };
  renderWithQueries(
    <ReplyView
      message={{ ...answer, ...changes }}
      isLast
      isBusy={false}
      extras={() => null}
      onRegenerate={(id) => asked.push(id)}
      onVersion={() => undefined}
      onFollowUp={() => undefined}
    />,
  );
}

const path = '/api/chats/7/messages/22/feedback';

test('a thumb is kept, thanked for, and leaves the focus where it is', async () => {
  show();
  const up = screen.getByRole('button', { name: 'Helpful' });

  await userEvent.click(up);

  expect(await screen.findByText(/^Thank you\./)).toBeVisible();
  expect(sent).toEqual([{ path, body: { rating: 'up' } }]);
  expect(up.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(up);
});

test('an answer is reported as unsafe with a note, and the focus comes back to the report button', async () => {
  show();
  const report = screen.getByRole('button', { name: 'Report as unsafe' });
  await userEvent.click(report);

  await userEvent.type(screen.getByLabelText('What was unsafe? (optional)'), 'Wrong for children');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));

  expect(await screen.findByText(/Your report was saved/)).toBeVisible();
  expect(sent).toEqual([{ path, body: { rating: 'unsafe', note: 'Wrong for children', sharesAnswer: false } }]);
  expect(screen.queryByLabelText('What was unsafe? (optional)')).toBeNull();
  expect(document.activeElement).toBe(report);
});

test('the answer goes with a report only where its reader ticks that, and the form says who reads what', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Report as unsafe' }));

  expect(screen.getByText(/never your name, your question or your profile/)).toBeVisible();
  const agree = screen.getByRole('checkbox', { name: 'Let them read this answer too' });
  expect(agree).toHaveProperty('checked', false);
  await userEvent.click(agree);
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));

  expect(await screen.findByText(/Your report was saved/)).toBeVisible();
  expect(sent).toEqual([{ path, body: { rating: 'unsafe', note: null, sharesAnswer: true } }]);
});

test('what was said of an answer stands there when the chat is opened again', () => {
  show({ rating: 'down' });

  expect(screen.getByRole('button', { name: 'Not helpful' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('false');
});

test('a rating is kept with the messages that were read, so that coming back shows it', async () => {
  queryClient.setQueryData(['/api/chats/7/messages'], [answer]);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Helpful' }));

  await screen.findByText(/^Thank you\./);
  expect(queryClient.getQueryData(['/api/chats/7/messages'])).toEqual([{ ...answer, rating: 'up' }]);
});

test('a thumb that could not be kept goes back to what it was', async () => {
  show({ rating: 'down' }, 500);

  await userEvent.click(screen.getByRole('button', { name: 'Helpful' }));

  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
});

test('a report that cannot be saved stays open with its words', async () => {
  show({}, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Report as unsafe' }));
  await userEvent.type(screen.getByLabelText('What was unsafe? (optional)'), 'Wrong dose');

  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));

  expect(await screen.findByText(/could not be saved/)).toBeVisible();
  expect(screen.getByLabelText('What was unsafe? (optional)')).toHaveProperty('value', 'Wrong dose');
});

test('an answer that newer knowledge would change says so and can be asked for again', async () => {
  show({ wouldDiffer: true });

  expect(screen.getByText('The knowledge has changed since; we would answer differently now.')).toBeVisible();
  const [button] = screen.getAllByRole('button', { name: 'Ask again' });
  if (button) await userEvent.click(button);
  expect(asked).toEqual([22]);
});

test('an answer that still stands says nothing of it', () => {
  show();
  expect(screen.queryByText(/knowledge has changed/)).toBeNull();
});

test('what was cut short is marked and can be tried again', () => {
  show({ status: 'interrupted', content: '' });
  expect(screen.getByText('Interrupted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the words for evidence tell what they mean when they are pressed, and Escape closes that', async () => {
  show();
  const mark = screen.getByRole('button', { name: 'Evidence: small or mixed studies' });
  await userEvent.click(mark);
  expect(await screen.findByText(/The studies were small or weak/)).toBeVisible();
  expect(mark.getAttribute('aria-expanded')).toBe('true');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/The studies were small or weak/)).toBeNull();
  expect(mark.getAttribute('aria-expanded')).toBe('false');
});
