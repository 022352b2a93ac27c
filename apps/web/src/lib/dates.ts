/** Today where the person is, as yyyy-MM-dd. */
export function localDay(date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** "4 Apr 2025" for a timestamp or a day. */
export function shortDate(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return new Date(isDay ? `${text}T00:00:00Z` : text).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(isDay ? { timeZone: 'UTC' } : {}),
  });
}
