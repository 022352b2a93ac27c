/** Every sentence of the list of reported answers. */
export const reportsMessages = {
  title: 'Reported answers',
  lead: 'Answers that people called unsafe, newest first. You do not see who reported it, the question or the profile, and the text of the answer only where its reader agreed.',
  none: 'No answer has been reported.',
  failed: 'The reports could not be loaded.',
  notSaved: 'The report could not be changed. Please try again.',
  noNote: 'No words were left.',
  notShared: 'The text was not shared.',
  noRules: 'None',
  older: 'Load older reports',
  handle: 'Mark as handled',
  reopen: 'Open again',
  handled: (day: string) => `Handled on ${day}`,
} as const;
