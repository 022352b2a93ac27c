import sharp from 'sharp';
import { isTooLarge, maxPixels } from './picture-size.ts';

const keptSide = 1568;
/** Far longer than any harmless photo takes. */
const timeoutSeconds = 15;

// libvips may only load the formats of photos.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Why a picture was refused: too many pixels, or not readable to its end. */
export type Refused = 'too-big' | 'unreadable';

/** Redraws a picture as a small upright JPEG without metadata. */
export async function drawSmall(bytes: Uint8Array): Promise<Uint8Array | Refused> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    if (isTooLarge(await picture.metadata())) return 'too-big';
    return await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch (error) {
    return String(error).includes('exceeds pixel limit') ? 'too-big' : 'unreadable';
  }
}
