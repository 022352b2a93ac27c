/** How sure the studies are, in everyday words. */
export const gradeWords = {
  strong: 'well studied',
  moderate: 'some good studies',
  limited: 'small or mixed studies',
  theoretical: 'tradition, hardly studied',
} as const;
