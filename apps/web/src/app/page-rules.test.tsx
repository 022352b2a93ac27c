import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onLocationChange, pageHistory, LocationContext, readLocation } from '../lib/location.ts';
import { PageRules } from './page-rules.tsx';

const begin = `${location.pathname}${location.search}`;
beforeEach(() => pageHistory.replace('/create-profile'));
afterEach(() => {
  history.replaceState(null, '', begin);
});

function LongPage() {
  const [place, setPlace] = useState(readLocation);
  useEffect(() => onLocationChange(() => setPlace(readLocation())), []);
  return (
    <LocationContext value={{ place, params: {} }}>
      <PageRules />
      <main style={{ height: '5000px' }}>
        <h1>Edit Profile</h1>
        <button type="button" data-nav>
          Options
        </button>
      </main>
    </LocationContext>
  );
}

test('another person on the same page is shown from its top, and a filter leaves the reader where they are', async () => {
  render(<LongPage />);
  // The first visit scrolls too, the last time after 300 ms.
  await new Promise((done) => setTimeout(done, 400));

  scrollTo(0, 2000);
  act(() => pageHistory.replace('/create-profile?id=3'));
  await new Promise((done) => setTimeout(done, 400));
  expect(scrollY).toBe(2000);
  act(() => pageHistory.push('/create-profile?id=4'));
  await vi.waitFor(() => expect(scrollY).toBe(0));
});

test('the heading takes the focus from the link that led here, and from nobody who moved it since', async () => {
  const view = render(<LongPage />);
  const options = view.getByRole('button', { name: 'Options' });
  const heading = view.getByRole('heading');

  options.focus();
  act(() => pageHistory.push('/create-profile?id=5'));
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));

  act(() => pageHistory.push('/create-profile?id=6'));
  options.focus();
  await new Promise((done) => setTimeout(done, 700));
  expect(document.activeElement).toBe(options);
});
