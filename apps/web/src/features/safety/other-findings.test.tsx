import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { OtherFindings } from './other-findings.tsx';

test('what is about other supplements stands behind its count and its gravest word, and opens', async () => {
  render(<OtherFindings findings={[findingOf({ of: 'Ginkgo', with: 'warfarin' })]} told="One about others" />);

  const summary = screen.getByText('One about others');
  expect(screen.getAllByText('Avoid')[0]).toBeVisible();
  expect(screen.getByText('Ginkgo and warfarin')).not.toBeVisible();

  await userEvent.click(summary);
  expect(screen.getByText('Ginkgo and warfarin')).toBeVisible();
});

test('where there is nothing about others, nothing is said', () => {
  const { container } = render(<OtherFindings findings={[]} told="None" />);

  expect(container.textContent).toBe('');
});
