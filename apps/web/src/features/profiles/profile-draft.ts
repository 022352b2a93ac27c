import type { Profile } from '@herbie/contract';
import {
  composeConcerns,
  composeGoals,
  type InterestKey,
  parseConcerns,
  parseGoals,
  type SafetyPhraseKey,
} from '@herbie/domain/profile-phrases';
import { splitNames } from '../../lib/name-list.ts';

/** What the form holds while it is edited; lengths stay as typed in the chosen units. */
export interface ProfileDraft {
  readonly name: string;
  readonly age: string;
  readonly gender: '' | NonNullable<Profile['gender']>;
  /** Centimetres. */
  readonly height: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly medications: readonly string[];
  readonly allergies: readonly string[];
  readonly concerns: string;
  readonly phrases: readonly SafetyPhraseKey[];
  readonly surgeryOn: string;
  readonly goals: string;
  readonly interests: readonly InterestKey[];
}

export const blankDraft: ProfileDraft = {
  name: '',
  age: '',
  gender: '',
  height: null,
  weight: null,
  medications: [],
  allergies: [],
  concerns: '',
  phrases: [],
  surgeryOn: '',
  goals: '',
  interests: [],
};

export function toDraft(profile: Profile): ProfileDraft {
  const concerns = parseConcerns(profile.healthConcerns);
  const goals = parseGoals(profile.healthGoals);
  return {
    name: profile.name,
    age: profile.age === null ? '' : String(profile.age),
    gender: profile.gender ?? '',
    height: profile.height,
    weight: profile.weight,
    medications: splitNames(profile.currentMedications),
    allergies: splitNames(profile.allergies),
    concerns: concerns.text,
    phrases: concerns.phrases,
    surgeryOn: concerns.surgeryOn ?? '',
    goals: goals.text,
    interests: goals.interests,
  };
}

/** The draft as the profile call takes it. */
export function toFields(draft: ProfileDraft) {
  return {
    name: draft.name,
    age: readAge(draft.age),
    gender: draft.gender === '' ? null : draft.gender,
    height: draft.height,
    weight: draft.weight,
    currentMedications: draft.medications.join(', '),
    allergies: draft.allergies.join(', '),
    healthConcerns: composeConcerns({
      text: draft.concerns,
      phrases: draft.phrases,
      surgeryOn: draft.surgeryOn === '' ? null : draft.surgeryOn,
    }),
    healthGoals: composeGoals({ text: draft.goals, interests: draft.interests }),
  };
}

/** Digits alone: "0x20" or "1e2" is no age anybody means. */
function readAge(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The fields that were changed since the form was opened: the others may have been changed elsewhere since then, and a
 * medicine added on another device must not be lost.
 */
export function changedFields(start: ProfileDraft, draft: ProfileDraft): Partial<ReturnType<typeof toFields>> {
  const before: Readonly<Record<string, unknown>> = toFields(start);
  return Object.fromEntries(Object.entries(toFields(draft)).filter(([name, value]) => value !== before[name]));
}
