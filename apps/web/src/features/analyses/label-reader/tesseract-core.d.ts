declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const createCore: (options: {
    readonly wasmBinary: ArrayBuffer;
    readonly print?: (line: string) => void;
    readonly printErr?: (line: string) => void;
  }) => Promise<import('@herbie/domain').ReaderCore>;
  // oxlint-disable-next-line import/no-default-export -- the package is written so
  export default createCore;
}
