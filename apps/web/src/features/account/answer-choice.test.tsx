import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { AnswerChoice } from './answer-choice.tsx';

let saved: unknown[] = [];
let consents: { kind: string; version: string; granted: boolean; at: string }[] = [];

beforeEach(() => {
  saved = [];
  consents = [];
});

function open(engine: 'built-in' | 'model') {
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === '/api/site') return Response.json({ engine, engineName: 'Llama at home' });
    if (init?.method === 'PUT') {
      const body: typeof consents = JSON.parse(String(init.body));
      saved.push(body);
      consents = body.map((each) => ({ ...each, at: '2026-11-20T10:00:00.000Z' }));
    }
    return Response.json(consents);
  };
  renderWithQueries(<AnswerChoice />);
}

test('without an AI service there is nothing to choose, and that is said', async () => {
  open('built-in');

  expect(await screen.findByText(/is not sent to any AI service/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a person can keep to the built-in guide and sees that the choice was kept', async () => {
  open('model');
  const guide = await screen.findByRole('radio', { name: /built-in guide only/ });
  expect(screen.getByRole('radio', { name: /Llama at home/ })).toHaveProperty('checked', true);

  await userEvent.click(guide);

  expect(saved).toEqual([[{ kind: 'ai-service', version: '2', granted: false }]]);
  await expect.poll(() => screen.getByRole('radio', { name: /built-in guide only/ })).toHaveProperty('checked', true);
});
