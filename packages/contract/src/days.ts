const dayMs = 24 * 60 * 60 * 1000;

/** A day (yyyy-MM-dd) moved by whole days; pure calendar arithmetic, no time zones. */
export function addDays(day: string, count: number): string {
  return new Date(midnightOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** The number of a day's weekday as schedules have it: 1 = Monday to 7 = Sunday. */
export function weekdayOf(day: string): number {
  const sundayFirst = midnightOf(day).getUTCDay();
  return sundayFirst === 0 ? 7 : sundayFirst;
}

function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
