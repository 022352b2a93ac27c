import type { KnownError } from '../../platform/http/errors.ts';

export const analysesErrors = {
  analysisNotFound: { code: 'analysis_not_found', status: 404, message: 'Analysis not found' },
  notAnImage: { code: 'not_an_image', status: 400, message: 'This file is not an image we can read.' },
  imageTooBig: {
    code: 'image_too_big',
    status: 413,
    message: 'This picture is too big. Pictures may have up to 10 MB and 40 megapixels.',
  },
} as const satisfies Record<string, KnownError>;
