import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';

export type CameraState = 'starting' | 'live' | 'unsupported' | 'denied';

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly retry: () => void;
}

/** The rear camera, on while the component is on the page and the page is seen; off in every other case. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = video.current;
    let stream: MediaStream | null = null;
    let turn = 0;

    const stop = () => {
      turn += 1;
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = null;
      if (element) element.srcObject = null;
    };
    const fail = (next: 'unsupported' | 'denied') => {
      setState(next);
      toast(next === 'denied' ? analysesMessages.cameraDenied : analysesMessages.cameraUnsupported);
    };
    const start = async () => {
      stop();
      const mine = turn;
      setState('starting');
      if (!canUseCamera()) {
        fail('unsupported');
        return;
      }
      try {
        const opened = await navigator.mediaDevices.getUserMedia(wanted);
        if (turn !== mine || !element) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        stream = opened;
        for (const track of opened.getVideoTracks()) track.addEventListener('ended', () => fail('denied'));
        element.srcObject = opened;
        await element.play();
        if (turn === mine) setState('live');
      } catch (error) {
        if (turn !== mine) return;
        stop();
        reportFailure('camera not opened', error);
        fail('denied');
      }
    };
    const follow = () => (document.hidden ? stop() : void start());

    if (!document.hidden) void start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [attempt]);

  return { video, state, retry: () => setAttempt(attempt + 1) };
}

/** Browsers hide the camera on plain http. */
function canUseCamera(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices?.getUserMedia === 'function';
}
