import type { Generated } from 'kysely';

export interface AnalyticsTables {
  analytics_events: {
    id: Generated<number>;
    userId: number | null;
    eventType: string;
    /** JSON; never health data, message text or pictures. */
    eventData: string | null;
    /** A hash made for counting, not the session's own id. */
    sessionId: string | null;
    userAgent: string | null;
    /** Shortened to its network. */
    ipAddress: string | null;
    /** yyyy-MM-dd of the server. */
    day: string;
    createdAt: string;
  };
  daily_analytics: {
    id: Generated<number>;
    date: string;
    totalUsers: Generated<number>;
    newSignups: Generated<number>;
    activeUsers: Generated<number>;
    chatMessages: Generated<number>;
    herbAnalyses: Generated<number>;
    productClicks: Generated<number>;
    pwaInstalls: Generated<number>;
    createdAt: string;
  };
}
