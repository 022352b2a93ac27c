import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { daysBack, done, list } from '../fields.ts';
import { analyticsSummary, dailyAnalytics } from './analytics.shapes.ts';

/** Figures of the whole site, up to now. */
export const getAnalyticsSummary = defineCall({
  name: 'getAnalyticsSummary',
  method: 'GET',
  path: '/api/analytics/summary',
  access: 'admin',
  reply: analyticsSummary,
});

/** The site's figures, a row for each of the last `days` days. */
export const listDailyAnalytics = defineCall({
  name: 'listDailyAnalytics',
  method: 'GET',
  path: '/api/analytics/daily',
  access: 'admin',
  query: z.object({
    days: daysBack(),
  }),
  reply: list(dailyAnalytics),
});

/** Counts that the app was installed. */
export const recordEvent = defineCall({
  name: 'recordEvent',
  method: 'POST',
  path: '/api/analytics/events',
  access: 'public',
  body: z.object({ eventType: z.literal('pwa_install', 'eventType must be pwa_install') }),
  reply: done,
  creates: true,
});
