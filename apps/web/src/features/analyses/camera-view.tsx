import { Camera } from 'lucide-react';
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

/** The viewfinder. It leaves the page with the picture taken, and the camera stops with it. */
export function CameraView({ onPicture, onUpload }: CameraProps) {
  const { video, state, retry } = useCamera();
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
          'relative aspect-[4/3] w-full rounded-2xl bg-sunken sm:aspect-video',
          problem === null ? 'max-h-[70dvh] overflow-hidden' : 'flex flex-col',
        )}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          className={problem ? 'hidden' : 'size-full object-contain'}
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
          <Corners />
        )}
        {state === 'starting' ? (
          <p role="status" className="absolute inset-0 flex items-center justify-center text-soft">
            Starting the camera…
          </p>
        ) : null}
      </div>
      {problem ? null : (
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
          <Button size="large" onClick={() => void take()} disabled={state !== 'live'}>
            <Camera aria-hidden className="size-5" /> Take Photo
          </Button>
          <p className="text-sm text-soft">Hold the label straight, in good light, and fill the frame.</p>
        </div>
      )}
    </div>
  );
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
