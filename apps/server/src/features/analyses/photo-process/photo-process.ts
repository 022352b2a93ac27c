import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { type Launched, supervise, type Told } from '../../../platform/supervise.ts';
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

const defaultTimes: Times = { maxDrawMs: 20_000, idleMs: 45_000 };
/** Next to this file in the sources, next to the bundle in dist. */
const defaultProgram = new URL(`./photo-program${extname(import.meta.filename)}`, import.meta.url);

/** The picture to draw goes beside its task: messages would copy its chunks over and over. */
type Sent = PhotoTask & { readonly picture?: Uint8Array };

/** The process is started by the first photo, and again by the next one after it has ended. */
export function createPhotoProcess(program = defaultProgram, { maxDrawMs, idleMs } = defaultTimes): PhotoProcess {
  let last = 0;
  let lastDrawing: Promise<unknown> = Promise.resolve();
  const child = supervise<Sent, PhotoReport>({ idleMs, launch: (told) => launch(program, told) });
  const nextId = () => (last += 1);

  async function drawNow(picture: Uint8Array): Promise<Uint8Array | Refused> {
    const late = setTimeout(child.stop, maxDrawMs);
    try {
      const report = await child.ask({ id: nextId(), kind: 'draw', length: picture.length, picture });
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
      const report = await child.ask({ id: nextId(), kind: 'read', jpeg });
      return report?.kind === 'read' ? report.text : null;
    },
    stop: () => child.stop(),
  };
}

function launch(program: URL, { report, ended }: Told<PhotoReport>): Launched<Sent> {
  const started = forkProgram(program);
  // safe: photo-program.ts sends nothing else.
  started.on('message', (message) => report(message as PhotoReport));
  started.once('error', ended);
  started.once('exit', ended);
  return {
    post({ picture, ...task }) {
      started.send(task, (error) => (error === null ? undefined : ended()));
      if (picture) started.stdin?.write(picture);
    },
    end: () => void started.kill('SIGKILL'),
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
