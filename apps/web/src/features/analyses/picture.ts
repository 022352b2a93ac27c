/** A photo on its way to the server. What this browser cannot decode is sent as it is and has no preview. */
export interface Picture {
  readonly blob: Blob;
  readonly isShowable: boolean;
}

const maxSide = 1568;
const jpegQuality = 0.88;

/** Redraws a file as a small JPEG, which also drops its location data. */
export async function toPicture(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return {
      blob: await drawJpeg(image, { width: image.naturalWidth, height: image.naturalHeight }),
      isShowable: true,
    };
  } catch {
    return { blob: file, isShowable: false };
  } finally {
    URL.revokeObjectURL(url);
  }
}

export async function drawJpeg(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  if (width < 1 || height < 1) throw new Error('the picture has no size');
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      jpegQuality,
    );
  });
}

/** The bytes as base64, without the prefix of a data address. */
export async function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(blob);
  });
}
