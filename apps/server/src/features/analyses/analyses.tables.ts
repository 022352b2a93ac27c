import type { Generated } from 'kysely';

export interface AnalysesTables {
  herb_analyses: {
    id: Generated<number>;
    userId: number;
    profileId: number | null;
    /** The redrawn JPEG, without metadata; null when only the label's text was sent. */
    imageBase64: string | null;
    result: string;
    herbId: number | null;
    herbName: string | null;
    /** JSON with candidates, label, findings and the rest. */
    details: string | null;
    engine: 'built-in' | 'model';
    createdAt: string;
  };
}
