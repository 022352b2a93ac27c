import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { type CameraState, createCamera } from './camera.ts';

interface ShownCamera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly retry: () => void;
}

/** The camera, on while the component is on the page and the page is seen; off in every other case. */
export function useCamera(): ShownCamera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!video.current) return undefined;
    const camera = createCamera(video.current, (next) => {
      setState(next);
      if (next === 'unsupported') toast(analysesMessages.cameraUnsupported);
      else if (next !== 'starting' && next !== 'live') toast(analysesMessages.cameraDenied);
    });
    const follow = () => (document.hidden ? camera.stop() : void camera.start());
    if (!document.hidden) void camera.start();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      camera.stop();
    };
  }, [attempt]);

  return { video, state, retry: () => setAttempt(attempt + 1) };
}
