/** Sentences of the wellness tracker that people can read. */
export const wellnessMessages = {
  lead: 'Keep track of sleep, energy, stress, mood and symptoms, and of the supplements that are taken.',
  of: (name: string) => `${name}’s`,
  entriesOf: (name: string | undefined) => (name === undefined ? 'Your entries' : `${name}’s entries`),
  notLoggedToday: 'How are you today? Sleep, energy and stress take half a minute.',
  logToday: 'Log today',
  changeToday: 'Change',
  noProfile: 'Create a profile first',
  noProfileWhy: 'Entries and supplements belong to a person, so that Herbie can check them.',
  loadFailed: 'The entries could not be loaded.',
  offline: 'You are offline. The entries are shown again when the connection is back.',
  waiting: 'Waiting to be sent',
  dateMissing: 'Date is required',
  dateLater: 'Date cannot be in the future',
  alreadyLogged: 'You already logged this day. Saving replaces it.',
  dayUnknown: 'Could not look up this day. If you logged it already, saving replaces it.',
  notDeleted: 'The entry was not deleted. Please try again.',
  notRestored: 'The entry could not be put back. Please try again.',
  stressNote: 'If stress stays high, that is a good reason to talk to a health professional.',
  nothingToExport: 'There is nothing to export yet.',
  fileUnreadable:
    'This file could not be read. It must be a CSV or JSON file with a column "date" and the three scores.',
  sameDayTwice: ({ place, later }: { place: string; later: string }) =>
    `${place}: ${later.toLowerCase()} is for the same day, and counts instead`,
  fileEmpty: 'There are no entries in this file.',
  importCount: ({ count, replaced }: { count: number; replaced: number }) => {
    if (count === 0) return 'No entry can be saved.';
    const saved = `${count === 1 ? 'One entry' : `${count} entries`} can be saved.`;
    if (replaced === 0) return saved;
    if (count === 1) return `${saved} It replaces what is already logged on that day.`;
    return replaced === 1
      ? `${saved} One of them replaces what is already logged on that day.`
      : `${saved} ${replaced} of them replace what is already logged on those days.`;
  },
  importLeftOut: (count: number) => (count === 1 ? 'One row cannot be used' : `${count} rows cannot be used`),
  importFailed: 'Not everything was saved. What was saved stays; trying again does no harm.',
  beforeSince:
    'What was logged before a supplement was begun in this range, and since. Other things changed too, so it does not show what the supplement did.',
  daysCompared: (days: number) =>
    `Days of the last ${days} on which something was taken or noted, beside the logged days without it. It shows what went together, not what caused it.`,
  tooFewDays: 'Too few days to tell: a difference like this comes about by chance. Ten days of each say more.',
  wentTogether: 'Other things differ between these days too, so talk it over before you change anything.',
  begunTogether: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
  allTheseDays: (names: readonly string[]) => `On the list on all these days: ${names.join(', ')}.`,
  showAllCourses: (count: number) => `Show all ${count}`,
  nothingToSay: 'Insights appear when there is something logged in this range.',
} as const;

export const usualSymptoms = [
  'Headache',
  'Tiredness',
  'Stomach upset',
  'Pain',
  'Anxiety',
  'Low mood',
  'Dizziness',
  'Cough or cold',
] as const;

export const tips = [
  'Log at about the same time each day. A few weeks tell more than a single day.',
  'Begin one new supplement at a time, so that a change is easier to trace.',
  'Use the notes for what was different: travel, a late meal, a new medicine.',
  'Add everything you take to your supplements. Herbie can only check what it knows about.',
  'Show this page or the safety check to your doctor or pharmacist. A symptom that is new, strong or does not go away belongs with them.',
] as const;
