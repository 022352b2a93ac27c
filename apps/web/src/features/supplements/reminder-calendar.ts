import { addDays, type Supplement, weekdayOf } from '@herbie/contract';

type Reminded = Pick<Supplement, 'id' | 'name' | 'dosage' | 'schedule' | 'startDate' | 'endDate'>;

interface Asked {
  readonly supplements: readonly Reminded[];
  readonly today: string;
  /** When the file is made, as an ISO timestamp. */
  readonly now: string;
}

const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A calendar file with one repeated reminder for each dose of a day. */
export function toCalendar({ supplements, today, now }: Asked): string {
  const events = supplements.flatMap((supplement) => eventsOf({ supplement, today, now }));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Herbie//Supplement reminders//EN',
    'CALSCALE:GREGORIAN',
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

interface One {
  readonly supplement: Reminded;
  readonly today: string;
}

/** Whether doses of it are due, today or later. */
export function isReminded(one: One): boolean {
  return plannedFrom(one) !== null;
}

/** Its plan and the first day that a dose is due, today or later; null when there is none. */
function plannedFrom({ supplement: { schedule, startDate, endDate }, today }: One) {
  if (schedule === null || 'asNeeded' in schedule || schedule.weekdays.length === 0) return null;
  const from = startDate !== null && startDate > today ? startDate : today;
  const first = firstDay({ from, weekdays: schedule.weekdays });
  return endDate !== null && endDate < first ? null : { schedule, first };
}

function eventsOf({ supplement, today, now }: One & Pick<Asked, 'now'>): string[][] {
  const planned = plannedFrom({ supplement, today });
  if (planned === null) return [];
  const { schedule, first } = planned;
  const { id, name, dosage, endDate } = supplement;
  const days = schedule.weekdays.map((day) => dayCodes[day - 1]).join(',');
  const rule = schedule.weekdays.length === 7 ? 'FREQ=DAILY' : `FREQ=WEEKLY;BYDAY=${days}`;
  const until = endDate === null ? '' : `;UNTIL=${plain(endDate)}T235959`;
  const title = escaped(dosage === null ? name : `${name}, ${dosage}`);
  return timesOf(schedule.timesPerDay).map((time, place) => [
    'BEGIN:VEVENT',
    `UID:supplement-${id}-${place + 1}@herbie`,
    `DTSTAMP:${plain(now.slice(0, 19))}Z`,
    `DTSTART:${plain(first)}T${plain(time)}00`,
    'DURATION:PT10M',
    `RRULE:${rule}${until}`,
    `SUMMARY:${title}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
}

/** The first day of the plan that is a day of its week. */
function firstDay({ from, weekdays }: { from: string; weekdays: readonly number[] }): string {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(from, ahead);
    if (weekdays.includes(weekdayOf(day))) return day;
  }
  return from;
}

const firstMinute = 8 * 60;
const lastMinute = 20 * 60;

/** Times spread over the waking day: 09:00 for one, 08:00 and 20:00 for two, evenly between for more. */
export function timesOf(timesPerDay: number): readonly string[] {
  if (timesPerDay === 1) return ['09:00'];
  const step = (lastMinute - firstMinute) / (timesPerDay - 1);
  return Array.from({ length: timesPerDay }, (_, place) => {
    const minute = Math.round(firstMinute + step * place);
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}

function plain(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

const maxBytes = 74;

/** Lines of a calendar file are at most 75 bytes long; the rest goes on after a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > maxBytes) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
