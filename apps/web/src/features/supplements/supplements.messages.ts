/** Sentences of the supplements that people can read. */
export const supplementMessages = {
  saved: (name: string) => `${name} was saved`,
  noWeekday: 'Choose at least one day',
  doseFailed: 'The dose was not saved. Please try again.',
  doseNotRemoved: 'The dose was not removed. Please try again.',
  doseLater: 'A dose cannot be logged for a future day',
  loadFailed: 'The supplements could not be loaded.',
  dosesFailed: 'The doses could not be loaded.',
  checkFailed: 'The safety check could not be made. Do not take that as a good sign; please try again.',
  empty: 'No supplements yet',
  showAll: (count: number) => `Show all ${count} supplements`,
  emptyNext: 'Add each supplement here. Herbie checks it against the profile and keeps track of the doses.',
  dosesLeftHint: 'Count what is in the pack: 60 capsules at 2 a dose are 30 doses. Each dose you log takes one off.',
  dueToday: 'To take today',
  moreDue: (count: number) => (count === 1 ? 'One more in the tracker' : `${count} more in the tracker`),
  deleteLoss: 'This removes it with all its logged doses. It cannot be undone.',
  reminders:
    'A calendar file with every due dose; open it with the calendar of your phone. You can move the times there.',
  notReminded: (names: string) => `No reminders for your calendar because of a serious warning: ${names}.`,
  nothingMore: 'Nothing more was found. That is no promise.',
  toldAbove: (name: string) => `What was found about ${name} stands above.`,
  tooMany: (most: number) => `Only the ${most} supplements added last were checked together.`,
} as const;
