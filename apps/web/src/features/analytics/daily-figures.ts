import { addDays, type listDailyAnalytics, type ReplyOf } from '@herbie/contract';

type DailyRow = ReplyOf<typeof listDailyAnalytics>[number];

export const ranges = [7, 30, 90] as const;
export type Range = (typeof ranges)[number];

/** One day of the overview; a day on which nothing happened has zeros and the accounts of the day before. */
export interface Figures {
  readonly day: string;
  readonly totalUsers: number;
  readonly newSignups: number;
  readonly activeUsers: number;
  /** Questions asked; an answer is not counted beside its question. */
  readonly questions: number;
  readonly herbAnalyses: number;
  readonly productClicks: number;
  readonly pwaInstalls: number;
  /** Percent of the accounts that did something; those active and deleted the same day count on both sides. */
  readonly engagement: number;
  /** Product clicks in percent of the questions; may be more than a hundred. */
  readonly clicksByQuestion: number;
}

type Counted = Omit<Figures, 'day' | 'engagement' | 'clicksByQuestion'>;
const nothing: Counted = {
  totalUsers: 0,
  newSignups: 0,
  activeUsers: 0,
  questions: 0,
  herbAnalyses: 0,
  productClicks: 0,
  pwaInstalls: 0,
};

interface Span {
  readonly rows: readonly DailyRow[];
  readonly days: number;
  /** The last day shown. */
  readonly today: string;
}

/** Every day of the range, oldest first. The server's day may be ahead of this device's. */
export function toFigures({ rows, days, today }: Span): readonly Figures[] {
  const byDay = new Map(rows.map((row) => [row.date, row]));
  const last = rows.reduce((latest, { date }) => (date > latest ? date : latest), today);
  let totalUsers = 0;
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(last, place - days + 1);
    const row = byDay.get(day);
    const counted = row ? toCounted(row) : { ...nothing, totalUsers };
    totalUsers = counted.totalUsers;
    return {
      ...counted,
      day,
      engagement: share(counted.activeUsers, Math.max(totalUsers, counted.activeUsers)),
      clicksByQuestion: share(counted.productClicks, counted.questions),
    };
  });
}

function toCounted(row: DailyRow): Counted {
  const { totalUsers, newSignups, activeUsers, chatMessages, herbAnalyses, productClicks, pwaInstalls } = row;
  return { totalUsers, newSignups, activeUsers, questions: chatMessages, herbAnalyses, productClicks, pwaInstalls };
}

/** In percent; nothing of nothing is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** One decimal. */
export function percent(value: number): string {
  return `${value.toFixed(1)}%`;
}

/** The top of an axis: the next 1, 2 or 5 times a power of ten, so that bars of different days can be compared. */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(...values, 0);
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}
