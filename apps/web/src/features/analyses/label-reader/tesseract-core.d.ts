declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    Init(path: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    SetImageFile(orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  }
  interface TesseractModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }
  const createCore: (options: {
    readonly wasmBinary: ArrayBuffer;
    readonly print?: (line: string) => void;
    readonly printErr?: (line: string) => void;
  }) => Promise<TesseractModule>;
  // oxlint-disable-next-line import/no-default-export -- the package is written so
  export default createCore;
}
