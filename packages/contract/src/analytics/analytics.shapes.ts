import * as z from 'zod/mini';

/** Totals of all time, and of the day of the server's time zone. */
export const analyticsSummary = z.object({
  totalUsers: z.number(),
  newSignupsToday: z.number(),
  activeUsersToday: z.number(),
  totalChatMessages: z.number(),
  totalHerbAnalyses: z.number(),
  totalProductClicks: z.number(),
});
export type AnalyticsSummary = z.output<typeof analyticsSummary>;

/** One day; `date` is yyyy-MM-dd. */
export const dailyAnalytics = z.object({
  id: z.number(),
  date: z.string(),
  totalUsers: z.number(),
  newSignups: z.number(),
  activeUsers: z.number(),
  chatMessages: z.number(),
  herbAnalyses: z.number(),
  productClicks: z.number(),
  pwaInstalls: z.number(),
  createdAt: z.string(),
});
