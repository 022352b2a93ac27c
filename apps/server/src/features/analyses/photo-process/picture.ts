import { limits } from '@herbie/contract';
import { AppError } from '../../../platform/http/errors.ts';
import { analysesErrors } from '../analyses.errors.ts';
import type { PhotoProcess } from './photo-process.ts';
import { isTooLarge } from './picture-size.ts';

const dataUrl = /^data:image\/[a-z0-9.+-]+;base64,/i;
const padding = /={1,2}$/;
const outsideBase64 = /[^A-Za-z0-9+/]/;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bytes of a base64 picture. Refuses what is not a raster image, and what is or claims to be too big. */
export function pictureOf(imageBase64: string): Buffer {
  const bytes = decode(imageBase64);
  if (!looksLikeRaster(bytes)) throw new AppError(analysesErrors.notAnImage);
  if (isPng(bytes) && isTooLarge({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }))
    throw new AppError(analysesErrors.imageTooBig);
  return bytes;
}

/** Redraws a picture as a small JPEG without metadata. Refuses decompression bombs and truncated files. */
export async function redraw(bytes: Buffer, photos: Pick<PhotoProcess, 'draw'>): Promise<Buffer> {
  const drawn = await photos.draw(bytes);
  if (drawn === 'too-big') throw new AppError(analysesErrors.imageTooBig);
  if (drawn === 'unreadable') throw new AppError(analysesErrors.notAnImage);
  return Buffer.from(drawn);
}

function decode(imageBase64: string): Buffer {
  const text = imageBase64.replace(dataUrl, '');
  // The size first: a regular expression over 14 million characters can overflow the stack.
  if ((text.length / 4) * 3 > limits.pictureBytes + 2) throw new AppError(analysesErrors.imageTooBig);
  const letters = text.replace(padding, '');
  if (letters === '' || text.length % 4 !== 0 || outsideBase64.test(letters))
    throw new AppError(analysesErrors.notAnImage);
  return Buffer.from(text, 'base64');
}

/** Decided by content, never by name: JPEG, PNG, WebP, HEIC. */
function looksLikeRaster(bytes: Buffer): boolean {
  if (bytes.length < 24) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (isPng(bytes)) return true;
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return true;
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /^(heic|heix|hevc|mif1|msf1|avif)$/.test(bytes.toString('latin1', 8, 12))
  );
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(pngSignature);
}
