import type { Generated } from 'kysely';
import type { StoredBoolean } from '../../platform/database/values.ts';

export interface ProfilesTables {
  profiles: {
    id: Generated<number>;
    userId: number;
    name: string;
    age: number | null;
    gender: string | null;
    /** Centimetres. */
    height: number | null;
    /** Kilograms. */
    weight: number | null;
    currentMedications: string | null;
    allergies: string | null;
    healthConcerns: string | null;
    healthGoals: string | null;
    isMainProfile: StoredBoolean;
    createdAt: string;
  };
}
