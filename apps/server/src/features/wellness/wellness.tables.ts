import type { Generated } from 'kysely';

export interface WellnessTables {
  wellness_entries: {
    id: Generated<number>;
    userId: number;
    profileId: number;
    /** yyyy-MM-dd; one entry per profile and day. */
    date: string;
    sleepQuality: number | null;
    energyLevel: number | null;
    stressLevel: number | null;
    mood: number | null;
    /** JSON list of short texts. */
    symptoms: string | null;
    notes: string | null;
    createdAt: string;
  };
}
