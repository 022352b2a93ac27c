import { reportFailure } from '../../lib/report-failure.ts';

export type CameraState = 'starting' | 'live' | 'unsupported' | 'denied' | 'absent' | 'busy';

/** The rear camera behind one video element. */
export interface Camera {
  start(): Promise<void>;
  /** Lets the camera go, also one that is still being opened. */
  stop(): void;
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

export function createCamera(element: HTMLVideoElement, tell: (state: CameraState) => void): Camera {
  let stream: MediaStream | null = null;
  let turn = 0;

  function stop(): void {
    turn += 1;
    if (stream) letGo(stream);
    stream = null;
    element.srcObject = null;
  }

  async function start(): Promise<void> {
    stop();
    const mine = turn;
    tell('starting');
    if (!canUseCamera()) return tell('unsupported');
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (turn !== mine) return letGo(opened);
      stream = opened;
      for (const track of opened.getVideoTracks()) track.addEventListener('ended', () => tell('denied'));
      element.srcObject = opened;
      await element.play();
      if (turn === mine) tell('live');
    } catch (error) {
      if (turn !== mine) return;
      stop();
      reportFailure('camera not opened', error);
      tell(reasonOf(error));
    }
  }

  return { start, stop };
}

/** Why a camera could not be opened, by the names that browsers give their errors. */
function reasonOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Browsers hide the camera on plain http. */
function canUseCamera(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices?.getUserMedia === 'function';
}
