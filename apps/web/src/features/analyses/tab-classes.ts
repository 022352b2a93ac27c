export const tabListClass = 'flex max-w-md flex-wrap rounded-3xl bg-sunken p-1';
/** For a choice inside a tab: plainly less than the tabs above it. */
export const innerTabListClass = 'flex gap-5 border-b border-line';
export const innerTabClass =
  '-mb-px min-h-11 border-b-2 border-transparent px-1 font-semibold text-soft hover:text-ink aria-selected:border-leaf aria-selected:text-leaf';

export const tabClass =
  'grow rounded-full border border-transparent px-4 py-2 font-semibold text-soft aria-selected:bg-card aria-selected:text-leaf aria-selected:border-strong-line min-h-11 disabled:opacity-60';
