import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { PhotoChoiceBox, usePhotoChoice } from './photo-choice.tsx';

function Shown() {
  const choice = usePhotoChoice();
  return (
    <>
      <PhotoChoiceBox {...choice} />
      <output>{choice.mayLeave ? 'leaves' : 'stays'}</output>
    </>
  );
}

function show({ service, granted }: { service: string | null; granted?: boolean }) {
  globalThis.fetch = async (input) =>
    Response.json(
      String(input).startsWith('/api/site')
        ? { photoService: service }
        : granted === undefined
          ? []
          : [{ kind: 'ai-service', version: '1', granted, at: '2026-11-20T10:00:00.000Z' }],
    );
  renderWithQueries(<Shown />);
}

const box = () => screen.findByRole('checkbox', { name: /^Let eyes at Sight Inc\. look at this photo/ });
const service = 'eyes at Sight Inc.';

test('a photo stays here until the person lets the named service look at it', async () => {
  show({ service });

  expect(await box()).toHaveProperty('checked', false);
  expect(screen.getByText('stays')).toBeVisible();
  expect(screen.getByText(/whatever is printed on it/)).toBeVisible();

  await userEvent.click(await box());
  expect(screen.getByText('leaves')).toBeVisible();
});

test('who chose the service in the settings need not choose it again, and can keep one photo here', async () => {
  show({ service, granted: true });

  expect(await screen.findByText('leaves')).toBeVisible();
  await userEvent.click(await box());
  expect(screen.getByText('stays')).toBeVisible();
});

test.each([{ service, granted: false }, { service: null }])(
  'nothing is offered, and nothing leaves: %j',
  async (given) => {
    show(given);

    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('stays')).toBeVisible();
  },
);
