import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { labelPhoto } from '../../../../testing/label-photo.ts';
import { createPhotoProcess, type PhotoProcess } from './photo-process.ts';

let photos: PhotoProcess | null = null;
afterEach(() => {
  photos?.stop();
  photos = null;
});

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a3' } })
  .png()
  .toBuffer();

test('pictures that come at the same time are each drawn as themselves', async () => {
  const process = (photos = createPhotoProcess());
  const wide = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();

  const drawn = await Promise.all([await picture, wide, Buffer.alloc(2000), await picture].map(process.draw));

  const sizes = drawn.map(async (each) => {
    if (typeof each === 'string') return each;
    const { width, height } = await sharp(each).metadata();
    return `${width} x ${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(['60 x 40', '90 x 30', 'unreadable', '60 x 40']);
});

test('a process that falls over draws and reads nothing, and holds nobody up', async () => {
  const process = (photos = createPhotoProcess(new URL('./no-such-program.ts', import.meta.url)));

  expect(await Promise.all([process.draw(await picture), process.read(Buffer.from(labelPhoto, 'base64'))])).toEqual([
    'unreadable',
    null,
  ]);
});

test('a picture without an end is given up', async () => {
  photos = createPhotoProcess(undefined, { maxDrawMs: 1, idleMs: 60_000 });

  expect(await photos.draw(await picture)).toBe('unreadable');
});

test('after it was stopped the next picture starts it again', async () => {
  const process = (photos = createPhotoProcess());
  await process.draw(await picture);
  process.stop();

  expect(await process.draw(await picture)).toBeInstanceOf(Uint8Array);
});

test('a process that could not even be started is tried again with the next picture', async () => {
  const program = new URL('https://example.org/');
  const process = (photos = createPhotoProcess(program));
  await expect(process.draw(await picture)).rejects.toMatchObject({ code: 'ERR_INVALID_URL_SCHEME' });

  program.href = new URL('./photo-program.ts', import.meta.url).href;

  expect(await process.draw(await picture)).toBeInstanceOf(Uint8Array);
});
