import type { Report } from '@herbie/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { ReportedAnswers } from './reported-answers.tsx';

let stored: Report[] = [];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin);
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (init?.method === 'PATCH') {
      const { handled } = JSON.parse(String(init.body));
      const id = Number(url.pathname.split('/').at(-1));
      stored = stored.map((each) =>
        each.id === id ? { ...each, handledAt: handled ? '2026-11-21T10:00:00.000Z' : null } : each,
      );
      return Response.json(stored.find((each) => each.id === id));
    }
    const before = Number(url.searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    return Response.json(stored.filter(({ id }) => id < before).slice(0, Number(url.searchParams.get('limit'))));
  };
});

const report = (id: number, changes: Partial<Report> = {}): Report => ({
  id,
  reportedAt: '2026-11-20T10:00:00.000Z',
  engine: 'built-in',
  knowledgeVersion: '2026.11.20+abc',
  level: 'none',
  ruleIds: ['kava-alcohol'],
  note: `Note ${id}`,
  answer: null,
  handledAt: null,
  ...changes,
});

function show(reports: Report[]) {
  stored = reports;
  renderWithQueries(<ReportedAnswers />);
}

test('a report shows when, what wrote it, which knowledge and rules, the words left, and the answer when it is opened', async () => {
  show([report(3, { answer: 'Kava calms.' })]);

  const card = within(await screen.findByRole('article', { name: 'Report 3' }));
  for (const text of ['Note 3', 'Built-in guide', '2026.11.20+abc', 'kava-alcohol'])
    expect(card.getByText(text)).toBeVisible();
  await userEvent.click(card.getByText('The answer'));
  expect(card.getByText('Kava calms.')).toBeVisible();
});

test('a text that was not shared is told as such', async () => {
  show([report(3)]);

  expect(await screen.findByText('The text was not shared.')).toBeVisible();
});

test('a report is marked as handled and can be opened again', async () => {
  show([report(3)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByText('Handled on 21 Nov 2026')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('button', { name: 'Mark as handled' })).toBeVisible();
});

test('older reports come page by page until there are none', async () => {
  show(Array.from({ length: 25 }, (_, place) => report(25 - place)));

  await userEvent.click(await screen.findByRole('button', { name: 'Load older reports' }));

  expect(await screen.findByRole('article', { name: 'Report 1' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(25);
  expect(asked.at(-1)).toBe('GET /api/admin/reports?limit=20&before=6');
  expect(screen.queryByRole('button', { name: 'Load older reports' })).toBeNull();
});

test('where nothing was reported it says so', async () => {
  show([]);

  expect(await screen.findByText('No answer has been reported.')).toBeVisible();
});
