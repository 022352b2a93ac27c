/** Pills that hold a little of many vitamins, by what people call them. */
export const multivitamin =
  /\bmulti[- ]?(?:vitamin|mineral)|\bprenatal vit|\bpregnancy vitamin|\bcentrum\b|\bone a day\b|\bpregnacare\b/i;
