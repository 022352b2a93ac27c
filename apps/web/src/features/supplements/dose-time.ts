/** The time where the person is, as HH:MM. */
export function localTime(date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
