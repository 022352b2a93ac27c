import { reportFailure } from '../../lib/report-failure.ts';
import type { ReaderReport } from './label-reader/reader-report.ts';

/** What could be read in a picture. Confidence runs from 0 to 1. */
export interface ReadText {
  readonly text: string;
  readonly confidence: number;
  /** False when this device could not read, or stopped before it was done: then the server may. */
  readonly isWhole: boolean;
}

export interface ReadingStep {
  /** Passes done; null while the reader is still loading. */
  readonly pass: number | null;
  readonly passes: number;
}

interface Asked {
  readonly onStep?: (step: ReadingStep) => void;
  /** Ends the reading early; what was read until then is kept. */
  readonly signal?: AbortSignal;
}

const maxMs = 90_000;
const nothing: ReadText = { text: '', confidence: 0, isWhole: false };

/** Reads the printed text of a label on this device. A picture that cannot be read gives empty text, never an error. */
export async function readLabelText(picture: Blob, { onStep, signal }: Asked = {}): Promise<ReadText> {
  let worker: Worker | null = null;
  try {
    onStep?.({ pass: null, passes: 0 });
    const { keepReader, startReader } = await import('./label-reader/start-reader.ts');
    if (signal?.aborted) return nothing;
    worker = startReader();
    const read = await followReader({ worker, picture, onStep, signal });
    if (read.isWhole) {
      keepReader(worker);
      worker = null;
    }
    return read;
  } catch (error) {
    reportFailure('label not read', error);
    return nothing;
  } finally {
    worker?.terminate();
  }
}

interface Following {
  readonly worker: Worker;
  readonly picture: Blob;
  readonly onStep: Asked['onStep'];
  readonly signal: AbortSignal | undefined;
}

function followReader({ worker, picture, onStep, signal }: Following): Promise<ReadText> {
  return new Promise((resolve, reject) => {
    let soFar = nothing;
    // The reader outlives this photo, what listens to it must not.
    const listening = new AbortController();
    const leave = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const finish = () => {
      leave();
      resolve(soFar);
    };
    const timer = setTimeout(finish, maxMs);
    signal?.addEventListener('abort', finish, { signal: listening.signal });
    const fail = (event: ErrorEvent) => {
      event.preventDefault();
      leave();
      reject(new Error(event.message));
    };
    worker.addEventListener('error', fail, { signal: listening.signal });
    const follow = ({ data }: MessageEvent<ReaderReport>) => {
      if (data.kind === 'ready') onStep?.({ pass: 0, passes: 3 });
      if (data.kind === 'failed') {
        reportFailure('label not read', data.reason);
        finish();
      }
      if (data.kind === 'progress') {
        soFar = { text: data.soFar.text, confidence: data.soFar.confidence, isWhole: false };
        onStep?.({ pass: data.soFar.pass, passes: data.soFar.passes });
      }
      if (data.kind === 'done') {
        soFar = { text: data.result.text, confidence: data.result.confidence, isWhole: true };
        onStep?.({ pass: data.result.pass, passes: data.result.passes });
        finish();
      }
    };
    worker.addEventListener('message', follow, { signal: listening.signal });
    worker.postMessage(picture);
  });
}
