import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast, Toaster } from './toast.tsx';

beforeEach(() => {
  render(<Toaster />);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a new toast takes the place of the old one at once', async () => {
  toast({ title: 'Added to favorites', description: 'Chamomile tea has been added to your favorites' });
  await screen.findByText('Added to favorites');
  toast({ title: 'Removed from favorites' });
  await screen.findByText('Removed from favorites');
  expect(screen.queryByText('Added to favorites')).toBeNull();
});

test('a toast leaves by itself after five seconds, not earlier', async () => {
  toast({ title: 'Warm up' });
  await screen.findByText('Warm up');
  vi.useFakeTimers();
  toast({ title: 'Chat Exported' });
  await vi.advanceTimersByTimeAsync(4900);
  expect(screen.getByText('Chat Exported')).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  expect(screen.queryByText('Chat Exported')).toBeNull();
});

test('a toast that was closed by hand does not keep the next one on the screen', async () => {
  toast({ title: 'Reset Email Sent' });
  await screen.findByText('Reset Email Sent');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Reset Email Sent')).toBeNull());
  await userEvent.click(document.body, { position: { x: 5, y: 5 } });
  vi.useFakeTimers();
  toast({ title: 'Something went wrong' });
  await vi.advanceTimersByTimeAsync(4900);
  expect(screen.getByText('Something went wrong')).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('F8 brings the keyboard to the toasts, and its button closes one', async () => {
  toast({ title: 'Logout failed', description: 'Please try again.', variant: 'destructive' });
  const title = await screen.findByText('Logout failed');
  expect(title.closest('[data-variant]')?.getAttribute('data-variant')).toBe('destructive');
  await userEvent.keyboard('{F8}');
  expect(document.activeElement?.contains(title)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Logout failed')).toBeNull());
});

test('on a phone a toast makes room for the field that somebody goes on to fill in', async () => {
  await page.viewport(360, 640);
  document.body.insertAdjacentHTML('beforeend', '<input id="sought" style="position: fixed; bottom: 20px">');
  toast({ title: 'Analysis Complete' });
  const title = await screen.findByText('Analysis Complete');
  const edges = () => title.closest('ol')?.style;
  // It has settled.
  await new Promise((done) => setTimeout(done, 700));
  expect(edges()?.bottom).toBe('0px');

  document.querySelector<HTMLElement>('#sought')?.focus();

  await expect.poll(() => edges()?.top).toBe('0px');
  expect(edges()?.bottom).toBe('');
  document.querySelector('#sought')?.remove();
});

test('a toast sent before its look has been loaded is not lost', async () => {
  cleanup();
  toast({ title: 'Update failed' });
  render(<Toaster />);
  expect(await screen.findByText('Update failed')).toBeVisible();
});
