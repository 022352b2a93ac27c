import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type Picture, toPicture } from './picture.ts';

/** Choosing or dropping a picture of any image type. */
export function UploadView({ onPicture }: { onPicture: (picture: Picture) => void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = async (file: File | undefined) => {
    if (file) onPicture(await toPicture(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex aspect-[4/3] max-h-[70dvh] w-full rounded-2xl border-2 border-dashed focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-clay sm:aspect-video',
        isOver ? 'border-leaf bg-tint' : 'border-strong-line',
      )}
    >
      <label
        htmlFor={id}
        className="flex grow cursor-pointer flex-col items-center justify-center gap-2 p-5 text-center"
      >
        <ImageUp aria-hidden className="size-10 text-leaf" />
        <span className="font-display text-lg">Choose a photo</span>
        <span className="text-soft">of a label, a package or a plant, or drop it here</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label="Choose a photo"
        className="sr-only"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
    </div>
  );
}
