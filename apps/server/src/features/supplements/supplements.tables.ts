import type { Generated } from 'kysely';

export interface SupplementsTables {
  supplements: {
    id: Generated<number>;
    userId: number;
    profileId: number;
    name: string;
    dosage: string | null;
    frequency: string | null;
    startDate: string | null;
    endDate: string | null;
    notes: string | null;
    /** JSON, see the contract's Schedule. */
    schedule: string | null;
    /** JSON, see `count` in supply.ts. */
    supply: string | null;
    createdAt: string;
  };
  supplement_doses: {
    id: Generated<number>;
    userId: number;
    supplementId: number;
    takenOn: string;
    time: string | null;
    status: 'taken' | 'skipped';
    createdAt: string;
  };
}
