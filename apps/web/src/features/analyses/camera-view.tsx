import { Camera } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { drawJpeg, type Picture } from './picture.ts';
import { useCamera } from './use-camera.ts';

interface CameraProps {
  readonly onPicture: (picture: Picture) => void;
  readonly onUpload: () => void;
}

const problems = {
  denied: analysesMessages.allowCamera,
  absent: analysesMessages.noCamera,
  busy: analysesMessages.cameraBusy,
  unsupported: analysesMessages.withoutCamera,
};

/** What stands above the picture on the page, and a margin below it: the rest of the window is the picture's. */
const roomLeft = 'max(12rem, 100dvh - 23rem)';
const narrowest = 4 / 3;

/** The viewfinder. It leaves the page with the picture taken, and the camera stops with it. */
export function CameraView({ onPicture, onUpload }: CameraProps) {
  const { video, state, retry } = useCamera();
  const [shape, setShape] = useState(() => (innerWidth < innerHeight ? 3 / 4 : 16 / 9));
  const measure = () => {
    const { videoWidth, videoHeight } = video.current ?? {};
    if (videoWidth && videoHeight) setShape(videoWidth / videoHeight);
  };
  const take = async () => {
    const element = video.current;
    if (!element) return;
    try {
      const size = { width: element.videoWidth, height: element.videoHeight };
      onPicture({ blob: await drawJpeg(element, size), isShowable: true });
    } catch (error) {
      reportFailure('photo not taken', error);
      toast(analysesMessages.photoFailed);
    }
  };
  const problem = state === 'starting' || state === 'live' ? null : problems[state];
  return (
    <div className="space-y-4">
      {/* Words in it are never cut off: on a narrow screen they make it higher than a picture would be. */}
      <div
        className={classNames(
          'relative w-full rounded-2xl bg-sunken',
          problem === null ? 'mx-auto overflow-hidden' : 'flex aspect-[4/3] flex-col sm:aspect-video',
        )}
        style={problem === null ? boxOf(shape) : undefined}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          onLoadedMetadata={measure}
          onResize={measure}
          className={problem ? 'hidden' : 'size-full object-cover'}
        />
        {problem ? (
          <div className="flex grow flex-col items-center justify-center gap-3 p-5 text-center">
            <p className="max-w-[45ch] text-pretty">{problem}</p>
            <div className="flex flex-wrap justify-center gap-2">
              <Button size="small" onClick={onUpload}>
                Upload a photo instead
              </Button>
              {state === 'unsupported' ? null : (
                <Button size="small" variant="secondary" onClick={retry}>
                  Try the camera again
                </Button>
              )}
            </div>
          </div>
        ) : (
          <>
            <Corners />
            <p className="absolute inset-x-0 bottom-0 flex justify-center p-4">
              <Button size="large" onClick={() => void take()} disabled={state !== 'live'}>
                <Camera aria-hidden className="size-5" /> Take Photo
              </Button>
            </p>
          </>
        )}
        {state === 'starting' ? (
          <p role="status" className="absolute inset-0 flex items-center justify-center text-soft">
            Starting the camera…
          </p>
        ) : null}
      </div>
      {problem ? null : (
        <p className="text-center text-sm text-soft">Hold the label straight, in good light, and fill the frame.</p>
      )}
    </div>
  );
}

/** The shape of the stream, no higher than the window has room for: an upright picture is then cut above and below. */
function boxOf(shape: number) {
  return {
    aspectRatio: shape,
    width: `min(100%, ${Math.max(shape, narrowest)} * ${roomLeft})`,
    maxHeight: roomLeft,
  };
}

function Corners() {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="none"
      aria-hidden
      className="pointer-events-none absolute inset-[6%] h-[88%] w-[88%] text-clay"
    >
      <path
        d="M0 14V0H14M146 0H160V14M160 76V90H146M14 90H0V76"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
