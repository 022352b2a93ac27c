/** Herbie's mark. */
export function LeafMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <path
        d="M52 6C26 5 9 19 9 39c0 6 2 11 5 15 1-18 11-30 27-37C28 26 20 37 17 57c22 5 40-11 40-36 0-6-2-11-5-15Z"
        fill="currentColor"
      />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2 font-display text-2xl font-semibold text-leaf">
      <LeafMark className="size-7" />
      Herbie
    </span>
  );
}
