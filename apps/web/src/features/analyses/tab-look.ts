export const tabListClass = 'flex max-w-md rounded-full bg-sunken p-1';
export const tabClass =
  'grow rounded-full px-4 py-2 font-semibold text-soft data-[state=active]:bg-card data-[state=active]:text-leaf data-[state=active]:shadow-soft min-h-11 disabled:opacity-60';
