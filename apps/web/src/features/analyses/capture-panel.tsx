import { limits } from '@herbie/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Problem } from '../../ui/states.tsx';
import { CameraView } from './camera-view.tsx';
import type { Picture } from './picture.ts';
import type { ReadingStep } from './read-label-text.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { innerTabClass, innerTabListClass } from './tab-classes.ts';
import { UploadView } from './upload-view.tsx';
import { useObjectUrl } from './use-object-url.ts';

export type CaptureWay = 'camera' | 'upload';

interface CaptureProps {
  readonly way: CaptureWay;
  readonly onWay: (way: CaptureWay) => void;
  readonly picture: Picture | null;
  readonly onPicture: (picture: Picture | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onIdentify: () => void;
  readonly isBusy: boolean;
  readonly step: ReadingStep | null;
  readonly onStopReading: () => void;
  readonly problem: string | null;
  /** Whom it is checked for. */
  readonly children: ReactNode;
}

/** The Analyzer tab: a picture from the camera or a file, its preview, and the words of the label for those who type. */
export function CapturePanel(parts: CaptureProps) {
  const { picture, text, onText, isBusy, step, onStopReading, problem, children } = parts;
  const words = (
    <TextArea
      label="What the label says (optional)"
      hint="Type the names and amounts, or just the name of a herb, when the photo is hard to read. A picture is not needed then."
      rows={4}
      maxLength={limits.labelText}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      {picture ? <Preview picture={picture} /> : <PictureChoice {...parts} />}
      <div className="space-y-4">
        {children}
        {/* Who has a photo goes on with it: the button is in sight without scrolling, the words are beside the point. */}
        {picture ? null : words}
        <Actions {...parts} />
        <p role="status" className="sr-only">
          {step ? 'Reading the label' : isBusy ? 'Identifying' : ''}
        </p>
        {step ? <ReadingProgress step={step} onStop={onStopReading} /> : null}
        <Problem>{problem}</Problem>
        {picture ? words : null}
      </div>
    </div>
  );
}

/** The button that drops the photo is gone with it: the keyboard goes on where another one is taken. */
const chosenWay = '[role=tabpanel] [role=tab][aria-selected=true]';

function PictureChoice({ way, onWay, onPicture }: Pick<CaptureProps, 'way' | 'onWay' | 'onPicture'>) {
  return (
    <Tabs value={way} onValue={onWay}>
      <TabList label="Where the photo comes from" className={innerTabListClass}>
        <Tab value="camera" className={innerTabClass}>
          Camera
        </Tab>
        <Tab value="upload" className={innerTabClass}>
          Upload
        </Tab>
      </TabList>
      <TabPanel value="camera" className="pt-4">
        <CameraView onPicture={onPicture} onUpload={() => onWay('upload')} />
      </TabPanel>
      <TabPanel value="upload" className="pt-4">
        <UploadView onPicture={onPicture} />
      </TabPanel>
    </Tabs>
  );
}

function Actions({ picture, text, isBusy, onIdentify, onPicture }: CaptureProps) {
  const again = () => {
    onPicture(null);
    setTimeout(() => document.querySelector<HTMLElement>(chosenWay)?.focus(), 0);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <IdentifyButton
        key={String(picture !== null)}
        takesFocus={picture !== null}
        canIdentify={picture !== null || text.trim() !== ''}
        {...{ onIdentify, isBusy }}
      />
      {picture ? (
        <Button variant="secondary" size="large" onClick={again} disabled={isBusy}>
          Try Again
        </Button>
      ) : null}
    </div>
  );
}

interface IdentifyProps {
  readonly takesFocus: boolean;
  readonly onIdentify: () => void;
  readonly isBusy: boolean;
  readonly canIdentify: boolean;
}

function IdentifyButton({ takesFocus, onIdentify, isBusy, canIdentify }: IdentifyProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Button ref={button} size="large" onClick={onIdentify} disabled={isBusy || !canIdentify}>
      {isBusy ? 'Identifying…' : 'Identify Herb'}
    </Button>
  );
}

function Preview({ picture }: { picture: Picture }) {
  const url = useObjectUrl(picture.blob);
  if (!picture.isShowable)
    return (
      <p className="flex aspect-[4/3] w-full items-center justify-center rounded-2xl bg-sunken p-6 text-center text-soft sm:aspect-video">
        This browser cannot show this kind of picture. It can still be sent.
      </p>
    );
  return url ? (
    <img
      src={url}
      alt="What will be identified"
      className="max-h-[42dvh] w-full rounded-2xl bg-sunken object-contain lg:max-h-[70dvh]"
    />
  ) : null;
}
