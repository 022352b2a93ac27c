import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Toaster } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { CameraView } from './camera-view.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

let uploads = 0;

/** The page with a camera of this kind; undefined as on plain http. */
function show(getUserMedia?: () => Promise<MediaStream>): void {
  const value = getUserMedia === undefined ? undefined : { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  render(
    <>
      <CameraView onPicture={() => undefined} onUpload={() => (uploads += 1)} />
      <Toaster />
    </>,
  );
}

test('where the browser gives no camera the page says what to do, and a photo can be uploaded', async () => {
  show();

  expect(await screen.findByText(analysesMessages.withoutCamera)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take Photo' })).toBeNull();
  const before = uploads;
  await userEvent.click(screen.getByRole('button', { name: 'Upload a photo instead' }));
  expect(uploads).toBe(before + 1);
});

test('who said no is told how it goes on, and can change their mind', async () => {
  let asked = 0;
  show(async () => {
    asked += 1;
    throw new DOMException('denied', 'NotAllowedError');
  });
  expect(await screen.findByText(analysesMessages.allowCamera)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try the camera again' }));

  expect(await screen.findByRole('button', { name: 'Try the camera again' })).toBeVisible();
  expect(asked).toBe(2);
});

test.each([
  ['NotFoundError', analysesMessages.noCamera],
  ['NotReadableError', analysesMessages.cameraBusy],
])('of a camera that is not there, or in use, no permission is asked: %s', async (name, words) => {
  show(async () => {
    throw new DOMException('no camera', name);
  });

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
  expect(await screen.findByText(analysesMessages.cameraDenied.description)).toBeVisible();
});

test('a camera that fails is told of once, by the toast', async () => {
  show(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });

  expect(await screen.findAllByText('Camera Access Error')).toHaveLength(1);
  expect(screen.getAllByText(analysesMessages.cameraDenied.description)).toHaveLength(1);
});

test('a camera that is found is on while its page is there, and off with it', async () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const stream = canvas.captureStream(5);
  show(async () => stream);
  await expect.element(screen.getByRole('button', { name: 'Take Photo' })).toBeEnabled();

  cleanup();

  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});

test.each([
  [90, 160],
  [160, 90],
])('the viewfinder takes the shape of the stream, %i by %i, and holds its button', async (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  show(async () => canvas.captureStream(5));
  const button = screen.getByRole('button', { name: 'Take Photo' });
  await expect.element(button).toBeEnabled();

  const box = screen.getByLabelText('What the camera sees').parentElement;
  await expect.poll(() => Number.parseFloat(box?.style.aspectRatio ?? '')).toBeCloseTo(width / height, 2);
  expect(box).toContainElement(button);
});
