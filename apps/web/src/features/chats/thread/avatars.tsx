import { LeafMark } from '../../../ui/leaf-mark.tsx';

/** The person's first initial beside their messages. */
export function Initial({ text }: { text: string }) {
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-leaf font-semibold text-on-leaf"
    >
      {text}
    </span>
  );
}

/** A phone has no room to spare beside an answer. */
export function Herbie() {
  return (
    <span
      aria-hidden
      className="hidden size-9 shrink-0 items-center justify-center rounded-full border border-line bg-card text-leaf sm:flex"
    >
      <LeafMark className="size-5" />
    </span>
  );
}
