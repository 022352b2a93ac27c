import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './button.tsx';

/** Works for longer than the browser needs to take the focus from a disabled button. */
function Working() {
  const [isBusy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 150);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={work}>
        Save
      </Button>
      <input aria-label="Name" />
    </>
  );
}

test('the focus comes back to a button once it can be used again', async () => {
  render(<Working />);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  await expect.poll(() => document.activeElement).toBe(button);
});

test('the focus stays where it was moved to meanwhile', async () => {
  render(<Working />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  screen.getByLabelText('Name').focus();
  await expect.poll(() => button.disabled).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a double click is one press where a second one would undo it', async () => {
  const presses: string[] = [];
  render(
    <>
      <Button isSinglePress onClick={() => presses.push('heart')}>
        Heart
      </Button>
      <Button onClick={() => presses.push('next')}>Next</Button>
    </>,
  );

  await userEvent.dblClick(screen.getByRole('button', { name: 'Heart' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
  screen.getByRole('button', { name: 'Heart' }).focus();
  await userEvent.keyboard('{Enter}');

  expect(presses).toEqual(['heart', 'next', 'next', 'heart']);
});
