/** Medicines that hold the defences down so far that living germs in food or drink are a danger. */
export const defenceLowering = [
  'class:chemotherapy',
  'class:calcineurin-inhibitor',
  'cyclosporine',
  'tacrolimus',
  'mycophenolate',
  'azathioprine',
  'sirolimus',
  'everolimus',
] as const;
