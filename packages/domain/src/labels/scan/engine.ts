import { type GreyImage, toPgm } from './grey-image.ts';
import { type Reading, toReading } from './reading.ts';

/** Looks once at a picture. */
export interface Engine {
  readonly read: (
    image: GreyImage,
    how: { readonly turn: 0 | 90 | 180 | 270; readonly tilt: number; readonly isColumn: boolean },
  ) => Reading;
}

/** The part of Tesseract, compiled to WebAssembly, that is used. It runs in browsers and on the server alike. */
export interface ReaderCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(path: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  };
}

const neuralOnly = 1;
/** Words anywhere, in no order: what a label is. */
const sparseText = '11';
/** Lines one below the other: what its table is. */
const columnOfLines = '4';
/** The orientation a camera would have noted for each turn. */
const orientations = { 0: 1, 90: 6, 180: 3, 270: 8 } as const;

/** The reader, once its `letters` (the unpacked data of a language) are at hand. */
export function startEngine(core: ReaderCore, letters: Uint8Array): Engine {
  core.FS.writeFile('eng.traineddata', letters);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', neuralOnly) !== 0) throw new Error('the label reader did not start');
  // Light letters were made dark before: to try each unsure line the other way round takes half as long again.
  api.SetVariable('invert_threshold', '0');
  return {
    read(image, { turn, tilt, isColumn }) {
      api.SetVariable('tessedit_pageseg_mode', isColumn ? columnOfLines : sparseText);
      core.FS.writeFile('/input', toPgm(image));
      if (api.SetImageFile(orientations[turn], (tilt * Math.PI) / 180) === 1)
        throw new Error('the picture was refused');
      api.Recognize(null);
      const reading = toReading(api.GetHOCRText(0));
      api.Clear();
      return reading;
    },
  };
}
