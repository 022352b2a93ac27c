import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPhotoProcess } from './photo-process.ts';
import { pictureOf, redraw } from './picture.ts';

const photos = createPhotoProcess();
afterAll(() => photos.stop());

async function redrawn(picture: Buffer) {
  return sharp(await redraw(picture, photos));
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
}

test('a photo that was taken upright stands upright', async () => {
  const lying = await plain(40, 20).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();

  expect(await (await redrawn(lying)).metadata()).toMatchObject({ width: 20, height: 40 });
});

test('what is transparent becomes white, so that dark letters on it can be read', async () => {
  const picture = await redrawn(await plain(20, 20).png().toBuffer());

  const { channels } = await picture.stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test('a large photo becomes smaller and keeps its shape, a small one stays as it is', async () => {
  expect(await (await redrawn(await plain(4000, 2000).flatten().jpeg().toBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1568,
    height: 784,
  });
  expect(await (await redrawn(await plain(30, 20).webp().toBuffer())).metadata()).toMatchObject({
    width: 30,
    height: 20,
  });
});

test('neither who took it nor where it was taken stays in a photo', async () => {
  const taken = await plain(20, 20)
    .flatten()
    .withExif({ IFD0: { Make: 'TestCam' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

  const { exif, icc, xmp } = await (await redrawn(taken)).metadata();

  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['a side of more than 12,000 pixels', 12_001, 10],
  ['more than 40 megapixels', 8000, 5001],
])('a picture with %s is refused before it is drawn', async (_, width, height) => {
  const black = sharp({ create: { width, height, channels: 3, background: '#000' } });
  const tooBig = expect.objectContaining({ code: 'image_too_big', status: 413 });

  const png = await black.clone().png().toBuffer();
  expect(() => pictureOf(png.toString('base64'))).toThrow(tooBig);

  const jpeg = await black.jpeg().toBuffer();
  await expect(redraw(pictureOf(jpeg.toString('base64')), photos)).rejects.toEqual(tooBig);
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['an animation', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000!\u00f9\u0004\u0001\u0000\u0000\u0000\u0000,'],
  ['a document', '%PDF-1.7 and so on, and so on, and so on'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
])('%s is no photo', (_, text) => {
  expect(() => pictureOf(Buffer.from(text, 'latin1').toString('base64'))).toThrow(
    expect.objectContaining({ code: 'not_an_image' }),
  );
});

test('a photo that breaks off is refused, not shown half', async () => {
  const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3a3' } })
    .jpeg()
    .toBuffer();

  await expect(redraw(whole.subarray(0, whole.length - 40), photos)).rejects.toMatchObject({
    status: 400,
  });
});
