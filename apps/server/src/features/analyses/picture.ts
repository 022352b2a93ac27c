import { limits } from '@herbie/contract';
import { AppError } from '../../platform/http/errors.ts';
import { analysesErrors } from './analyses.errors.ts';

const mostPixels = 40_000_000;
const longestSide = 12_000;
const keptSide = 1568;
const dataUrl = /^data:image\/[a-z0-9.+-]+;base64,/i;
const padding = /={1,2}$/;
const outsideBase64 = /[^A-Za-z0-9+/]/;

/** Redraws a picture as a small JPEG without any metadata. Refuses what is no raster image, too big or a bomb. */
export async function redraw(imageBase64: string): Promise<string> {
  const bytes = decode(imageBase64);
  if (!looksLikeRaster(bytes)) throw new AppError(analysesErrors.notAnImage);
  const sharp = await library();
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { width, height } = await picture.metadata();
    if (width > longestSide || height > longestSide || width * height > mostPixels)
      throw new AppError(analysesErrors.imageTooBig);
    const jpeg = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
    return jpeg.toString('base64');
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(analysesErrors.notAnImage);
  }
}

type Sharp = (typeof import('sharp'))['default'];
let loaded: Promise<Sharp> | undefined;

/** The picture library takes 20 MB, so it is loaded with the first picture. It may read photos and nothing else. */
function library(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadHeifBuffer',
      ],
    });
    return sharp;
  });
  return loaded;
}

function decode(imageBase64: string): Buffer {
  const text = imageBase64.replace(dataUrl, '');
  // First the size: a pattern over 14 million letters can end the stack.
  if ((text.length / 4) * 3 > limits.pictureBytes + 2) throw new AppError(analysesErrors.imageTooBig);
  const letters = text.replace(padding, '');
  if (letters === '' || text.length % 4 !== 0 || outsideBase64.test(letters))
    throw new AppError(analysesErrors.notAnImage);
  return Buffer.from(text, 'base64');
}

/** Decided by content, never by name: JPEG, PNG, WebP, HEIC. */
function looksLikeRaster(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return true;
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return true;
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /^(heic|heix|hevc|mif1|msf1|avif)$/.test(bytes.toString('latin1', 8, 12))
  );
}
