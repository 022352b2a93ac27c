import type { BodyOf } from '../call.ts';
import type { Profile } from '../profiles/profiles.shapes.ts';
import { toMeasured } from '../supplements/supplements.shapes.ts';
import type { checkSafety } from './safety.calls.ts';

type PersonFields = Pick<
  Profile,
  'age' | 'gender' | 'currentMedications' | 'allergies' | 'healthConcerns' | 'healthGoals'
>;

interface Known {
  /** Null when it is checked for no profile. */
  readonly stored: PersonFields | null;
  /** What is on the supplement list of that profile. */
  readonly listed: readonly Parameters<typeof toMeasured>[0][];
}

/** What the engine reads of a profile. */
export function toPersonInput(profile: PersonFields): PersonFields {
  const { age, gender, currentMedications, allergies, healthConcerns, healthGoals } = profile;
  return { age, gender, currentMedications, allergies, healthConcerns, healthGoals };
}

/** What the engine is asked, on the server as on a device without a network. Typed fields stand in for the stored ones. */
export function toCheckInput({ items, amounts, profile }: BodyOf<typeof checkSafety>, { stored, listed }: Known) {
  const asked = new Set(items.map(plain));
  const told = new Map(amounts?.map((amount) => [amount.item.trim(), amount.told]));
  const named = items.map((item) => item.trim()).filter((item) => item !== '');
  return {
    person: {
      age: profile?.age ?? stored?.age ?? null,
      gender: profile?.gender ?? stored?.gender ?? null,
      currentMedications: profile?.currentMedications ?? stored?.currentMedications ?? null,
      allergies: profile?.allergies ?? stored?.allergies ?? null,
      healthConcerns: profile?.healthConcerns ?? stored?.healthConcerns ?? null,
      healthGoals: stored?.healthGoals ?? null,
      supplements: listed.map(({ name }) => name).filter((name) => !asked.has(plain(name))),
    },
    items: named.map((name) => toItem(name, told.get(name))),
    beside: listed.map(toMeasured),
  };
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function toItem(name: string, told: string | undefined): string | { name: string; told: string } {
  return told === undefined ? name : { name, told };
}
