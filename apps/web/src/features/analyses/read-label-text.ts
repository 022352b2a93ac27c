/** What could be read in a picture. Confidence runs from 0 to 1; null when the reader does not tell. */
export interface ReadText {
  readonly text: string;
  readonly confidence: number | null;
}

interface Detected {
  readonly rawValue: string;
  readonly boundingBox: { readonly x: number; readonly y: number };
}

interface Detector {
  detect(source: ImageBitmap): Promise<readonly Detected[]>;
}

declare global {
  /** A reader that some browsers bring along. */
  var TextDetector: (new () => Detector) | undefined;
}

const nothing: ReadText = { text: '', confidence: 0 };

/** Reads the printed text of a label on this device. A picture that cannot be read gives empty text, never an error. */
export async function readLabelText(picture: Blob): Promise<ReadText> {
  if (globalThis.TextDetector === undefined) return nothing;
  try {
    const bitmap = await createImageBitmap(picture);
    const lines = await new globalThis.TextDetector().detect(bitmap);
    bitmap.close();
    const inReadingOrder = lines.toSorted(
      (left, right) => left.boundingBox.y - right.boundingBox.y || left.boundingBox.x - right.boundingBox.x,
    );
    return { text: inReadingOrder.map(({ rawValue }) => rawValue).join('\n'), confidence: null };
  } catch (error) {
    console.error('label not read', error instanceof Error ? error.message : error);
    return nothing;
  }
}
