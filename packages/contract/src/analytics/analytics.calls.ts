import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { done, list, wholeText } from '../fields.ts';
import { analyticsSummary, dailyAnalytics } from './analytics.shapes.ts';

export const getAnalyticsSummary = defineCall({
  name: 'getAnalyticsSummary',
  method: 'GET',
  path: '/api/analytics/summary',
  access: 'admin',
  reply: analyticsSummary,
});

export const listDailyAnalytics = defineCall({
  name: 'listDailyAnalytics',
  method: 'GET',
  path: '/api/analytics/daily',
  access: 'admin',
  query: z.object({
    days: z._default(wholeText({ min: 1, max: 366, message: 'days must be a number from 1 to 366' }), 30),
  }),
  reply: list(dailyAnalytics),
});

export const recordEvent = defineCall({
  name: 'recordEvent',
  method: 'POST',
  path: '/api/analytics/events',
  access: 'public',
  body: z.object({ eventType: z.literal('pwa_install', 'eventType must be pwa_install') }),
  reply: done,
});
