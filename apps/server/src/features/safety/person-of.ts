import type { PersonInput } from '@herbie/domain';
import type { Profile } from '@herbie/contract';

/** What the engine reads of a profile. */
export function toPersonInput(profile: Profile): PersonInput {
  const { age, gender, currentMedications, allergies, healthConcerns, healthGoals } = profile;
  return { age, gender, currentMedications, allergies, healthConcerns, healthGoals };
}
