import { type Metric, scoreLabel } from '@herbie/domain/wellness';
import { dayName, type DayPoint } from './chart-days.ts';

interface TableProps {
  readonly label: string;
  readonly metric: Metric;
  readonly points: readonly DayPoint[];
}

/** The bars of a chart for those who hear it. */
export function DayTable({ label, metric, points }: TableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{label} by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points
            .filter(({ score }) => score !== null)
            .map(({ day, score }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                <td>{valueWords(metric, score)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

export function valueWords(metric: Metric, score: number | null): string {
  return score === null ? 'nothing logged' : `${score} of 5, ${scoreLabel(metric, score)}`;
}
