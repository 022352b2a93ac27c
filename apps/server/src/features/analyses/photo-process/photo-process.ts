import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Refused } from './draw-small.ts';
import type { PhotoReport, PhotoTask } from './photo-program.ts';

/**
 * Unpacks and reads photos outside of the server's own process: what hostile pictures do to a decoder ends there, it knows
 * no secrets, and its memory (some 200 MB while labels are read) is given back as a whole when nobody sends photos any more.
 */
export interface PhotoProcess {
  /** A small JPEG without any metadata, or why there is none. One picture is drawn at a time: each is unpacked to up to 160 MB. */
  draw(picture: Uint8Array): Promise<Uint8Array | Refused>;
  /** The text on a redrawn photo; null when the time ran out or the reader failed. */
  read(jpeg: Uint8Array): Promise<string | null>;
  stop(): void;
}

interface Times {
  /** A process that takes longer for one picture no longer answers: it is ended. */
  readonly maxDrawMs: number;
  /** How long the process stays when nobody asks. */
  readonly idleMs: number;
}

type Answered = (report: PhotoReport | null) => void;

const defaultTimes: Times = { maxDrawMs: 20_000, idleMs: 45_000 };
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./photo-program${extname(import.meta.filename)}`, import.meta.url);

/** The process is started by the first photo, and again by the next one after it has ended. */
export function createPhotoProcess(program = defaultProgram, { maxDrawMs, idleMs } = defaultTimes): PhotoProcess {
  let child: ChildProcess | null = null;
  let last = 0;
  let lastDrawing: Promise<unknown> = Promise.resolve();
  const waiting = new Map<number, Answered>();
  const idle = setTimeout(() => (waiting.size === 0 ? stop() : undefined), idleMs).unref();

  function start(): ChildProcess {
    const started = forkProgram(program);
    // safe: photo-program.ts sends nothing else.
    started.on('message', (report) => answer(report as PhotoReport));
    started.once('error', () => ended(started));
    started.once('exit', () => ended(started));
    return started;
  }

  function answer(report: PhotoReport) {
    const answered = waiting.get(report.id);
    waiting.delete(report.id);
    if (waiting.size === 0) idle.refresh();
    answered?.(report);
  }

  function ended(which: ChildProcess | null) {
    if (child !== which) return;
    child = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const answered of all) answered(null);
  }

  function stop() {
    child?.kill('SIGKILL');
    ended(child);
  }

  /** Sends a task and its picture to the process; null when it ended before it answered. */
  function ask(task: (id: number) => PhotoTask, picture?: Uint8Array): Promise<PhotoReport | null> {
    child ??= start();
    const asked = child;
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      asked.send(task(id), (error) => (error === null ? undefined : ended(asked)));
      if (picture) asked.stdin?.write(picture);
    });
  }

  async function drawNow(bytes: Uint8Array): Promise<Uint8Array | Refused> {
    const late = setTimeout(stop, maxDrawMs);
    try {
      const report = await ask((id) => ({ id, kind: 'draw', length: bytes.length }), bytes);
      return report?.kind === 'draw' ? report.drawn : 'unreadable';
    } finally {
      clearTimeout(late);
    }
  }

  return {
    draw(picture) {
      const drawing = lastDrawing.then(() => drawNow(picture));
      // The failure goes to its own caller; the next picture is drawn anyway.
      lastDrawing = drawing.catch(() => undefined);
      return drawing;
    },
    async read(jpeg) {
      const report = await ask((id) => ({ id, kind: 'read', jpeg }));
      return report?.kind === 'read' ? report.text : null;
    },
    stop,
  };
}

/** A process with an empty environment that does not keep this one alive. */
function forkProgram(program: URL): ChildProcess {
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // The process ended while reading a picture; its exit event handles that.
  child.stdin?.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
