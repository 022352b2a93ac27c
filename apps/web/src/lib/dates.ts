/** Today where the person is, as yyyy-MM-dd. */
export function localDay(date = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** "4 Apr 2025" for a timestamp or a day. */
export function shortDate(text: string): string {
  const day = isDay.test(text) ? text : localDay(new Date(text));
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`;
}

/** "20 Nov 2026, 14:05" where the person is. */
export function dateAndTime(timestamp: string): string {
  const time = new Date(timestamp).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${shortDate(timestamp)}, ${time}`;
}

/** "4 Apr" for a day. Written out here: the browser's own words for dates cost a phone a tenth of a second at first use. */
export function dayAndMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]}`;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
