import sharp from 'sharp';
import { isTooLarge, maxPixels } from './picture-size.ts';

const keptSide = 1568;
/** Seconds. Far more than any photo takes that is not made to take long. */
const timeoutSeconds = 15;

// It may read photos and nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Why a picture was not drawn: more pixels than are ever unpacked, or nothing that could be read to its end. */
export type Refused = 'too-big' | 'unreadable';

/** Draws a picture anew as a small upright JPEG without any metadata. */
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
