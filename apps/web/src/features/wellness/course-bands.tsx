import { addDays } from '@herbie/contract';
import { type ReactNode, useState } from 'react';
import { shortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ChartTicks } from './chart-ticks.tsx';
import { wellnessMessages } from './wellness.messages.ts';

/** Something that was taken from one day to another. */
export interface Course {
  readonly id: number;
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface BandProps {
  readonly courses: readonly Course[];
  readonly days: number;
  readonly today: string;
}

const shownMost = 6;

/**
 * When each supplement was begun and stopped, on the same days as the charts above. Of a long list those that begin
 * or end here come first: the others are bars from edge to edge, and where all are, a sentence says the same.
 */
export function CourseBands({ courses, days, today }: BandProps) {
  const bands = toBands({ courses, days, today });
  const [isWhole, setWhole] = useState(false);
  if (bands.length === 0) return null;
  if (!bands.some(isChanged))
    return (
      <Frame>
        <p className="mt-1 wrap-anywhere">{wellnessMessages.allTheseDays(bands.map(({ name }) => name))}</p>
      </Frame>
    );
  const shown = isWhole ? bands : lastChanged(bands);
  return (
    <Frame>
      <ul className="mt-3 space-y-2.5">
        {shown.map(({ id, name, words, from, to, startsHere, endsHere }) => (
          <li key={id} className="grid gap-x-4 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center">
            <p className="text-sm leading-snug wrap-anywhere">
              <span className="font-semibold">{name}</span> <span className="text-soft">{words}</span>
            </p>
            <div aria-hidden className="relative h-3.5 rounded-full bg-sunken">
              <span
                data-band
                className={`absolute inset-y-0 bg-leaf ${startsHere ? 'rounded-l-full' : ''} ${endsHere ? 'rounded-r-full' : ''}`}
                style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="sm:ml-[15rem]">
        <ChartTicks days={Array.from({ length: days }, (_, place) => addDays(today, place - days + 1))} />
      </div>
      {shown.length < bands.length ? (
        <Button variant="quiet" size="small" className="no-print mt-2 -mx-2.5" onClick={() => setWhole(true)}>
          {wellnessMessages.showAllCourses(bands.length)}
        </Button>
      ) : null}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <figure aria-labelledby="courses" className="rounded-2xl border border-line bg-card p-4 shadow-soft sm:p-5">
      <figcaption>
        <h3 id="courses" className="text-lg">
          Supplements over these days
        </h3>
      </figcaption>
      {children}
    </figure>
  );
}

interface Band extends Pick<Course, 'id' | 'name'> {
  readonly words: string;
  /** Its ends, as shares of the range. */
  readonly from: number;
  readonly to: number;
  readonly startsHere: boolean;
  readonly endsHere: boolean;
}

/** In their order. */
function lastChanged(bands: readonly Band[]): readonly Band[] {
  const chosen = bands
    .toSorted((left, right) => Number(isChanged(right)) - Number(isChanged(left)))
    .slice(0, shownMost);
  return bands.filter((band) => chosen.includes(band));
}

function isChanged({ startsHere, endsHere }: Band): boolean {
  return startsHere || endsHere;
}

const dayMs = 86_400_000;

/** Courses that touch the range. One without any date is left out: nobody said when it was taken. */
export function toBands({ courses, days, today }: BandProps): readonly Band[] {
  const first = addDays(today, 1 - days);
  return courses.flatMap(({ id, name, startDate, endDate }) => {
    if (startDate === null && endDate === null) return [];
    if ((startDate ?? first) > today || (endDate ?? today) < first) return [];
    const begins = startDate !== null && startDate >= first;
    const ends = endDate !== null && endDate <= today;
    const from = begins ? daysBetween(first, startDate) / days : 0;
    const to = ends ? (daysBetween(first, endDate) + 1) / days : 1;
    return [{ id, name, words: courseWords({ startDate, endDate }), from, to, startsHere: begins, endsHere: ends }];
  });
}

function courseWords({ startDate, endDate }: Pick<Course, 'startDate' | 'endDate'>): string {
  if (startDate !== null && endDate !== null) return `${shortDate(startDate)} to ${shortDate(endDate)}`;
  return startDate !== null ? `since ${shortDate(startDate)}` : `until ${shortDate(endDate ?? '')}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
