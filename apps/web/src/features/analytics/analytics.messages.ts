/** Every sentence of the overview. */
export const analyticsMessages = {
  title: 'Analytics overview',
  /** The words by which the server's refusal is told from every other failure. */
  refused: 'Admin access required',
  notAdmin: 'Administrator access required to view business metrics',
  failed: 'Unable to load analytics data',
  conversionNote:
    'Conversion is product clicks divided by chat messages, answers included; per question, only what people asked counts.',
  scale: (top: string) => `Scale 0 to ${top}`,
  revenueNote: 'Sales and commission are reported by the retailer, not here.',
  reports: 'Reported answers',
  byDay: 'Day by day',
  range: 'Days shown',
  table: 'Show the figures as a table',
  figures: 'Figures of each day',
  day: 'Day',
  daysFailed: 'The figures by day could not be loaded.',
  days: (count: number) => `${count} days`,
} as const;
